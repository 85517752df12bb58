import { graphql } from "gatsby";
import { columns, space } from "../../theme/theme";
import type { DetailParts } from "../detail/detail-body";
import { Companies } from "../shared/companies";
import { articleRow, LinkRows } from "../shared/link-rows";
import { Points } from "../shared/points";
import { Programmes } from "./programmes";
import { ProjectDomains } from "./project-domains";
import { Quotes } from "../shared/quotes";
import { ResearchDomains } from "./research-domains";
import { Steps } from "../shared/steps";
import { Successes } from "./successes";
import { Trainers } from "../detail/trainers";
import { Tracks } from "./tracks";

type ServicePartsProps = { service: Queries.ServicePartsFragment; headings: Queries.ServiceHeadingsFragment };

/** Returns the sections of a service page, without empty ones. */
export function serviceParts({ service, headings }: ServicePartsProps): DetailParts {
  const { domains, tracks, programmes, offers, researchDomains, process, companies, successes, reviews } = service;
  const { mentors, courses, articles } = service;
  const leads = [
    ...(courses ?? []).map(({ path, title, durations, level }) => ({
      to: path,
      title: `${title} course`,
      note: `${durations.page}, ${level}`,
    })),
    ...articles.map(articleRow),
  ];
  return [
    !!domains?.items.length && {
      id: "domains",
      heading: domains,
      children: <ProjectDomains domains={domains.items} />,
    },
    !!tracks?.items.length && { id: "tracks", heading: tracks, children: <Tracks tracks={tracks.items} /> },
    !!programmes?.items.length && {
      id: "programmes",
      heading: programmes,
      children: <Programmes programmes={programmes.items} />,
    },
    offers.items.length > 0 && { id: "offers", heading: offers, children: <Points points={offers.items} /> },
    !!researchDomains?.items.length && {
      id: "research-domains",
      heading: researchDomains,
      children: <ResearchDomains domains={researchDomains.items} />,
    },
    process.items.length > 0 && { id: "process", heading: process, children: <Steps steps={process.items} /> },
    !!companies?.items.length && {
      id: "companies",
      heading: companies,
      children: <Companies companies={companies.items} />,
    },
    !!successes?.items.length && {
      id: "successes",
      heading: successes,
      children: (
        <>
          <Successes successes={successes.items} />
          <p css={more}>
            <a href="/success-stories">More success stories</a>
          </p>
        </>
      ),
    },
    !!reviews?.items.length && {
      id: "reviews",
      heading: reviews,
      children: <Quotes quotes={reviews.items.map(({ service: about, ...review }) => ({ ...review, about }))} />,
    },
    !!mentors?.length && {
      id: "people",
      heading: headings.people,
      children: <Trainers trainers={mentors} css={columns(2, 2)} />,
    },
    leads.length > 0 && { id: "leads", heading: headings.leads, children: <LinkRows rows={leads} /> },
  ];
}

const more = { marginTop: space.l, fontWeight: 700 };

export const query = graphql`
  fragment ServiceParts on Service {
    mentors { ...Trainers }
    courses { path title durations { page } level }
    articles { ...ArticleRow }
    domains { heading lead items { ...ProjectDomains } }
    tracks { heading lead items { ...Tracks } }
    programmes { heading lead items { ...Programmes } }
    offers { heading lead items { ...Points } }
    researchDomains { heading lead items { ...ResearchDomains } }
    process { heading lead items { ...Steps } }
    companies { heading lead items { name field package } }
    successes { heading lead items { ...Successes } }
    reviews { heading lead items { name role service rating content } }
  }
  fragment ServiceHeadings on ServicePagesDetail { people { ...Section } leads { ...Section } }
`;
