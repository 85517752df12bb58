import { graphql } from "gatsby";
import {
  cardFrame,
  color,
  columns,
  from,
  line,
  plainList,
  pressableCard,
  radius,
  sizes,
  space,
  stretched,
  text,
} from "../../theme/theme";
import { Picture } from "../basics/picture";

type VideosProps = { videos: readonly Queries.VideosFragment[] };

/** Videos as poster cards; only those with a URL look playable. */
export function Videos({ videos }: VideosProps) {
  return (
    <ul css={[plainList, columns(2, 2)]}>
      {videos.map(({ title, duration, views, description, poster, url }) => (
        <li key={title} css={[url ? pressableCard : cardFrame, card]}>
          <div css={frame}>
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
            <p css={about}>{description}</p>
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

const pictureSizes = sizes({ tablet: "44vw", wide: "585px" }, "58vw");

/** On phones, the title is next to the picture. */
const card = {
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "2fr 3fr",
  alignContent: "start",
  [from.tablet]: { display: "block" },
};
const frame = {
  position: "relative" as const,
  minHeight: "7.5rem",
  [from.tablet]: { minHeight: 0, borderBottom: line.ink },
};
const picture = { width: "100%", height: "100%", aspectRatio: "16 / 9", objectFit: "cover" as const };
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
const caption = {
  display: "contents",
  "& > h3": { alignSelf: "center", padding: space.m },
  "& > p": { gridColumn: "1 / -1", paddingInline: space.m },
  [from.tablet]: { display: "grid", gap: space.s, padding: "1.25rem", "& > h3, & > p": { padding: 0 } },
};
const about = { borderTop: line.ink, paddingTop: space.m, [from.tablet]: { border: 0 } };
const note = {
  ...text.small,
  color: color.inkSoft,
  "&&": { paddingBlock: "0.25rem 1rem", [from.tablet]: { padding: 0 } },
};

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
