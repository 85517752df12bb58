import { graphql, type PageProps } from "gatsby";
import { ButtonLink, SteadyLabel } from "../components/shared/button-link";
import { Disclosure } from "../components/shared/disclosure";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { columns, plainList, space, text } from "../theme/theme";

/** Shown after a form is submitted without script; not indexed. */
export default function SentPage({ data }: PageProps<Queries.SentQuery>) {
  const { seo, title, kicker, hero, home, courses, next, syllabi } = assertPresent(data.formWords, "formWords");
  const { openers } = assertPresent(data.contactPage, "contactPage").form;
  return (
    <Layout seo={seo} path={null}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title}>
        <ButtonLink to="/">
          <SteadyLabel>{home}</SteadyLabel>
        </ButtonLink>
        <ButtonLink to="/courses" kind="plain">
          <SteadyLabel>{courses}</SteadyLabel>
        </ButtonLink>
      </Hero>
      <Section id="next" heading={next}>
        {openers.map(
          (opener) =>
            opener.next && (
              <Disclosure key={opener.intent} summary={opener.heading}>
                <ol css={steps}>
                  {opener.next.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Disclosure>
            ),
        )}
      </Section>
      <Section id="syllabi" heading={syllabi}>
        <ul css={[plainList, columns(2, 4)]}>
          {data.allCourse.nodes.map((course) => (
            <li key={course.path}>
              <a href={course.syllabus.path} download css={link}>
                {course.title} <span css={size}>(PDF, {course.syllabus.kilobytes} kB)</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Layout>
  );
}

const steps = { paddingLeft: space.l };
const link = { fontWeight: 700 };
const size = { ...text.small, fontWeight: 400, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  query Sent {
    formWords { seo { ...Seo } title kicker hero { ...Hero } home courses next { ...Section } syllabi { ...Section } }
    contactPage {
      form { openers { intent heading next } }
    }
    allCourse {
      nodes { title path syllabus { path kilobytes } }
    }
  }
`;
