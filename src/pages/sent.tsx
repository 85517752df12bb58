import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/basics/button-link";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { assertPresent } from "../assert-present";

/** Shown after a form was sent without script; not for search engines. */
export default function SentPage({ data }: PageProps<Queries.SentPageQuery>) {
  const { seo, title, kicker, hero, home, courses } = assertPresent(data.formWords, "formWords");
  return (
    <Layout seo={seo} path={null}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title}>
        <ButtonLink to="/">{home}</ButtonLink>
        <ButtonLink to="/courses" kind="plain">
          {courses}
        </ButtonLink>
      </Hero>
    </Layout>
  );
}

export const query = graphql`
  query SentPage {
    formWords {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      home
      courses
    }
  }
`;
