import { graphql } from "gatsby";
import { font, gridColumns, line, onPhones, space, stack } from "../../theme/theme";
import { Icon } from "./icon";
import { TrainerLink } from "./people";

type Point = {
  title: string;
  icon?: Queries.IconName;
  /** What a company does. */
  field?: string | null;
  text?: string | null;
  /** Who does research in an area. */
  trainer?: Queries.TrainerLinkFragment | null;
  package?: string | null;
};

/** Entries on ruled lines, such as benefits with icons, or companies. */
export function Points({ points }: { points: readonly Point[] }) {
  const areShort = points.every(({ text }) => !text);
  const wide = points.length % 3 === 0 && !points[0]?.icon ? 3 : 2;
  return (
    <ul css={[areShort && pairs, gridColumns(2, wide), { gap: `${space.m} ${space.l}` }]}>
      {points.map(({ title, icon, field, text, trainer, package: salary }) => (
        <li key={title} css={[row, icon && besideIcon]}>
          {icon && <Icon name={icon} size={48} />}
          <div css={stack(space.xs)}>
            <h3>{title}</h3>
            {field && <p css={font.quiet}>{field}</p>}
            {text && <p>{text}</p>}
            {trainer && (
              <p>
                Trainer: <TrainerLink trainer={trainer} />
              </p>
            )}
            {salary && <b>{salary}</b>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Two per row on phones as well. */
const pairs = {
  gridTemplateColumns: "1fr 1fr",
  [onPhones]: { ...font.small, "& h3": { fontSize: "1rem" }, "& > li": { paddingTop: space.s } },
};
const row = { paddingTop: space.m, borderTop: line.ink };
const besideIcon = { ...stack(space.m), gridTemplateColumns: "3rem 1fr", alignItems: "start" };

export const query = graphql`
  fragment Points on Point { title text icon }
`;
