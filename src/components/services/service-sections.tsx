import { graphql } from "gatsby";
import { isFilled, serviceSections } from "../../content/sections";
import { rupees } from "../../text/format";
import { cardFrame, color, font, from, gridColumns, line, space, stack } from "../../theme/theme";
import { sectionUnlessEmpty, type DetailSectionProps } from "../detail/detail-body";
import { BeforeAfter } from "../shared/before-after";
import { CourseTaken } from "../shared/course-taken";
import { LinkList } from "../shared/link-list";
import { Points } from "../shared/points";
import { Quotes } from "../shared/quotes";
import { Steps } from "../shared/steps";
import { Trainers } from "../shared/people";
import { WorkCards } from "../shared/work-cards";

type ServiceSectionsProps = { service: Queries.ServiceSectionsFragment; headings: Queries.ServiceHeadingsFragment };

export function sectionsOfService({ service, headings }: ServiceSectionsProps) {
  const { domains, tracks, programmes, offers, researchDomains, process, companies, successes, reviews } = service;
  const { mentors, courses, articles } = service;
  const leads = [
    ...(courses ?? []).map(({ path, title, durations, level }) => ({
      path,
      title: `${title} course`,
      note: `${durations.page}, ${level}`,
    })),
    ...articles.map(({ slug, title, readTime }) => ({ path: `/blog#${slug}`, title, note: readTime })),
  ];
  const sections: DetailSectionProps<keyof typeof serviceSections>[] = [
    sectionUnlessEmpty("domains", domains, domains?.items, (items) => (
      <WorkCards
        label="Domains"
        works={items.map(({ projects, priceFrom, priceTo, ...domain }) => ({
          ...domain,
          terms: projects,
          price: `${rupees(priceFrom)} to ${rupees(priceTo)}`,
        }))}
      />
    )),
    sectionUnlessEmpty("tracks", tracks, tracks?.items, (items) => (
      <WorkCards
        label="Tracks"
        works={items.map(({ duration, skills, stipendFrom, stipendTo, ...track }) => ({
          ...track,
          note: duration,
          terms: skills,
          price: `${stipendFrom === 0 ? "Up to" : `${rupees(stipendFrom)} to`} ${rupees(stipendTo)} a month`,
        }))}
      />
    )),
    sectionUnlessEmpty("programmes", programmes, programmes?.items, (items) => (
      <WorkCards
        label="Programmes"
        works={items.map(({ duration, topics, ...offer }) => ({ ...offer, note: duration, terms: topics }))}
      />
    )),
    sectionUnlessEmpty("offers", offers, offers.items, (items) => <Points points={items} />),
    sectionUnlessEmpty("research-domains", researchDomains, researchDomains?.items, (items) => (
      <ResearchDomains domains={items} />
    )),
    sectionUnlessEmpty("process", process, process.items, (items) => <Steps steps={items} />),
    sectionUnlessEmpty("companies", companies, companies?.items, (items) => <Points points={items} />),
    sectionUnlessEmpty("successes", successes, successes?.items, (items) => (
      <>
        <Successes successes={items} />
        <p css={more}>
          <a href="/success-stories">More success stories</a>
        </p>
      </>
    )),
    sectionUnlessEmpty("reviews", reviews, reviews?.items, (items) => (
      <Quotes label="Reviews" quotes={items.map(({ service: about, ...review }) => ({ ...review, about }))} />
    )),
    sectionUnlessEmpty("people", headings.people, mentors, (items) => (
      <Trainers trainers={items} css={gridColumns(2, 2)} />
    )),
    sectionUnlessEmpty("leads", headings.leads, leads, (items) => <LinkList links={items} />),
  ];
  return sections.filter(({ id }) => isFilled(serviceSections[id], service));
}

function ResearchDomains({ domains }: { domains: readonly Queries.ResearchDomainsFragment[] }) {
  const most = Math.max(...domains.map(({ publications }) => publications));
  return (
    <ul css={stack(space.m)}>
      {domains.map(({ title, publications }) => (
        <li key={title} css={row}>
          <h3>{title}</h3>
          <span css={bar} style={{ width: `${(publications / most) * 100}%` }} />
          <span css={{ fontVariantNumeric: "tabular-nums" }}>
            <b>{publications}</b> publications
          </span>
        </li>
      ))}
    </ul>
  );
}

function Successes({ successes }: { successes: readonly Queries.SuccessesFragment[] }) {
  return (
    <ul css={gridColumns(3, 3)}>
      {successes.map((success) => (
        <li key={`${success.name} ${success.after}`} css={card}>
          <h3>{success.name}</h3>
          {success.package && <p css={font.figure}>{success.package}</p>}
          <BeforeAfter before={success.before} after={success.after} />
          <p css={font.small}>
            <CourseTaken graduate={success} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const row = {
  ...stack(`${space.xs} ${space.m}`),
  alignItems: "center",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 15rem) minmax(0, 1fr) 9.5rem" },
};
const bar = { height: "1.5rem", border: line.ink, borderRadius: "0 8px 8px 0", background: color.highlight };
const card = { ...cardFrame, ...stack(space.m), alignContent: "start", padding: space.m };
const more = { marginTop: space.l, fontWeight: 700 };

export const query = graphql`
  fragment ServiceSections on Service {
    mentors { ...Trainers }
    courses { path title durations { page } level }
    articles { slug title readTime }
    domains { heading lead items { title icon projects priceFrom priceTo popular } }
    tracks { heading lead items { title duration description skills stipendFrom stipendTo } }
    programmes { heading lead items { title icon duration description topics } }
    offers { heading lead items { ...Points } }
    researchDomains { heading lead items { ...ResearchDomains } }
    process { heading lead items { ...Steps } }
    companies { heading lead items { title: name field package } }
    successes { heading lead items { ...Successes } }
    reviews { heading lead items { name role service rating content } }
  }
  fragment ResearchDomains on ResearchDomain { title publications }
  fragment Successes on SuccessHighlight { name before after package course { path ...CourseTaken } retiredCourse paid }
  fragment ServiceHeadings on ServicePagesDetail { people { ...Section } leads { ...Section } }
`;
