import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { color, font, from, line, notPrinted, outlined, pageColumn, sizes, space, stack } from "../../theme/theme";
import { buttonRow } from "../shared/buttons";
import { Picture } from "../shared/picture";

type InvitationProps = {
  copy: Queries.ClosingFragment & Partial<Pick<Queries.InvitationFragment, "decoration">>;
  /** The buttons: below the text if there is a picture, otherwise beside it. */
  children: ReactNode;
};

/** The band that ends a page. */
export function Invitation({ copy: { heading, text, decoration }, children }: InvitationProps) {
  const buttons = <div css={buttonRow}>{children}</div>;
  return (
    <section aria-labelledby="invitation" css={ground}>
      <div css={row}>
        <div css={stack(space.m)}>
          <h2 id="invitation">{heading}</h2>
          <p css={font.lead}>{text}</p>
          {decoration && buttons}
        </div>
        {decoration ? (
          <Picture picture={{ src: decoration, alt: "" }} sizes={pictureSizes} between={[316, 784]} css={picture} />
        ) : (
          buttons
        )}
      </div>
    </section>
  );
}

const pictureSizes = sizes({ tablet: "40vw", wide: "500px" });

const padding = "clamp(2rem, 7vw, 5rem)";
const ground = { background: color.panel, borderTop: line.ink, ...notPrinted };
const row = {
  ...pageColumn,
  ...stack(space.l),
  alignItems: "center",
  paddingBlock: padding,
  "& > picture": { alignSelf: "end" },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
};
/** Overlaps the footer's dark background. */
const picture = {
  ...outlined,
  aspectRatio: "2",
  [from.tablet]: { aspectRatio: "3 / 2" },
  maxWidth: "36rem",
  position: "relative" as const,
  marginBottom: `calc(-2.5rem - ${padding})`,
};

export const query = graphql`
  fragment Closing on Closing { heading text }
  fragment Invitation on Invitation {
    heading text
    action { label link }
    decoration { childImageSharp { ...PictureCopies } }
  }
`;
