import { graphql } from "gatsby";
import { retiredOn } from "../../text/format";
import { accentEdge, cardFrame, columns, font, space, stack } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Rail } from "../shared/rail";

export function Certifications({ certifications }: { certifications: readonly Queries.CertificationsFragment[] }) {
  return (
    <Rail label="Certifications" wide={columns(1, 3)}>
      {certifications.map(({ code, title, retired, note }) => (
        <li key={code} css={card}>
          <h3 css={font.figure}>{code}</h3>
          {retired && (
            <p>
              <Badge tone="quiet">{retiredOn(retired)}</Badge>
            </p>
          )}
          <p css={{ fontWeight: 600 }}>{title}</p>
          {note && <p css={font.small}>{note}</p>}
        </li>
      ))}
    </Rail>
  );
}

const card = { ...stack(space.s), alignContent: "start", padding: space.m, ...cardFrame, ...accentEdge.left };

export const query = graphql`
  fragment Certifications on Certification { code title retired note }
`;
