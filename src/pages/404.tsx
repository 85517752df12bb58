import { Link, graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button-link";
import { Hero } from "../components/hero";
import { Layout } from "../components/layout";
import { Section } from "../components/section";
import { required } from "../required";
import { color, columns, line, plainList, pressable, radius, text } from "../theme";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for the missing path in the console
    console.error(`Page not found: ${location.pathname}`);
  }, [location.pathname]);

  const words = required(data.notFoundPage, "notFoundPage");
  const ways = [...data.allCourse.nodes, { title: "Contact", path: "/contact" }];
  return (
    <Layout seo={words.seo} path={null}>
      <Hero of={words.hero} kicker="404" trail={[]} here="404">
        <ButtonLink to="/">Return to Home</ButtonLink>
      </Hero>
      <Section id="ways" heading={words.ways}>
        <ul css={[plainList, columns(2, 3)]}>
          {ways.map(({ title, path }) => (
            <li key={path}>
              <Link to={path} css={way}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Layout>
  );
}

const way = {
  ...text.h3,
  display: "block",
  padding: "1rem 1.25rem",
  border: line.ink,
  borderRadius: radius.card,
  background: color.card,
  color: color.ink,
  textDecoration: "none",
  ...pressable,
};

export const query = graphql`
  query NotFound {
    notFoundPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      ways {
        ...Section
      }
    }
    allCourse {
      nodes {
        title
        path
      }
    }
  }
`;
