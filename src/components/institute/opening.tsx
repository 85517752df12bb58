import { graphql } from "gatsby";
import { mailAbout, whatsapp } from "../../contact-links";
import { day } from "../../format";
import { cardFrame, color, space, text } from "../../theme";
import { Badge } from "../basics/badge";
import { ButtonLink } from "../basics/button-link";
import { Disclosure } from "../basics/disclosure";
import { TickedList } from "../basics/ticked-list";

type OpeningProps = { of: Queries.OpeningFragment; words: Queries.OpeningWordsFragment };

/** An open position, which opens to what it asks for and how to apply. */
export function Opening({ of, words }: OpeningProps) {
  const message = `${words.message} ${of.title}`;
  return (
    <li>
      <Disclosure
        id={of.slug}
        css={card}
        summary={
          <span css={heading}>
            <h3 css={title}>{of.title}</h3>
            {of.urgent && <Badge>Urgent</Badge>}
            <span css={facts}>
              {of.department} · {of.type} · {of.location} · {of.experience}
            </span>
          </span>
        }
      >
        <div css={inside}>
          <p>{of.description}</p>
          <TickedList of={of.requirements} />
          <p css={facts}>
            Posted on <time dateTime={of.posted}>{day(of.posted)}</time>
          </p>
          <div css={actions}>
            <ButtonLink to={mailAbout(`${words.subject} ${of.title}`, message)}>{words.apply}</ButtonLink>
            <ButtonLink to={whatsapp(message)} kind="plain">
              {words.whatsapp}
            </ButtonLink>
          </div>
        </div>
      </Disclosure>
    </li>
  );
}

const card = { ...cardFrame, "& > summary": { padding: "1rem 1.25rem" } };
const heading = { display: "flex", flexWrap: "wrap" as const, alignItems: "center", gap: `${space.xs} ${space.m}` };
const title = { ...text.h3, fontSize: "1.375rem" };
const facts = { ...text.small, color: color.inkSoft };
const inside = { display: "grid", gap: space.m, maxWidth: "46rem", padding: "0.25rem 1.25rem 1.5rem" };
const actions = { display: "flex", flexWrap: "wrap" as const, gap: space.m };

export const query = graphql`
  fragment Opening on JobOpening {
    slug
    title
    department
    type
    location
    experience
    description
    requirements
    posted
    urgent
  }
  fragment OpeningWords on CareersPageApplication {
    apply
    whatsapp
    subject
    message
  }
`;
