import { graphql } from "gatsby";
import { cardFrame, color, from, plainList, space, stack, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Chips } from "../shared/chips";
import { Icon } from "../shared/icon";

type ProgrammesProps = { programmes: readonly Queries.ProgrammesFragment[] };

/** Corporate training programmes, with duration and topics. */
export function Programmes({ programmes }: ProgrammesProps) {
  return (
    <ul css={[plainList, { ...stack.m }]}>
      {programmes.map(({ title, icon, duration, description, topics }) => (
        <li key={title} css={card}>
          <Icon name={icon} size={56} />
          <div css={{ display: "grid", gap: "0.75rem" }}>
            <h3 css={heading}>
              {title} <Badge tone="quiet">{duration}</Badge>
            </h3>
            <p>{description}</p>
            <Chips items={topics} label="Topics" />
          </div>
        </li>
      ))}
    </ul>
  );
}

const card = {
  ...cardFrame,
  "--accent": color.highlight,
  ...stack.m,
  padding: space.l,
  [from.tablet]: { gridTemplateColumns: "3.5rem 1fr" },
};
const heading = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.5rem 0.75rem" });

export const query = graphql`
  fragment Programmes on TrainingProgramme { title icon duration description topics }
`;
