import { graphql, type PageProps } from "gatsby";
import { FacultyCard } from "../components/faculty/faculty-card";
import { HowWeCount } from "../components/shared/figures";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { gridColumns } from "../theme/theme";

export default function FacultyPage({ data, location }: PageProps<Queries.FacultyQuery>) {
  const { list, more } = data.facultyPage;
  return (
    <Page page={data.facultyPage} path={location.pathname} listFirst actions={<HowWeCount />}>
      <Section id="list" heading={list}>
        <ul css={[gridColumns(2, 3), ownHeights]}>
          {data.allFacultyMember.nodes.map((member) => (
            <FacultyCard key={member.name} member={member} more={more} />
          ))}
        </ul>
      </Section>
    </Page>
  );
}

/** Opening a card must not stretch its neighbours. */
const ownHeights = { "&:has(details[open])": { alignItems: "start" } };

export const query = graphql`
  query Faculty {
    facultyPage { ...Page list { ...Section } more invitation { ...Invitation } }
    allFacultyMember { nodes { ...FacultyCard } }
  }
`;
