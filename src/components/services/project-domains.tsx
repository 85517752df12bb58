import { graphql } from "gatsby";
import { rupees } from "../../text/format";
import { cardFrame, columns, line, space, stack, text } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Icon } from "../shared/icon";

type ProjectDomainsProps = { domains: readonly Queries.ProjectDomainsFragment[] };

/** Domains of final-year projects, with examples and price range. */
export function ProjectDomains({ domains }: ProjectDomainsProps) {
  return (
    <ul css={columns(2, 2)}>
      {domains.map(({ title, icon, projects, priceFrom, priceTo, popular }) => (
        <li key={title} css={card}>
          <div css={head}>
            <Icon name={icon} size={40} />
            <h3>{title}</h3>
            {popular && (
              <span css={{ gridColumn: 2 }}>
                <Badge>Popular</Badge>
              </span>
            )}
          </div>
          <ul css={examples}>
            {projects.map((project) => (
              <li key={project}>{project}</li>
            ))}
          </ul>
          <p css={price}>
            {rupees(priceFrom)} to {rupees(priceTo)}
          </p>
        </li>
      ))}
    </ul>
  );
}

const card = { ...cardFrame, ...stack(space.m), gridTemplateRows: "auto 1fr auto", padding: "1.25rem" };
const head = { ...stack("0.25rem 0.75rem"), gridTemplateColumns: "2.5rem 1fr", alignItems: "center" };
const examples = { ...text.small, paddingLeft: "1.25rem", listStyle: "disc" };
const price = { ...text.h3, paddingTop: "0.75rem", borderTop: line.soft, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  fragment ProjectDomains on ProjectDomain { title icon projects priceFrom priceTo popular }
`;
