import { graphql } from "gatsby";
import { enquiry, whatsapp } from "../contact-links";
import { rupees } from "../format";
import { color, from, line, radius, space, text } from "../theme";
import { ButtonLink } from "./button-link";

type FactsProps = { course: Queries.FactsFragment; words: Queries.FactsWordsFragment };

/**
 * What a visitor asks first: fee, duration, level, students, and how to enroll.
 * A rail under the hero on small screens; a card that stays in sight on wide ones.
 */
export function Facts({ course, words }: FactsProps) {
  return (
    <aside aria-label="Facts and enrolment" css={rail}>
      <dl css={facts}>
        <div css={fee}>
          <dt>Fee</dt>
          <dd css={text.figure}>{rupees(course.price)}</dd>
          <dd css={text.small}>{words.feeNote}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{course.pageDuration}</dd>
        </div>
        <div>
          <dt>Level</dt>
          <dd>{course.level}</dd>
        </div>
        <div>
          <dt>Students</dt>
          <dd>{course.students}</dd>
        </div>
      </dl>
      <div css={actions}>
        <ButtonLink to={enquiry("enroll", course.slug)}>Enroll Now</ButtonLink>
        <ButtonLink to={whatsapp(`${words.question} ${course.title}`)} kind="plain">
          Ask on WhatsApp
        </ButtonLink>
      </div>
    </aside>
  );
}

/** Fee and button at the foot of small screens, while the course is being read. */
export function EnrollBar({ course }: { course: Queries.FactsFragment }) {
  return (
    <div css={bar}>
      <span css={{ lineHeight: 1.2 }}>
        <b css={barFee}>{rupees(course.price)}</b>
        <br />
        <span css={text.small}>{course.pageDuration}</span>
      </span>
      <ButtonLink to={enquiry("enroll", course.slug)}>Enroll Now</ButtonLink>
    </div>
  );
}

const rail = {
  display: "grid",
  gap: space.l,
  padding: space.l,
  border: line.ink,
  borderRadius: radius.card,
  background: color.card,
  [from.desktop]: { position: "sticky" as const, top: space.l },
};
const facts = {
  display: "grid",
  gridTemplateColumns: "repeat(2, 1fr)",
  gap: space.m,
  "& dt": { color: color.inkSoft, fontSize: "0.9375rem" },
  "& dd": { fontWeight: 600 },
  [from.tablet]: { gridTemplateColumns: "1.5fr 1fr 1fr 1fr" },
  [from.desktop]: {
    gridTemplateColumns: "1fr",
    gap: 0,
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: space.m,
      paddingBlock: "0.625rem",
      borderTop: line.soft,
    },
  },
};
const fee = {
  "& dd + dd": { fontWeight: 400 },
  [from.desktop]: { "&&": { display: "block", border: 0, paddingTop: 0 } },
};
const actions = {
  display: "flex",
  flexWrap: "wrap" as const,
  gap: space.m,
  "& > *": { flex: "1 1 11rem" },
};
const bar = {
  position: "sticky" as const,
  bottom: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  padding: `0.625rem ${space.gutter}`,
  borderTop: line.ink,
  background: color.card,
  [from.desktop]: { display: "none" },
};
const barFee = { ...text.h3, fontVariantNumeric: "tabular-nums" };

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
