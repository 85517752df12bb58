import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { readIntent, type KnownCourse } from "./intent";
import { enquiryErrors } from "./enquiry-errors";
import { maxLengths } from "./form-errors";
import { useHydrated } from "../../browser/use-hydrated";
import { plainPress } from "../../browser/plain-press";
import { useUrlState } from "../../browser/url-state";
import { cardFrame, color, from, hidden, roomFor, space, text } from "../../theme/theme";
import { Field, fieldId } from "./field";
import { EnquirySent } from "./enquiry-sent";
import { CourseSelect, chosenCourse } from "./course-select";
import { Form, type FormKind } from "./form";

type EnquiryFormProps = {
  copy: Queries.EnquiryFormFragment;
  words: Queries.FormCopyFragment;
  /** The courses that a link may name, with and without a page of their own. */
  courses: readonly KnownCourse[];
  /** What happens to the data. */
  children?: ReactNode;
};

const enquiry: FormKind = {
  name: "enquiry",
  label: "Enquiry",
  subject: "Enquiry",
  submitLabel: "Send Message",
  validate: enquiryErrors,
};

/** The id of the choice of a course. */
const interest = fieldId(enquiry.name, "Course Interest");

/**
 * The message form, headed and preset by a link's `intent` and `course`.
 *
 * HTML cannot require one of two fields: until script can, the e-mail address is required.
 */
export function EnquiryForm({ copy, words, courses, children }: EnquiryFormProps) {
  const { intent, course, firstLine, heading, topic } = readIntent(useUrlState(), { openers: copy.openers, courses });
  const hydrated = useHydrated();
  const longestHeading = copy.openers.map((opener) => opener.heading ?? "").reduce(longer, copy.heading);
  const choice = copy.courses.find(({ link }) => link === course?.path)?.label ?? "";

  return (
    <section id="enquiry" aria-labelledby="enquiry-heading" css={card}>
      <h2 id="enquiry-heading" css={[text.h2, roomFor]} data-room={longestHeading}>
        <span>{heading ?? copy.heading}</span>
      </h2>
      <Form
        kind={enquiry}
        copy={words}
        notice={children}
        confirmation={(values, reopen) => (
          <EnquirySent
            copy={copy}
            syllabus={(chosenCourse(values["Course Interest"], { copy, courses }) ?? course)?.syllabus}
            another={words.another}
            onAnother={reopen}
          />
        )}
        defaults={{ "Course Interest": choice, Message: firstLine }}
        css={form}
      >
        <p css={[roomFor, wide]} data-room={copy.lead}>
          {topic ? (
            <span css={facts}>
              {[topic, ...(course?.facts ?? [])].map((fact) => (
                <Fragment key={fact}>
                  <span css={whole}>{fact} ·</span>{" "}
                </Fragment>
              ))}
              <a href={`#${interest}`} {...plainPress(() => document.getElementById(interest)?.focus())}>
                change<span css={hidden}> the course</span>
              </a>
            </span>
          ) : (
            <span>{copy.lead}</span>
          )}
        </p>
        <Field label="First Name">
          {(props) => <input {...props} autoComplete="given-name" maxLength={maxLengths["First Name"]} required />}
        </Field>
        <Field label="Last Name">
          {(props) => <input {...props} autoComplete="family-name" maxLength={maxLengths["Last Name"]} />}
        </Field>
        <p id="enquiry-reach" css={[note, roomFor]} data-room={longer(copy.reach, copy.reachByEmail)}>
          <span>{hydrated ? copy.reach : copy.reachByEmail}</span>
        </p>
        <Field label="Email" hintId="enquiry-reach">
          {(props) => (
            <input {...props} type="email" autoComplete="email" maxLength={maxLengths.Email} required={!hydrated} />
          )}
        </Field>
        <Field label="Phone" hintId="enquiry-reach">
          {(props) => (
            <input {...props} type="tel" autoComplete="tel" maxLength={maxLengths.Phone} placeholder="+91-XXXXXXXXXX" />
          )}
        </Field>
        <Field label="Course Interest" wide>
          {(props) => <CourseSelect {...props} copy={copy} courses={courses} />}
        </Field>
        <Field label="Message" wide>
          {(props) => <textarea {...props} rows={4} maxLength={maxLengths.Message} required />}
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
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
};
const note = { ...text.small, gridColumn: "1 / -1", color: color.inkSoft };

const wide = { gridColumn: "1 / -1" };
const facts = { fontWeight: 700, fontVariantNumeric: "tabular-nums" };
const whole = { display: "inline-block" };

const longer = (one: string, other: string) => (one.length > other.length ? one : other);

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
    reachByEmail
    openers {
      intent
      heading
      topic
      line
      about
      batch
    }
    ...EnquirySent
  }
`;
