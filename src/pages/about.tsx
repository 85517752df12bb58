import { graphql, type PageProps } from "gatsby";
import { Icon } from "../components/shared/icon";
import { Page } from "../components/layout/page";
import { Picture } from "../components/shared/picture";
import { Section } from "../components/layout/section";
import { StatCards } from "../components/shared/stat-cards";
import {
  accent,
  cardFrame,
  color,
  columns,
  from,
  halfColumn,
  outlined,
  space,
  stack,
  style,
  text,
} from "../theme/theme";

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
          <Picture picture={story.picture} sizes={halfColumn} css={picture} />
        </div>
      </Section>
      <Section id="figures" of={figures.items} heading={figures} ground="deep">
        <StatCards stats={figures.items} />
      </Section>
      <Section id="values" of={values.items} heading={values}>
        <ul css={columns(2, 4)}>
          {values.items.map(({ title, text: body, icon }) => (
            <li key={title} css={poster}>
              <Icon name={icon} size={72} />
              <h3 css={posterTitle}>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

const split = { ...columns(1, 2), gap: space.xl, alignItems: "start" };
const textColumn = { ...stack(space.m), "& > p:first-of-type": text.lead };
const picture = style({ ...outlined, [from.desktop]: { [from.tall]: { position: "sticky", top: space.l } } });

/** Slightly crooked posters. */
const poster = {
  ...cardFrame,
  ...stack(`${space.xs} ${space.m}`),
  gridTemplateColumns: "4.5rem 1fr",
  alignContent: "start",
  padding: space.l,
  "& > svg": { gridRow: "span 2" },
  [from.tablet]: { gridTemplateColumns: "1fr", gap: space.m, paddingBlock: space.xl, "& > svg": { gridRow: "auto" } },
  ":nth-of-type(1)": { background: color.highlight, "--accent": color.card },
  ":nth-of-type(2)": { background: accent.lilac, "--accent": color.card },
  ":nth-of-type(4)": { background: color.page, "--accent": color.alert },
  [from.desktop]: { ":nth-of-type(even)": { transform: "translateY(1.5rem)" } },
};
const posterTitle = { ...text.h2, fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)" };

export const query = graphql`
  query About {
    aboutPage {
      ...Page
      story { heading lead paragraphs picture { ...Picture } }
      figures { heading lead items { ...StatCards } }
      values { heading lead items { ...Points } }
      invitation { ...Invitation }
    }
  }
`;
