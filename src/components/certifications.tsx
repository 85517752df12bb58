import { graphql } from "gatsby";
import { color, columns, line, plainList, radius, space, text } from "../theme";

type CertificationsProps = { of: readonly Queries.CertificationsFragment[] };

/** Exams that a course prepares for, as stamped cards. */
export function Certifications({ of }: CertificationsProps) {
  return (
    <ul css={[plainList, columns(1, 3)]}>
      {of.map(({ code, title, note }) => (
        <li key={code} css={card}>
          <h3 css={text.figure}>{code}</h3>
          <p css={{ fontWeight: 600 }}>{title}</p>
          {note && <p css={text.small}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

const card = {
  display: "grid",
  alignContent: "start",
  gap: space.s,
  padding: space.l,
  border: line.ink,
  borderLeft: `10px solid ${color.highlight}`,
  borderRadius: radius.card,
  background: color.card,
  // The line between the coloured edge and the card.
  boxShadow: `inset 2px 0 0 ${color.ink}`,
};

export const query = graphql`
  fragment Certifications on Certification {
    code
    title
    note
  }
`;
