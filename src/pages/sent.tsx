import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/shared/button-link";
import { Disclosure } from "../components/shared/disclosure";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { columns, space, text } from "../theme/theme";

/** Shown after a form is submitted without script; not indexed. */
export default function SentPage({ data }: PageProps<Queries.SentQuery>) {
  const { home, courses, next, syllabi } = data.formWords;
  return (
    <Page
      page={data.formWords}
      path={null}
      actions={
        <>
          <ButtonLink to="/">{home}</ButtonLink>
          <ButtonLink to="/courses" kind="plain">
            {courses}
          </ButtonLink>
        </>
      }
    >
      <Section id="next" heading={next}>
        {data.contactPage.form.openers.map(
          (opener) =>
            opener.next && (
              <Disclosure key={opener.intent} summary={opener.heading}>
                <ol css={{ paddingLeft: space.l, listStyle: "decimal" }}>
                  {opener.next.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Disclosure>
            ),
        )}
      </Section>
      <Section id="syllabi" heading={syllabi}>
        <ul css={columns(2, 4)}>
          {data.allCourse.nodes.map((course) => (
            <li key={course.path}>
              <a href={course.syllabus.path} download css={{ fontWeight: 700 }}>
                {course.title} <span css={size}>(PDF, {course.syllabus.kilobytes} kB)</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

const size = { ...text.small, fontWeight: 400, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  query Sent {
    formWords { ...Page home courses next { ...Section } syllabi { ...Section } }
    contactPage {
      form { openers { intent heading next } }
    }
    allCourse {
      nodes { title path syllabus { path kilobytes } }
    }
  }
`;
