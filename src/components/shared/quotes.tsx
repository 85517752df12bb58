import { cardFrame, color, font, line, space, stack, style } from "../../theme/theme";
import { Rail } from "./rail";
import { Stars } from "./stars";

type Quote = { name: string; role: string; content: string; about?: string; rating?: number | null };

export function Quotes({ label, quotes }: { label: string; quotes: readonly Quote[] }) {
  return (
    <div css={{ containerType: "inline-size" }}>
      <Rail label={label} wide={list}>
        {quotes.map(({ name, role, content, about, rating }) => (
          <li key={content}>
            <figure css={figure}>
              <blockquote css={bubble}>
                {rating && <Stars rating={rating} />}
                <p>{content}</p>
              </blockquote>
              <figcaption css={caption}>
                <b css={font.h3}>{name}</b>
                <span>{role}</span>
                {about && <span css={{ color: color.inkSoft }}>{about}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </Rail>
    </div>
  );
}

const list = {
  ...stack(space.l),
  "@container (min-width: 60rem)": { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" },
};
const figure = { display: "grid", gridTemplateRows: "1fr auto", height: "100%" };
const bubble = style({
  ...cardFrame,
  position: "relative",
  ...stack(space.s),
  alignContent: "start",
  padding: space.l,
  color: color.ink,
  // The bubble's tail: a rotated square, outlined on its two visible sides.
  "::after": {
    content: '""',
    position: "absolute",
    bottom: "-0.6875rem",
    left: "2rem",
    width: "1.25rem",
    height: "1.25rem",
    borderRight: line.ink,
    borderBottom: line.ink,
    background: color.card,
    transform: "rotate(45deg)",
  },
});
const caption = { ...stack(space.xs), padding: `${space.l} 0 0 1rem`, lineHeight: 1.35 };
