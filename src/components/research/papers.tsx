import { graphql } from "gatsby";
import { Fragment } from "react";
import { Island } from "../../islands/island";
import { bibtex, doiUrl, plainCitation } from "./citation";
import { cluster, color, font, from, line, radius, scriptOnly, space, stack, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Disclosure } from "../shared/disclosure";
import { ProofLink } from "../shared/proof-link";
import { TrainerLink } from "../shared/people";

/** A bibliography with years in the margin; abstracts and citations expand. */
export function Papers({ papers }: { papers: readonly Queries.PapersFragment[] }) {
  return (
    <ol>
      {papers.map((paper) => (
        <Paper key={paper.anchor} paper={paper} />
      ))}
    </ol>
  );
}

function Paper({ paper }: { paper: Queries.PapersFragment }) {
  const { anchor, title, journal, year, category, citations, impact, doi, abstract } = paper;
  return (
    <li css={entry}>
      <p css={[font.figure, { color: color.alertText }]}>{year}</p>
      <div css={details}>
        <h3 css={heading}>{title}</h3>
        <p>
          <Authors paper={paper} />. <cite>{journal}</cite>, {year}.
        </p>
        <p css={labels}>
          {impact && <Badge tone={impact === "High Impact" ? "highlight" : "quiet"}>{impact}</Badge>}
          <span>{category}</span>
          {citations !== null && (
            <span>
              <b>{citations}</b> {citations === 1 ? "citation" : "citations"}
            </span>
          )}
          {doi && <ProofLink url={doiUrl(doi)}>Paper</ProofLink>}
        </p>
        <div css={disclosures}>
          <Disclosure id={anchor} summary={<b>Abstract</b>} about={title}>
            <p>{abstract}</p>
          </Disclosure>
          <Disclosure summary={<b>Cite this paper</b>} about={title}>
            <div css={citationList}>
              <Citation kind="citation" title={title} text={plainCitation(paper)} />
              <Citation kind="BibTeX" title={title} text={bibtex(paper)} code />
            </div>
          </Disclosure>
        </div>
      </div>
    </li>
  );
}

/** The authors; trainers link to the faculty page. Papers omit titles such as Dr. */
function Authors({ paper: { authors, trainers } }: { paper: Queries.PapersFragment }) {
  return authors.map((author, index) => {
    const trainer = trainers?.find(({ name }) => name === author || name.endsWith(` ${author}`));
    return (
      <Fragment key={author}>
        {index > 0 && ", "}
        {trainer ? <TrainerLink trainer={trainer}>{author}</TrainerLink> : author}
      </Fragment>
    );
  });
}

type CitationProps = {
  /** The noun on the button: "citation". */
  kind: string;
  /** The text's subject, for screen readers only. */
  title: string;
  text: string;
  code?: boolean;
};

export function Citation({ kind, title, text, code = false }: CitationProps) {
  return (
    <div css={stack(space.s)}>
      <pre css={[citationFrame, !code && { fontFamily: "inherit" }]}>{text}</pre>
      <Island name="CopyButton" props={{ kind, title }} css={scriptOnly} />
    </div>
  );
}

const entry = style({
  position: "relative",
  ...stack(space.s),
  paddingBlock: space.l,
  borderTop: line.ink,
  [from.tablet]: { gridTemplateColumns: "8rem 1fr" },
});
const details = { ...stack("0.75rem"), maxWidth: "48rem" };
const heading = { fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)" };
/** Side by side until one opens. */
const disclosures = {
  ...cluster(`0 ${space.l}`),
  "& > [open]": { flexBasis: "100%", minWidth: 0 },
  "& summary": { justifyContent: "flex-start" },
};
const citationList = { ...stack(space.l), paddingBlock: space.s };
const labels = { ...cluster(`${space.xs} ${space.m}`), alignItems: "center" };

const citationFrame = style({
  ...font.small,
  margin: 0,
  padding: space.m,
  border: line.soft,
  borderRadius: radius.small,
  background: color.card,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const query = graphql`
  fragment Papers on Publication {
    anchor title authors
    trainers { ...TrainerLink }
    journal year category citations impact doi abstract
  }
`;
