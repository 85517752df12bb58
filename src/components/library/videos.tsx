import { graphql } from "gatsby";
import { cardFrame, color, columns, line, plainList, radius, sizes, space, text } from "../../theme";
import { Picture } from "../basics/picture";

type VideosProps = { of: readonly Queries.VideosFragment[] };

/** Videos as poster cards. One that plays somewhere is a link there; the others are cards and no more. */
export function Videos({ of }: VideosProps) {
  return (
    <ul css={[plainList, columns(2, 2)]}>
      {of.map(({ title, duration, views, description, poster, url }) => (
        <li key={title} css={card}>
          <div css={{ position: "relative" }}>
            <Picture of={poster} sizes={shown} css={picture} />
            <span css={time}>{duration}</span>
          </div>
          <div css={words}>
            <h3 css={text.h3}>
              {url ? (
                <a href={url} rel="noopener">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p>{description}</p>
            <p css={note}>{views} views</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const shown = sizes("92vw", { tablet: "45vw", wide: "580px" });

const card = { ...cardFrame, overflow: "hidden" };
const picture = { width: "100%", borderBottom: line.ink };
const time = {
  position: "absolute" as const,
  right: "0.75rem",
  bottom: "0.75rem",
  padding: "0 0.5rem",
  borderRadius: radius.small,
  background: color.ink,
  color: color.card,
  fontSize: "0.875rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
};
const words = { display: "grid", gap: space.s, padding: "1.25rem" };
const note = { ...text.small, color: color.inkSoft };

export const query = graphql`
  fragment Videos on Video {
    title
    duration
    views
    description
    url
    poster {
      ...Picture
    }
  }
`;
