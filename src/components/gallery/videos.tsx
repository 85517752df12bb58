import { graphql } from "gatsby";
import {
  gridColumns,
  dotted,
  font,
  from,
  srOnly,
  line,
  outlined,
  pressableCard,
  sizes,
  space,
  stack,
  stretched,
  style,
} from "../../theme/theme";
import { whatsapp } from "../../contact/contact-links";
import { Badge } from "../shared/badge";
import { Picture } from "../shared/picture";

/** Videos: cards that link to the video, or plain entries if it has no URL. */
export function Videos({ videos }: { videos: readonly Queries.VideosFragment[] }) {
  return (
    <ul css={gridColumns(1, 2)}>
      {videos.map(({ title, duration, views, description, poster, url }) => (
        <li key={title} css={[entry, poster && besidePicture, url && card]}>
          {poster && <Picture picture={poster} sizes={pictureSizes} css={picture} />}
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
          <p css={[font.quiet, dotted]}>
            {url && <Badge>Play</Badge>} <span>{duration}</span> {views && <span>{views} views</span>}{" "}
            {!url && (
              <span>
                <a href={whatsapp(`Please send me a link to the video “${title}”.`)} rel="noopener" css={wholeEntry}>
                  Ask for the video <span css={srOnly}>“{title}” on WhatsApp</span>
                </a>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const pictureSizes = sizes({ tablet: "39vw", desktop: "250px" }, "38vw");

/** Ruled, so that nobody expects it to play. */
const entry = style({
  ...stack(space.xs),
  position: "relative",
  alignContent: "start",
  paddingTop: space.m,
  borderTop: line.ink,
});
/** Phones have room beside it for the title only. */
const besidePicture = style({
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  columnGap: space.m,
  "& > p": { gridColumn: "1 / -1" },
  [from.tablet]: { "& > picture": { gridRow: "1 / span 4" }, "& > p": { gridColumn: 2 } },
});
const wholeEntry = { "::after": stretched["::after"] };
const card = { ...pressableCard, display: "grid", padding: space.m };
const picture = { ...outlined, aspectRatio: "16 / 9" };

export const query = graphql`
  fragment Videos on Video { title duration views description url poster { ...Picture } }
`;
