import { graphql, type PageProps } from "gatsby";
import site from "../../data/site.json";
import { Badge } from "../components/badge";
import { ButtonLink } from "../components/button-link";
import { Figures } from "../components/figures";
import { Heading } from "../components/heading";
import { HomeCourseCard } from "../components/home-course-card";
import { HomeServiceCard } from "../components/home-service-card";
import { Layout } from "../components/layout";
import { Picture } from "../components/picture";
import { Reasons } from "../components/reasons";
import { Section } from "../components/section";
import { Testimonials } from "../components/testimonials";
import { required } from "../required";
import { band, color, column, columns, from, line, plainList, space, text } from "../theme";

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const home = required(data.homePage, "homePage");
  return (
    <Layout seo={home.seo} path={location.pathname}>
      <div css={{ background: band[home.hero.band] }}>
        <div css={opening}>
          <div css={words}>
            <div>
              <Badge>{site.badge}</Badge>
            </div>
            <p css={tagline}>{site.tagline}</p>
            <Heading of={home.hero.heading} />
            <p css={text.lead}>{home.hero.lead}</p>
            <div css={actions}>
              {home.actions.map(({ label, link }, index) => (
                <ButtonLink key={label} to={link} kind={(["main", "plain", "highlight"] as const)[index]}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
          <Picture
            of={home.hero.picture}
            first
            sizes="(min-width: 75rem) 640px, (min-width: 56.25rem) 50vw, 92vw"
            css={{ width: "100%" }}
          />
          <div css={figures}>
            <Figures of={home.figures} />
          </div>
        </div>
      </div>

      <section aria-labelledby="about-heading" css={{ background: color.panel, borderBlock: line.ink }}>
        <div css={about}>
          <Picture of={home.about.picture} sizes="(min-width: 56.25rem) 46vw, 100vw" css={aboutPicture} />
          <div css={aboutWords}>
            <h2 id="about-heading" css={text.h2}>
              {home.about.heading}
            </h2>
            <p css={text.lead}>{home.about.text}</p>
            <Figures of={site.claims} />
            <div>
              <ButtonLink to={home.about.action.link} kind="plain">
                {home.about.action.label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>

      <Section id="courses" heading={home.courses}>
        <ul css={[plainList, columns(2, 3, 4)]}>
          {data.allHomeCourse.nodes.map((course) => (
            <HomeCourseCard key={course.title} course={course} />
          ))}
        </ul>
      </Section>

      <Section id="services" heading={home.services} ground="card">
        <ul css={[plainList, columns(2, 3)]}>
          {data.allService.nodes.map((service) => (
            <HomeServiceCard key={service.title} service={service} />
          ))}
        </ul>
      </Section>

      <Section id="why" heading={home.why} ground="panel">
        <Reasons of={home.reasons} />
      </Section>

      <Section id="testimonials" heading={home.testimonials} ground="deep">
        <Testimonials of={data.allTestimonial.nodes} labelledBy="testimonials-heading" />
      </Section>
    </Layout>
  );
}

const opening = {
  ...column,
  display: "grid",
  alignItems: "center",
  gap: `${space.l} ${space.xl}`,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${space.xl}`,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
};
const words = { display: "grid", gap: space.m };
const tagline = { ...text.h3, color: color.alertText, fontSize: "1.375rem" };
const actions = { display: "flex", flexWrap: "wrap" as const, gap: "0.75rem", marginTop: space.s };
const figures = { gridColumn: "1 / -1" };

const about = { display: "grid", [from.desktop]: { gridTemplateColumns: "1fr 1fr" } };
const aboutPicture = {
  width: "100%",
  height: "100%",
  objectFit: "cover" as const,
  borderBottom: line.ink,
  [from.desktop]: { borderBottom: 0, borderRight: line.ink },
};
const aboutWords = {
  display: "grid",
  alignContent: "center",
  gap: space.l,
  maxWidth: "40rem",
  padding: `${space.section} ${space.gutter}`,
};

export const query = graphql`
  query Home {
    homePage {
      seo {
        ...Seo
      }
      hero {
        heading
        lead
        band
        picture {
          ...Picture
        }
      }
      actions {
        label
        link
      }
      figures {
        figure
        label
      }
      about {
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
      courses {
        ...Section
      }
      services {
        ...Section
      }
      why {
        ...Section
      }
      reasons {
        ...Reasons
      }
      testimonials {
        ...Section
      }
    }
    allHomeCourse {
      nodes {
        ...HomeCourseCard
      }
    }
    allService {
      nodes {
        ...HomeServiceCard
      }
    }
    allTestimonial {
      nodes {
        ...Testimonials
      }
    }
  }
`;
