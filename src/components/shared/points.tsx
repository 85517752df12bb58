import { graphql } from "gatsby";
import { columns, line, space, stack } from "../../theme/theme";
import { Icon } from "./icon";
import { TrainerLink } from "./trainer-link";

type PointsProps = {
  /** Research areas also have a trainer. */
  points: readonly (Queries.PointsFragment & { trainer?: Queries.TrainerLinkFragment | null })[];
};

export function Points({ points }: PointsProps) {
  return (
    <ul css={[columns(2, 2), { columnGap: space.xl }]}>
      {points.map(({ title, text, icon, trainer }) => (
        <li key={title} css={row}>
          <Icon name={icon} size={48} />
          <div>
            <h3>{title}</h3>
            <p css={note}>{text}</p>
            {trainer && (
              <p css={note}>
                Trainer: <TrainerLink trainer={trainer} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const row = {
  ...stack(space.m),
  gridTemplateColumns: "3rem 1fr",
  alignItems: "start",
  paddingTop: space.l,
  borderTop: line.ink,
};
const note = { marginTop: space.xs };

export const query = graphql`
  fragment Points on Point { title text icon }
`;
