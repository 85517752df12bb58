import { graphql } from "gatsby";
import { color, font, line, pillFrame, space, style } from "../../theme/theme";

/** Numbered steps joined by a line; side by side if four fit. */
export function Steps({ steps }: { steps: readonly Queries.StepsFragment[] }) {
  return (
    <div css={{ containerType: "inline-size" }}>
      <ol css={list}>
        {steps.map(({ title, text }) => (
          <li key={title} css={step}>
            <h3>{title}</h3>
            <p css={{ marginTop: space.xs }}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const size = "3rem";
const sideBySide = "@container (min-width: 60rem)";

const list = {
  counterReset: "step",
  [sideBySide]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr" },
};
const step = style({
  position: "relative",
  minHeight: size,
  padding: `0.5rem 0 ${space.xl} 4.5rem`,
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    position: "absolute",
    zIndex: 1,
    top: 0,
    left: 0,
    display: "grid",
    placeItems: "center",
    width: size,
    height: size,
    ...pillFrame,
    background: color.highlight,
    color: color.ink,
    ...font.h3,
  },
  // The line to the next step.
  "&:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    top: size,
    bottom: 0,
    left: `calc(${size} / 2 - 1px)`,
    borderLeft: line.ink,
  },
  "&:last-of-type": { paddingBottom: 0 },
  [sideBySide]: {
    padding: `4.25rem ${space.l} 0 0`,
    "&:not(:last-of-type)::after": {
      inset: `calc(${size} / 2 - 1px) 0 auto ${size}`,
      borderLeft: 0,
      borderTop: line.ink,
    },
  },
});

export const query = graphql`
  fragment Steps on Step { title text }
`;
