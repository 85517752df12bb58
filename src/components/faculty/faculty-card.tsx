import { graphql } from "gatsby";
import { cardFrame, dotted, font, from, line, onPhones, sizes, space, stack, style } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { LinkList } from "../shared/link-list";
import { experienceOf } from "../shared/people";
import { Picture } from "../shared/picture";
import { ProofLink } from "../shared/proof-link";
import { ShortList } from "../shared/short-list";

type FacultyCardProps = { member: Queries.FacultyCardFragment; more: string };

/** A trainer: portrait and expertise, with achievements, courses and publications to expand. */
export function FacultyCard({ member, more }: FacultyCardProps) {
  const articles = member.articles.map(({ title, slug }) => ({ title, path: `/blog#${slug}` }));
  const papers = member.papers.map(({ title, anchor }) => ({ title, path: `/research#${anchor}` }));
  const isBare =
    [member.achievements, member.courses, articles, papers].every((list) => !list?.length) && !member.profile;
  return (
    <li css={[card, !member.picture && { alignSelf: "start" }]} id={isBare ? member.slug : undefined}>
      {member.picture && <Picture picture={member.picture} sizes={pictureSizes} css={portrait} />}
      <div css={[body, member.picture && below]}>
        <div css={member.picture && besidePortrait}>
          <h3 css={name}>{member.name}</h3>
          <p css={{ marginTop: space.s }}>{member.title}</p>
        </div>
        <p css={[years, dotted]}>
          <span>{experienceOf(member.experience)}</span> {member.qualification && <span>{member.qualification}</span>}
        </p>
        <ShortList look="chips" items={member.expertise} label="Expertise" />
        <p css={font.small}>{member.background}</p>
        {!isBare && (
          <Disclosure id={member.slug} css={achievements} summary={<b>{more}</b>} about={member.name}>
            <div css={unfolded}>
              <ShortList items={member.achievements ?? []} css={font.small} />
              <LinkList label="Courses" links={member.courses ?? []} />
              <LinkList label="Articles" links={articles} />
              <LinkList label="Papers" links={papers} />
              {member.profile && <ProofLink url={member.profile}>Profile</ProofLink>}
            </div>
          </Disclosure>
        )}
      </div>
    </li>
  );
}

const pictureSizes = sizes({ tablet: "44vw", desktop: "29vw", wide: "380px" }, "96px");

/** Arched, as in a portrait gallery. On phones, in the card beside the name. */
const portrait = style({
  [onPhones]: { position: "absolute", top: space.m, left: space.m, width: "6rem" },
  aspectRatio: "1",
  border: line.ink,
  borderRadius: "50% 50% 14px 14px / 42% 42% 14px 14px",
});
const besidePortrait = { [onPhones]: { minHeight: "6rem", paddingLeft: "7rem" } };
const card = style({ position: "relative", display: "flex", flexDirection: "column" });
const body = {
  ...cardFrame,
  ...stack("0.75rem"),
  gridTemplateRows: "auto auto auto 1fr auto",
  alignContent: "start",
  flex: 1,
  padding: space.m,
  [from.tablet]: { marginInline: "0.75rem", padding: "1.25rem" },
};
const below = { [from.tablet]: { marginTop: "-2.5rem" } };
const years = { ...font.small, fontWeight: 700 };
const name = { [from.tablet]: { fontSize: "1.5rem" } };
const achievements = { borderTop: line.soft, "& > summary": { paddingTop: "0.75rem" } };
const unfolded = { ...stack(space.m), paddingTop: space.s };

export const query = graphql`
  fragment FacultyCard on FacultyMember {
    name title experience qualification expertise background achievements slug profile
    courses { title path }
    articles { title slug }
    papers { title anchor }
    picture { ...Picture }
  }
`;
