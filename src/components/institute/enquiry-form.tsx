import { Link, graphql } from "gatsby";
import { cardFrame, color, from, space, text } from "../../theme";
import { Field } from "../basics/field";
import { MailForm } from "../basics/mail-form";

type EnquiryFormProps = { of: Queries.EnquiryFormFragment };

/** The message form. */
export function EnquiryForm({ of }: EnquiryFormProps) {
  const [first, ...courses] = of.courses;
  return (
    <section id="enquiry" aria-labelledby="enquiry-heading" css={card}>
      <h2 id="enquiry-heading" css={text.h2}>
        {of.heading}
      </h2>
      {of.lead && <p>{of.lead}</p>}
      <MailForm
        subject="Enquiry"
        submit="Send Message"
        note={
          <p css={note}>
            {of.privacy} <Link to="/privacy">Privacy policy</Link>
          </p>
        }
        css={form}
      >
        <Field label="First Name">
          <input name="First Name" autoComplete="given-name" maxLength={60} required />
        </Field>
        <Field label="Last Name">
          <input name="Last Name" autoComplete="family-name" maxLength={60} />
        </Field>
        <Field label="Email">
          <input name="Email" type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field label="Phone">
          <input name="Phone" type="tel" autoComplete="tel" maxLength={30} placeholder="+91-XXXXXXXXXX" />
        </Field>
        <Field label="Course Interest" wide>
          <select name="Course Interest" defaultValue="">
            <option value="">{first}</option>
            {courses.map((course) => (
              <option key={course}>{course}</option>
            ))}
          </select>
        </Field>
        <Field label="Message" wide>
          <textarea name="Message" rows={4} maxLength={2000} required />
        </Field>
        <p css={note}>{of.composes}</p>
      </MailForm>
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
    courses
    composes
    privacy
  }
`;
