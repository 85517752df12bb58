import { Link, graphql } from "gatsby";
import { openingFor, type Purposes } from "./intent";
import { enquiryMistakes } from "./enquiry-mistakes";
import { most } from "./mistakes";
import { useUrlState } from "../../browser/url-state";
import { cardFrame, color, from, space, text } from "../../theme/theme";
import { Field } from "./field";
import { Form, type FormKind } from "./form";

type EnquiryFormProps = {
  of: Queries.EnquiryFormFragment;
  words: Queries.FormWordsFragment;
  /** The courses a visitor may come for, with and without a page of their own. */
  courses: Purposes["courses"];
};

const enquiry: FormKind = {
  name: "enquiry",
  label: "Enquiry",
  subject: "Enquiry",
  submit: "Send Message",
  check: enquiryMistakes,
};

/** The message form; a link that carries an intent and a course presets it. */
export function EnquiryForm({ of, words, courses }: EnquiryFormProps) {
  const { intent, course, line } = openingFor(useUrlState(), { openers: of.openers, courses });
  const choice = of.courses.find(({ link }) => link === course?.path)?.label ?? "";

  return (
    <section id="enquiry" aria-labelledby="enquiry-heading" css={card}>
      <h2 id="enquiry-heading" css={text.h2}>
        {of.heading}
      </h2>
      {of.lead && <p>{of.lead}</p>}
      <Form
        kind={enquiry}
        words={{ ...words, sent: of.sent }}
        begins={{ "Course Interest": choice, Message: line }}
        note={
          <p css={note}>
            {of.privacy} <Link to="/privacy">Privacy policy</Link>
          </p>
        }
        css={form}
      >
        <Field label="First Name">
          {(wiring) => <input {...wiring} autoComplete="given-name" maxLength={most["First Name"]} required />}
        </Field>
        <Field label="Last Name">
          {(wiring) => <input {...wiring} autoComplete="family-name" maxLength={most["Last Name"]} />}
        </Field>
        <p id="enquiry-reach" css={note}>
          {of.reach}
        </p>
        <Field label="Email" hint="enquiry-reach">
          {(wiring) => <input {...wiring} type="email" autoComplete="email" maxLength={most.Email} />}
        </Field>
        <Field label="Phone" hint="enquiry-reach">
          {(wiring) => (
            <input {...wiring} type="tel" autoComplete="tel" maxLength={most.Phone} placeholder="+91-XXXXXXXXXX" />
          )}
        </Field>
        <Field label="Course Interest" wide>
          {(wiring) => (
            <select {...wiring}>
              <option value="">{of.choose}</option>
              {of.courses.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Message" wide>
          {(wiring) => <textarea {...wiring} rows={4} maxLength={most.Message} required />}
        </Field>
        <input type="hidden" name="Intent" value={intent} />
        <input type="hidden" name="Course" value={course?.title ?? ""} />
      </Form>
    </section>
  );
}

const card = { ...cardFrame, display: "grid", gap: space.m, padding: "clamp(1.25rem, 4vw, 2.5rem)" };
const form = {
  display: "grid",
  gap: space.m,
  marginTop: space.s,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
};
const note = { ...text.small, gridColumn: "1 / -1", color: color.inkSoft };

export const query = graphql`
  fragment EnquiryForm on ContactPageForm {
    heading
    lead
    choose
    courses {
      label
      link
    }
    reach
    openers {
      intent
      line
      about
    }
    privacy
    sent {
      ...Sent
    }
  }
`;
