import { graphql, type PageProps } from "gatsby";
import { site } from "../site-copy";
import { HomeAbout } from "../components/home/home-about";
import { HomeCourseCard } from "../components/home/home-course-card";
import { HomeHero } from "../components/home/home-hero";
import { Layout } from "../components/layout/layout";
import { Rail } from "../components/shared/rail";
import { Section } from "../components/layout/section";
import { ServiceCard } from "../components/services/service-card";
import { StructuredData } from "../components/layout/seo";
import { TestimonialRow } from "../components/home/testimonial-row";
import { Tiles } from "../components/shared/tiles";
import { Island } from "../islands/island";
import { asOrganization, website } from "../structured-data/organization";
import { font, from, gridColumns, onPhones, sizes, space } from "../theme/theme";
import { feesTax, withTax } from "../content/price-lines";

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const { homePage: home, coursePages } = data;
  return (
    <Layout seo={home.seo} path={location.pathname} invitation={home.invitation}>
      <StructuredData thing={asOrganization(site.contact)} />
      <StructuredData thing={website} />
      <HomeHero page={home} />
      <HomeAbout about={home.about} exercises={data.allExercise.nodes} words={coursePages.detail.exercise} />

      <Section
        id="courses"
        entries={data.allHomeCourse.nodes}
        heading={withTax(home.courses, feesTax(data.payment.gst))}
      >
        <ul css={[gridColumns(2, 3, 4), { [onPhones]: { gap: space.m } }]}>
          {data.allHomeCourse.nodes.map((card) => (
            <HomeCourseCard key={card.id} card={card} shortFee={coursePages.shortCourses.fee} />
          ))}
        </ul>
      </Section>

      <Section id="services" heading={home.services} ground="card">
        <Rail label="Services" wide={{ ...gridColumns(2, 2, 4), ...firstWide }}>
          {data.allService.nodes.map((service, index) => (
            <ServiceCard
              key={service.path}
              service={service}
              card={service.home}
              wide={index === 0}
              picture={index === 0 ? wideCopies : copies}
            />
          ))}
        </Rail>
      </Section>

      <Section id="why" entries={home.reasons} heading={home.why} ground="panel">
        <ul aria-label="Reasons" css={bento}>
          <Tiles tiles={home.reasons} />
        </ul>
      </Section>

      <Section id="testimonials" entries={data.allTestimonial.nodes} heading={home.testimonials} ground="deep">
        <Island name="Testimonials" props={{ names: data.allTestimonial.nodes.map(({ name }) => name) }}>
          <TestimonialRow testimonials={data.allTestimonial.nodes} />
        </Island>
      </Section>
    </Layout>
  );
}

const firstWide = { "& > :first-of-type": { gridColumn: "1 / -1" } };
const copies = { sizes: sizes({ tablet: "44vw", wide: "280px" }, "280px"), between: [316, 680] } as const;
const wideCopies = { sizes: sizes({ tablet: "91vw", desktop: "45vw", wide: "540px" }, "280px") };
/** On wide screens, two long reasons in the first row and four short ones in the next, so that no tile has a gap. */
const bento = {
  ...gridColumns(3, 3),
  gap: space.m,
  [onPhones]: {
    gap: space.s,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li": { gap: space.xs, padding: "0.75rem", fontSize: "0.875rem", lineHeight: 1.4 },
    "& h3": { fontSize: "1.0625rem" },
    "& svg": { width: "2rem", height: "2rem" },
  },
  [from.wide]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > li": { gridColumn: "span 3" },
    "& > :first-of-type": { gridColumn: "span 8", justifyContent: "center" },
    "& > :first-of-type > h3": { fontSize: font.h2.fontSize },
    "& > :first-of-type > p": font.lead,
    "& > :nth-of-type(2)": { gridColumn: "span 4" },
  },
};

export const query = graphql`
  query Home {
    homePage {
      seo { ...Seo }
      ...HomeHero
      about { ...HomeAbout }
      courses { ...Section }
      services { ...Section }
      why { ...Section }
      reasons { ...Points }
      testimonials { ...Section }
      invitation { ...Invitation }
    }
    allExercise(limit: 2) { nodes { ...HomeExercise } }
    coursePages { shortCourses { fee } detail { exercise { ...HomeExerciseWords } } }
    allHomeCourse { nodes { ...HomeCourseCard } }
    allService { nodes { ...ServiceCard home { color badge description features } } }
    allTestimonial { nodes { ...TestimonialRow } }
    payment { ...TaxTerms }
  }
`;
