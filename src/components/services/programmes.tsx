import { graphql } from "gatsby";
import { cardFrame, cluster, from, space, stack } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Chips } from "../shared/chips";
import { Icon } from "../shared/icon";

type ProgrammesProps = { programmes: readonly Queries.ProgrammesFragment[] };

/** Corporate training programmes, with duration and topics. */
export function Programmes({ programmes }: ProgrammesProps) {
  return (
    <ul css={stack(space.m)}>
      {programmes.map(({ title, icon, duration, description, topics }) => (
        <li key={title} css={card}>
          <Icon name={icon} size={56} />
          <div css={stack("0.75rem")}>
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
  ...stack(space.m),
  padding: space.l,
  [from.tablet]: { gridTemplateColumns: "3.5rem 1fr" },
};
const heading = { ...cluster("0.5rem 0.75rem"), alignItems: "center" };

export const query = graphql`
  fragment Programmes on TrainingProgramme { title icon duration description topics }
`;
