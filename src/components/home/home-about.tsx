import { graphql } from "gatsby";
import site from "../../../data/site.json";
import { color, column, from, halfColumn, line, outlined, space, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { Figures } from "../basics/figures";
import { Picture } from "../basics/picture";

type HomeAboutProps = { of: Queries.HomeAboutFragment };

/** The home page's band about the institute, with the figures that it states about itself. */
export function HomeAbout({ of }: HomeAboutProps) {
  return (
    <section aria-labelledby="about-heading" css={ground}>
      <div css={split}>
        <Picture picture={of.picture} sizes={halfColumn} css={picture} />
        <div css={words}>
          <h2 id="about-heading" css={text.h2}>
            {of.heading}
          </h2>
          <p css={text.lead}>{of.text}</p>
          <Figures figures={site.claims} />
          <div>
            <ButtonLink to={of.action.link} kind="plain">
              {of.action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const ground = { background: color.panel, borderBlock: line.ink, paddingBlock: "clamp(3rem, 7vw, 5.5rem)" };
const split = {
  ...column,
  display: "grid",
  alignItems: "center",
  gap: space.xl,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
};
const picture = { ...outlined, width: "100%" };
const words = { display: "grid", gap: space.l };

export const query = graphql`
  fragment HomeAbout on HomePageAbout {
    heading
    text
    action {
      label
      link
    }
    picture {
      ...Picture
    }
  }
`;
