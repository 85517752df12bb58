import { graphql, type PageProps } from "gatsby";
import { NextSteps } from "../components/forms/enquiry-sent";
import { ButtonLink } from "../components/shared/buttons";
import { Disclosure } from "../components/shared/disclosure";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";

/** Shown after a form is submitted without script; not indexed. */
export default function SentPage({ data }: PageProps<Queries.SentQuery>) {
  const { home, courses, next } = data.forms;
  return (
    <Page
      page={data.forms}
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
                <NextSteps steps={opener.next} />
              </Disclosure>
            ),
        )}
      </Section>
    </Page>
  );
}

export const query = graphql`
  query Sent {
    forms { ...Page home courses next { ...Section } }
    contactPage {
      form { openers { intent heading next } }
    }
  }
`;
