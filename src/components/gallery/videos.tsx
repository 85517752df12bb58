import { graphql } from "gatsby";
import {
  columns,
  dotted,
  font,
  hidden,
  line,
  outlined,
  pressableCard,
  sizes,
  space,
  stretched,
  style,
} from "../../theme/theme";
import { whatsapp } from "../../contact/contact-links";
import { Badge } from "../shared/badge";
import { Picture } from "../shared/picture";

/** Videos with the picture at the side: cards that link to their URL, and entries of a list without one. */
export function Videos({ videos }: { videos: readonly Queries.VideosFragment[] }) {
  return (
    <ul css={columns(1, 2)}>
      {videos.map(({ title, duration, views, description, poster, url }) => (
        <li key={title} css={[entry, url && card]}>
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
                <a href={whatsapp(`Please send me a link to the video “${title}”.`)} rel="noopener">
                  Ask on WhatsApp<span css={hidden}> for “{title}”</span>
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
const entry = { display: "flow-root", paddingTop: space.m, borderTop: line.ink, "& > p": { marginTop: space.s } };
const card = { ...pressableCard, display: "flow-root", padding: space.m };
const picture = style({ ...outlined, float: "left", width: "42%", aspectRatio: "16 / 9", marginRight: space.m });

export const query = graphql`
  fragment Videos on Video { title duration views description url poster { ...Picture } }
`;
