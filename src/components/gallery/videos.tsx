import { graphql } from "gatsby";
import {
  cardFrame,
  columns,
  dotted,
  font,
  from,
  hidden,
  line,
  outlined,
  pressable,
  sizes,
  space,
  stack,
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
        <li
          key={title}
          css={[
            card,
            !poster && { "&&": { gridTemplateColumns: "1fr" } },
            url ? { ...pressable, position: "relative" } : plain,
          ]}
        >
          {poster && (
            <div css={beside}>
              <Picture picture={poster} sizes={pictureSizes} css={{ height: "100%" }} />
            </div>
          )}
          <div css={caption}>
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
                <a href={whatsapp(`Please send me a link to the video “${title}”.`)} rel="noopener">
                  Ask for it on WhatsApp<span css={hidden}>: {title}</span>
                </a>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** For pictures cropped at the sides. */
const pictureSizes = sizes({ tablet: "400px" }, "58vw");

const card = {
  ...cardFrame,
  overflow: "hidden",
  display: "grid",
  // With 0, because the alternative text of a missing picture must not push the title out.
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
};
const beside = { minHeight: "8rem", borderRight: line.ink };
/** On phones only the title is beside the picture. */
const caption = {
  display: "contents",
  "& > h3": { alignSelf: "center", padding: space.m },
  "& > p": { gridColumn: "1 / -1", margin: `0 ${space.m} 0.75rem` },
  "& > h3 + p": { margin: 0, padding: `0.75rem ${space.m}`, borderTop: line.ink },
  [from.tablet]: {
    ...stack(space.s),
    alignContent: "start",
    padding: "1.25rem",
    "& > h3, & > p, & > h3 + p": { margin: 0, padding: 0, border: 0 },
  },
};

/** Ruled, so that nobody expects it to play. */
const plain = style({
  "&&": { paddingTop: space.m, border: 0, borderTop: line.ink, borderRadius: 0 },
  "&& > :first-of-type:not(:only-of-type)": { ...outlined, overflow: "hidden" },
  "&& > div > p": { marginInline: 0, paddingInline: 0, border: 0 },
});

export const query = graphql`
  fragment Videos on Video { title duration views description url poster { ...Picture } }
`;
