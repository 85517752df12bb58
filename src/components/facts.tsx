import { graphql } from "gatsby";
import { enquiry, whatsapp } from "../contact-links";
import { rupees } from "../format";
import { cardFrame, color, from, space, text } from "../theme";
import { ButtonLink } from "./button-link";
import { FactList } from "./fact-list";

type FactsProps = { course: Queries.FactsFragment; words: Queries.FactsWordsFragment };

/**
 * What a visitor asks first: fee, duration, level, students, and how to enroll.
 * A rail under the hero on small screens; a card that stays in sight on wide ones.
 */
export function Facts({ course, words }: FactsProps) {
  return (
    <aside aria-label="Facts and enrolment" css={rail}>
      <FactList of={{ Duration: course.pageDuration, Level: course.level, Students: course.students }} css={facts}>
        <div css={fee}>
          <dt css={{ ...text.small, color: color.inkSoft }}>Fee</dt>
          <dd css={text.figure}>{rupees(course.price)}</dd>
          <dd css={text.small}>{words.feeNote}</dd>
        </div>
      </FactList>
      <div css={actions}>
        <ButtonLink to={enquiry("enroll", course.slug)}>Enroll Now</ButtonLink>
        <ButtonLink to={whatsapp(`${words.question} ${course.title}`)} kind="plain">
          Ask on WhatsApp
        </ButtonLink>
      </div>
    </aside>
  );
}

const rail = {
  ...cardFrame,
  display: "grid",
  gap: space.l,
  padding: space.l,
  [from.desktop]: { [from.tall]: { position: "sticky" as const, top: space.l } },
};
const facts = {
  [from.tablet]: { display: "grid", gridTemplateColumns: "1fr 2fr", columnGap: space.xl },
  [from.desktop]: { display: "block" },
};
const fee = { paddingBottom: space.m, [from.tablet]: { gridRow: "1 / span 3" } };
const actions = {
  display: "flex",
  flexWrap: "wrap" as const,
  gap: space.m,
  "& > *": { flex: "1 1 11rem" },
};

export const query = graphql`
  fragment Facts on Course {
    slug
    title
    price
    pageDuration
    level
    students
  }
  fragment FactsWords on CoursePagesDetail {
    feeNote
    question
  }
`;
