import { graphql } from "gatsby";
import { color, column, from, line, outlined, sizes, space, stack, text } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";
import { Figures } from "../shared/figures";
import { Picture } from "../shared/picture";

type HomeAboutProps = { about: Queries.HomeAboutFragment };

/** The home page's section about the institute, with its own figures. */
export function HomeAbout({ about }: HomeAboutProps) {
  return (
    <section aria-labelledby="about-heading" css={ground}>
      <div css={split}>
        <Picture picture={about.picture} sizes={pictureSizes} css={outlined} />
        <div css={stack(space.l)}>
          <h2 id="about-heading">{about.heading}</h2>
          <p css={text.lead}>{about.text}</p>
          <Figures figures={about.figures} />
          <div>
            <ButtonLink to={about.action.link} kind="plain">
              {about.action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const pictureSizes = sizes({ tablet: "44vw", wide: "580px" });
const ground = { background: color.panel, borderBlock: line.ink, paddingBlock: "clamp(3rem, 7vw, 5.5rem)" };
const split = {
  ...column,
  ...stack(space.xl),
  alignItems: "start",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
};

export const query = graphql`
  fragment HomeAbout on HomePageAbout {
    heading text
    figures { ...Figures }
    action { label link }
    picture { ...Picture }
  }
`;
