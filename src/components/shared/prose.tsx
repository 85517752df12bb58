import { graphql } from "gatsby";
import { color, font, line, radius, sizes, space, style } from "../../theme/theme";
import { Picture } from "./picture";
import { table, tableFrame } from "./table";

export function Prose({ parts }: { parts: readonly Queries.ProseFragment[] }) {
  return (
    <div css={prose}>
      {parts.map(({ html, picture }, index) =>
        picture ? (
          <figure key={index}>
            <Picture picture={picture} sizes={pictureSizes} css={frame} />
            {picture.caption && <figcaption css={caption}>{picture.caption}</figcaption>}
          </figure>
        ) : (
          // oxlint-disable-next-line react/no-danger -- src/build/rendered-prose.tsx drops all HTML in the Markdown
          <div key={index} dangerouslySetInnerHTML={{ __html: html ?? "" }} />
        ),
      )}
    </div>
  );
}

const pictureSizes = sizes({ tablet: "42rem" });

const prose = style({
  "& > *, & > div > *": { marginBlock: 0 },
  "& > * + *, & > div > * + *": { marginTop: space.m },
  // A subheading is closer to the text that follows.
  "& h3, & h4": { ...font.h3, marginTop: space.l },
  "& ul, & ol": { paddingLeft: "1.5rem" },
  "& ul": { listStyle: "disc" },
  "& ol": { listStyle: "decimal" },
  "& code": { padding: "0.125rem 0.25rem", background: color.panel, overflowWrap: "anywhere" },
  "& section": tableFrame,
  "& table": {
    ...table,
    "& th, & td": { minWidth: "4.5rem", padding: "0.625rem", textAlign: "left", verticalAlign: "top" },
    "& td": { whiteSpace: "normal" },
    "& [data-align=right]": { textAlign: "right" },
    "& [data-align=center]": { textAlign: "center" },
    "& thead th": { ...font.small, borderBottom: line.ink, background: color.panel },
  },
});
const frame = { border: line.ink, borderRadius: radius.card };
const caption = { ...font.small, marginTop: space.s };

export const query = graphql`
  fragment Prose on ProsePart {
    html
    picture {
      alt caption
      src { childImageSharp { ...PictureCopies } }
    }
  }
`;
