import { graphql, type PageProps } from "gatsby";
import { ButtonLink, pill } from "../components/shared/buttons";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { site } from "../site-copy";
import { cluster, displayText, space } from "../theme/theme";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const { seo, title, hero, suggestions } = data.notFoundPage;
  const pages = site.navigation.flatMap(({ label, link }) => (link ? [{ title: label, path: link }] : []));
  const links = [...data.allCourse.nodes, { title: "Services", path: "/services" }, ...pages];
  return (
    <Layout seo={seo} path={null}>
      <Hero hero={hero} kicker={<span css={code}>{title}</span>} here={title}>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </Hero>
      <Section id="suggestions" heading={suggestions}>
        <ul css={cluster(space.m)}>
          {links.map(({ title: label, path }) => (
            <li key={path}>
              <a href={path} css={pill}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <script data-inline="log-missing-path" />
    </Layout>
  );
}

const code = { ...displayText, fontSize: "clamp(5rem, 3.5rem + 7vw, 9rem)", lineHeight: 0.9 };

export const query = graphql`
  query NotFound {
    notFoundPage { title seo { ...Seo } hero { ...Hero } suggestions { ...Section } }
    allCourse { nodes { title path } }
  }
`;
