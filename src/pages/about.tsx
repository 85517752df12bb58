import { graphql, type PageProps } from "gatsby";
import { Figures } from "../components/shared/figures";
import { Page } from "../components/layout/page";
import { Picture } from "../components/shared/picture";
import { Section } from "../components/layout/section";
import { Rail } from "../components/shared/rail";
import { Tiles } from "../components/shared/tiles";
import { font, from, gridColumns, outlined, sizes, space, stack, style } from "../theme/theme";

export default function AboutPage({ data: { aboutPage }, location }: PageProps<Queries.AboutQuery>) {
  const { story, figures, values } = aboutPage;
  return (
    <Page page={aboutPage} path={location.pathname}>
      <Section id="story" heading={story}>
        <div css={split}>
          <div css={textColumn}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Picture picture={story.picture} sizes={shown} css={picture} />
        </div>
      </Section>
      <Section id="figures" entries={figures.items} heading={figures} ground="panel">
        <Figures figures={figures.items} />
      </Section>
      <Section id="values" entries={values.items} heading={values}>
        <Rail label="Values" wide={gridColumns(2, 4)}>
          <Tiles tiles={values.items} />
        </Rail>
      </Section>
    </Page>
  );
}

const split = { ...gridColumns(1, 2), gap: space.xl, alignItems: "start" };
const shown = sizes({ desktop: "44vw", wide: "580px" });
const textColumn = { ...stack(space.m), "& > p:first-of-type": font.lead };
const picture = style({ ...outlined, [from.desktop]: { [from.tall]: { position: "sticky", top: space.l } } });

export const query = graphql`
  query About {
    aboutPage {
      ...Page
      story { heading lead paragraphs picture { ...Picture } }
      figures { heading lead items { ...FiguresWithIcons } }
      values { heading lead items { ...Points } }
      invitation { ...Invitation }
    }
  }
`;
