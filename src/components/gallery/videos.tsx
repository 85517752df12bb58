import { graphql } from "gatsby";
import {
  cardFrame,
  color,
  columns,
  from,
  line,
  pillFrame,
  plainList,
  pressableCard,
  radius,
  sizes,
  space,
  stack,
  stretched,
  style,
  text,
} from "../../theme/theme";
import { Picture } from "../shared/picture";

type VideosProps = { videos: readonly Queries.VideosFragment[] };

/** Videos: those with a URL as posters to play, the others as plain cards with a picture at the side. */
export function Videos({ videos }: VideosProps) {
  return (
    <ul css={[plainList, columns(1, 2)]}>
      {videos.map(({ title, duration, views, description, poster, url }) => (
        <li key={title} css={url ? posterCard : plainCard}>
          <div css={url ? above : beside}>
            <Picture picture={poster} sizes={url ? posterSizes : sideSizes} css={[picture, url && posterShape]} />
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
          <div css={url ? caption : captionBeside}>
            <h3>
              {url ? (
                <a href={url} rel="noopener" css={stretched}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p>{description}</p>
            <p css={text.quiet}>
              {!url && `${duration} · `}
              {views} views
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const posterSizes = sizes({ desktop: "44vw", wide: "585px" });
/** For pictures cropped at the sides. */
const sideSizes = sizes({ tablet: "400px" }, "58vw");

const posterCard = { ...pressableCard, overflow: "hidden" };
const plainCard = {
  ...cardFrame,
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "2fr 3fr",
  [from.tablet]: { gridTemplateColumns: "1fr 2fr" },
};
const above = style({ position: "relative", borderBottom: line.ink });
const beside = { minHeight: "8rem", borderRight: line.ink };
const picture = { height: "100%" };
const posterShape = { aspectRatio: "16 / 9" };
const mark = style({
  position: "absolute",
  bottom: "0.75rem",
  padding: "0 0.5rem",
  borderRadius: radius.small,
  background: color.ink,
  color: color.card,
  fontSize: "0.875rem",
  fontWeight: 700,
});
const time = { right: "0.75rem", fontVariantNumeric: "tabular-nums" };
const play = {
  left: "0.75rem",
  padding: "0.25rem 0.875rem",
  fontSize: "1rem",
  display: "flex",
  alignItems: "center",
  gap: space.s,
  ...pillFrame,
  background: color.highlight,
  color: color.ink,
};
const caption = { ...stack.s, alignContent: "start", padding: "1.25rem" };
/** On phones only the title is beside the picture. */
const captionBeside = {
  display: "contents",
  "& > h3": { alignSelf: "center", padding: space.m },
  "& > p": { gridColumn: "1 / -1", padding: `0 ${space.m} 0.75rem` },
  "& > h3 + p": { paddingTop: "0.75rem", borderTop: line.ink },
  [from.tablet]: { ...caption, "& > h3, & > p, & > h3 + p": { padding: 0, border: 0 } },
};

export const query = graphql`
  fragment Videos on Video { title duration views description url poster { ...Picture } }
`;
