import { graphql } from "gatsby";
import { Companies } from "../basics/companies";
import { Figures } from "../basics/figures";
import { Part } from "../layout/part";
import { Points } from "../basics/points";
import { Programmes } from "./programmes";
import { ProjectDomains } from "./project-domains";
import { Quotes } from "../basics/quotes";
import { ResearchDomains } from "./research-domains";
import { Steps } from "../basics/steps";
import { Successes } from "./successes";
import { Tracks } from "./tracks";

type ServicePartsProps = { service: Queries.ServicePartsFragment };

/** The sections of a service page; optional ones show only where the service has them. */
export function ServiceParts({ service }: ServicePartsProps) {
  const { stats, domains, tracks, programmes, offers, researchDomains, process, companies, successes, reviews } =
    service;
  return (
    <>
      {stats && <Figures figures={stats} />}
      {domains && (
        <Part id="domains" heading={domains}>
          <ProjectDomains domains={domains.items} />
        </Part>
      )}
      {tracks && (
        <Part id="tracks" heading={tracks}>
          <Tracks tracks={tracks.items} />
        </Part>
      )}
      {programmes && (
        <Part id="programmes" heading={programmes}>
          <Programmes programmes={programmes.items} />
        </Part>
      )}
      <Part id="offers" heading={offers}>
        <Points points={offers.items} />
      </Part>
      {researchDomains && (
        <Part id="research-domains" heading={researchDomains}>
          <ResearchDomains domains={researchDomains.items} />
        </Part>
      )}
      <Part id="process" heading={process}>
        <Steps steps={process.items} />
      </Part>
      {companies && (
        <Part id="companies" heading={companies}>
          <Companies companies={companies.items} />
        </Part>
      )}
      {successes && (
        <Part id="successes" heading={successes}>
          <Successes successes={successes.items} />
        </Part>
      )}
      {reviews && (
        <Part id="reviews" heading={reviews}>
          <Quotes quotes={reviews.items.map(({ service: about, ...review }) => ({ ...review, about }))} />
        </Part>
      )}
    </>
  );
}

export const query = graphql`
  fragment ServiceParts on Service {
    stats {
      figure
      label
    }
    domains {
      heading
      lead
      items {
        ...ProjectDomains
      }
    }
    tracks {
      heading
      lead
      items {
        ...Tracks
      }
    }
    programmes {
      heading
      lead
      items {
        ...Programmes
      }
    }
    offers {
      heading
      lead
      items {
        ...Points
      }
    }
    researchDomains {
      heading
      lead
      items {
        ...ResearchDomains
      }
    }
    process {
      heading
      lead
      items {
        ...Steps
      }
    }
    companies {
      heading
      lead
      items {
        name
        field
        package
      }
    }
    successes {
      heading
      lead
      items {
        ...Successes
      }
    }
    reviews {
      heading
      lead
      items {
        name
        role
        service
        rating
        content
      }
    }
  }
`;
