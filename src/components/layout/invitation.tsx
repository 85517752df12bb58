import { graphql } from "gatsby";
import { cluster, color, column, from, line, outlined, sizes, space, stack, style, text } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";
import { Picture } from "../shared/picture";

type InvitationProps = {
  copy: Queries.InvitationFragment;
  /** The address of a chat about the page. */
  chat: string;
};

export function Invitation({ copy: { heading, text: body, action, decoration }, chat }: InvitationProps) {
  return (
    <section aria-labelledby="invitation" css={ground}>
      <div css={invitation}>
        <div css={textColumn}>
          <h2 id="invitation">{heading}</h2>
          <p css={text.lead}>{body}</p>
          <div css={cluster("0.75rem")}>
            <ButtonLink to={action.link} kind="highlight">
              {action.label}
            </ButtonLink>
            <ButtonLink to={chat} kind="plain">
              Ask on WhatsApp
            </ButtonLink>
          </div>
        </div>
        <Picture picture={{ src: decoration, alt: "" }} sizes={pictureSizes} between={[316, 784]} css={picture} />
      </div>
    </section>
  );
}

const pictureSizes = sizes({ tablet: "40vw", wide: "500px" });

const ground = { background: color.panel, borderTop: line.ink };
const invitation = {
  ...column,
  ...stack(space.xl),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  paddingTop: space.section,
  [from.tablet]: { gridTemplateColumns: "6fr 5fr" },
  "& > picture": { alignSelf: "end" },
};
const textColumn = { ...stack(space.l), justifyItems: "start", [from.tablet]: { paddingBottom: space.section } };
/** Overlaps the footer's dark background. */
const picture = style({
  ...outlined,
  aspectRatio: "2",
  [from.tablet]: { aspectRatio: "3 / 2" },
  maxWidth: "36rem",
  position: "relative",
  marginBottom: "-2.5rem",
});

export const query = graphql`
  fragment Invitation on Invitation {
    heading text
    action { label link }
    decoration { childImageSharp { ...PictureCopies } }
  }
`;
