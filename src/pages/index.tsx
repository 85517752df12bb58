import { graphql, type PageProps } from "gatsby";
import { site } from "../site-copy";
import { HomeAbout } from "../components/home/home-about";
import { HomeCourseCard } from "../components/home/home-course-card";
import { HomeHero } from "../components/home/home-hero";
import { HomeServiceCard } from "../components/home/home-service-card";
import { Layout } from "../components/layout/layout";
import { Rail } from "../components/shared/rail";
import { Reasons } from "../components/home/reasons";
import { Section } from "../components/layout/section";
import { StructuredData } from "../components/layout/seo";
import { TestimonialRow } from "../components/home/testimonial-row";
import { Island } from "../islands/island";
import { asOrganization, website } from "../structured-data/organization";
import { columns } from "../theme/theme";
import { feesTax, withTax } from "../content/price-lines";

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const { homePage: home } = data;
  return (
    <Layout seo={home.seo} path={location.pathname} invitation={home.invitation}>
      <StructuredData thing={asOrganization(site.contact)} />
      <StructuredData thing={website} />
      <HomeHero page={home} />
      <HomeAbout about={home.about} exercise={data.allExercise.nodes[0]} words={data.coursePages.detail.exercise} />

      <Section id="courses" of={data.allHomeCourse.nodes} heading={withTax(home.courses, feesTax(data.payment.gst))}>
        <ul css={columns(2, 3, 4)}>
          {data.allHomeCourse.nodes.map((card) => (
            <HomeCourseCard key={card.id} card={card} />
          ))}
        </ul>
      </Section>

      <Section id="services" heading={home.services} ground="card">
        <Rail label="Services" wide={columns(2, 2, 4)}>
          {data.allService.nodes.map((service, index) => (
            <HomeServiceCard key={service.title} service={service} wide={index === 0} />
          ))}
        </Rail>
      </Section>

      <Section id="why" of={home.reasons} heading={home.why} ground="panel">
        <Reasons reasons={home.reasons} />
      </Section>

      <Section id="testimonials" of={data.allTestimonial.nodes} heading={home.testimonials} ground="deep">
        <Island name="Testimonials" props={{ names: data.allTestimonial.nodes.map(({ name }) => name) }}>
          <TestimonialRow testimonials={data.allTestimonial.nodes} />
        </Island>
      </Section>
    </Layout>
  );
}

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
    allExercise(limit: 1) { nodes { ...HomeExercise } }
    coursePages { detail { exercise { ...HomeExerciseWords } } }
    allHomeCourse { nodes { ...HomeCourseCard } }
    allService { nodes { ...HomeServiceCard } }
    allTestimonial { nodes { ...TestimonialRow } }
    payment { ...TaxTerms }
  }
`;
