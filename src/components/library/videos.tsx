import { graphql } from "gatsby";
import {
  cardFrame,
  color,
  columns,
  line,
  plainList,
  pressableCard,
  radius,
  sizes,
  space,
  stretched,
  strip,
  text,
} from "../../theme/theme";
import { Picture } from "../basics/picture";

type VideosProps = { videos: readonly Queries.VideosFragment[] };

/** Videos as poster cards; only those with a URL look as if they could play. */
export function Videos({ videos }: VideosProps) {
  return (
    <ul css={[plainList, columns(2, 2)]}>
      {videos.map(({ title, duration, views, description, poster, url }) => (
        <li key={title} css={url ? pressableCard : card}>
          <div css={{ position: "relative" }}>
            <Picture picture={poster} sizes={pictureSizes} css={picture} />
            {url && (
              <>
                <span aria-hidden="true" css={[mark, play]}>
                  <svg viewBox="0 0 10 12" width="10" height="12">
                    <path d="M1 1v10l8-5z" fill="currentColor" />
                  </svg>
                  Play
                </span>
                <span css={[mark, time]}>{duration}</span>
              </>
            )}
          </div>
          <div css={caption}>
            <h3 css={text.h3}>
              {url ? (
                <a href={url} rel="noopener" css={stretched}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p>{description}</p>
            <p css={note}>
              {!url && `${duration} · `}
              {views} views
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const pictureSizes = sizes({ tablet: "44vw", wide: "585px" });

const card = { ...cardFrame, overflow: "hidden" };
const picture = { ...strip("16 / 9"), borderBottom: line.ink };
const mark = {
  position: "absolute" as const,
  bottom: "0.75rem",
  padding: "0 0.5rem",
  borderRadius: radius.small,
  background: color.ink,
  color: color.card,
  fontSize: "0.875rem",
  fontWeight: 700,
};
const time = { right: "0.75rem", fontVariantNumeric: "tabular-nums" };
const play = {
  left: "0.75rem",
  padding: "0.25rem 0.875rem",
  borderRadius: radius.pill,
  fontSize: "1rem",
  display: "flex",
  alignItems: "center",
  gap: space.s,
  border: line.ink,
  background: color.highlight,
  color: color.ink,
};
const caption = { display: "grid", gap: space.s, padding: "1.25rem" };
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
