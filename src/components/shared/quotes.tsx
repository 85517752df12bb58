import { cardFrame, cluster, color, font, line, notPrinted, space, srOnly, stack, style } from "../../theme/theme";
import { Icon } from "./icon";
import { Rail } from "./rail";

type Quote = { name: string; role: string; content: string; about?: string; rating?: number | null };

export function Quotes({ label, quotes }: { label: string; quotes: readonly Quote[] }) {
  return (
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
  );
}

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span>
      <span aria-hidden="true" css={{ display: "flex" }}>
        {[1, 2, 3, 4, 5].map((star) => (
          // On paper all icons are outlines.
          <span key={star} css={star > rating && notPrinted} style={star > rating ? { "--accent": "none" } : undefined}>
            <Icon name="star" size={20} />
          </span>
        ))}
      </span>
      <span css={srOnly}>{`Rated ${rating} of 5`}</span>
    </span>
  );
}

/** Quotes in the last row grow to fill it. */
const list = { ...cluster(space.l), "& > li": { flex: "1 1 17rem" } };
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
