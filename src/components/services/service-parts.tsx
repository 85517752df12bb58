import { graphql } from "gatsby";
import { columns, space } from "../../theme/theme";
import { articleRow } from "../detail/article-row";
import { Companies } from "../basics/companies";
import { Figures } from "../basics/figures";
import { LinkRows } from "../basics/link-rows";
import { Part } from "../layout/part";
import { Points } from "../basics/points";
import { Programmes } from "./programmes";
import { ProjectDomains } from "./project-domains";
import { Quotes } from "../basics/quotes";
import { ResearchDomains } from "./research-domains";
import { Steps } from "../basics/steps";
import { Successes } from "./successes";
import { Trainers } from "../detail/trainers";
import { Tracks } from "./tracks";

type ServicePartsProps = { service: Queries.ServicePartsFragment; headings: Queries.ServiceHeadingsFragment };

/** The sections of a service page; optional ones depend on the service's content. */
export function ServiceParts({ service, headings }: ServicePartsProps) {
  const { stats, domains, tracks, programmes, offers, researchDomains, process, companies, successes, reviews } =
    service;
  const { mentors, courses, articles } = service;
  const leads = [
    ...(courses ?? []).map(({ path, title, durations, level }) => ({
      to: path,
      title: `${title} course`,
      note: `${durations.page} · ${level}`,
    })),
    ...articles.map(articleRow),
  ];
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
          <p css={more}>
            <a href="/success-stories">More success stories</a>
          </p>
        </Part>
      )}
      {reviews && (
        <Part id="reviews" heading={reviews}>
          <Quotes quotes={reviews.items.map(({ service: about, ...review }) => ({ ...review, about }))} />
        </Part>
      )}
      {mentors && (
        <Part id="people" heading={headings.people}>
          <Trainers trainers={mentors} css={columns(2, 2)} />
        </Part>
      )}
      {leads.length > 0 && (
        <Part id="leads" heading={headings.leads}>
          <LinkRows rows={leads} />
        </Part>
      )}
    </>
  );
}

const more = { marginTop: space.l, fontWeight: 700 };

export const query = graphql`
  fragment ServiceParts on Service {
    mentors {
      ...Trainers
    }
    courses {
      path
      title
      durations {
        page
      }
      level
    }
    articles {
      ...ArticleRow
    }
    stats {
      ...Figures
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
  fragment ServiceHeadings on ServicePagesDetail {
    people {
      ...Section
    }
    leads {
      ...Section
    }
  }
`;
