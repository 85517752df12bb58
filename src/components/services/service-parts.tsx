import { graphql } from "gatsby";
import { columns, space } from "../../theme/theme";
import type { DetailParts } from "../detail/detail-body";
import { partOf } from "../detail/part";
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
    partOf("domains", domains, domains?.items, (items) => <ProjectDomains domains={items} />),
    partOf("tracks", tracks, tracks?.items, (items) => <Tracks tracks={items} />),
    partOf("programmes", programmes, programmes?.items, (items) => <Programmes programmes={items} />),
    partOf("offers", offers, offers.items, (items) => <Points points={items} />),
    partOf("research-domains", researchDomains, researchDomains?.items, (items) => <ResearchDomains domains={items} />),
    partOf("process", process, process.items, (items) => <Steps steps={items} />),
    partOf("companies", companies, companies?.items, (items) => <Companies companies={items} />),
    partOf("successes", successes, successes?.items, (items) => (
      <>
        <Successes successes={items} />
        <p css={more}>
          <a href="/success-stories">More success stories</a>
        </p>
      </>
    )),
    partOf("reviews", reviews, reviews?.items, (items) => (
      <Quotes quotes={items.map(({ service: about, ...review }) => ({ ...review, about }))} />
    )),
    partOf("people", headings.people, mentors, (items) => <Trainers trainers={items} css={columns(2, 2)} />),
    partOf("leads", headings.leads, leads, (items) => <LinkRows rows={items} />),
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
