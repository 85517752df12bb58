import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { plainPress } from "../../browser/plain-press";
import { useHydrated } from "../../browser/use-hydrated";
import { useUrlState } from "../../browser/url-state";
import { day } from "../../text/format";
import { cardFrame, from, hidden, reserveSpace, stack, text } from "../../theme/theme";
import { BatchChoice, batchValue, type KnownBatch } from "./batch-choice";
import { CourseSelect } from "./course-select";
import { EnquirySent } from "./enquiry-sent";
import { fieldId, Fields } from "./fields";
import { Form, type FormKind } from "./form";
import { readIntent, type KnownCourse } from "./intent";

type EnquiryFormProps = {
  copy: Queries.EnquiryFormFragment;
  /** The courses that links may name, including those without a page. */
  courses: readonly KnownCourse[];
  batches: readonly KnownBatch[];
  /** Prices of services, by intent. */
  services: readonly { intent: string; facts: readonly string[] }[];
  /** What a fee covers, and the payment options. */
  terms: readonly string[];
  /** The privacy notice. */
  children?: ReactNode;
};

const enquiry: FormKind = { name: "enquiry", label: "Enquiry", subject: "Enquiry", submitLabel: "Send Message" };

/** The id of the course select. */
const interest = fieldId("enquiry", "Course Interest");

/** The enquiry form; a link's `intent` and `course` set its heading and presets. */
export function EnquiryForm({ copy, courses, batches, services, terms, children }: EnquiryFormProps) {
  const asked = readIntent(useUrlState(), { openers: copy.openers, courses, batches });
  const { intent, course, batch, firstLine, heading, topic } = asked;
  const service = services.find((each) => each.intent === intent);
  const hydrated = useHydrated();
  const longestHeading = copy.openers.map((opener) => opener.heading ?? "").reduce(longer, copy.heading);

  /** The course for an option of the select. */
  function chosenCourse(choice: string | undefined) {
    const link = copy.courses.find(({ label }) => label === choice)?.link;
    return courses.find(({ path }) => path === link);
  }

  return (
    <section id="enquiry" aria-labelledby="enquiry-heading" css={card}>
      <h2 id="enquiry-heading" css={[text.h2, reserveSpace]} data-reserve={longestHeading}>
        <span>{heading ?? copy.heading}</span>
      </h2>
      <Form
        kind={{ ...enquiry, submitLabel: asked.submit ?? enquiry.submitLabel }}
        confirmation={(values, reopen) => (
          <EnquirySent
            copy={copy}
            next={asked.next ?? []}
            syllabus={(chosenCourse(values["Course Interest"]) ?? course)?.syllabus}
            onAnother={reopen}
          />
        )}
        presets={{
          "Course Interest": copy.courses.find(({ link }) => link === course?.path)?.label ?? "",
          Batch: batch ? batchValue(batch) : "",
          Message: firstLine,
          Intent: intent,
          Course: (topic && course?.title) ?? "",
        }}
        css={form}
      >
        <p css={[reserveSpace, wide]} data-reserve={copy.lead}>
          {topic ? (
            <span css={facts}>
              {[topic, ...(batch ? [`starts ${day(batch.start)}`] : []), ...(course?.facts ?? [])].map((fact) => (
                <Fragment key={fact}>
                  <span css={whole}>{fact} ·</span>{" "}
                </Fragment>
              ))}
              <a href={`#${interest}`} {...plainPress(() => document.getElementById(interest)?.focus())}>
                change<span css={hidden}> the course</span>
              </a>
            </span>
          ) : (
            <span css={service && facts}>{service?.facts.join(" · ") ?? copy.lead}</span>
          )}
        </p>
        <Fields
          hint={
            <p css={reserveSpace} data-reserve={longer(copy.reach, copy.reachByEmail)}>
              <span>{hydrated ? copy.reach : copy.reachByEmail}</span>
            </p>
          }
          select={(control) => (
            <CourseSelect
              control={control}
              none={copy.choose}
              labels={copy.courses.map(({ label }) => label)}
              slugOf={(label) => chosenCourse(label)?.slug}
            />
          )}
          radios={
            <BatchChoice
              batches={batches}
              terms={terms}
              intents={copy.openers.flatMap((opener) => (opener.about ? [opener.intent] : []))}
              intent={intent}
              course={course?.slug}
            />
          }
        />
        {children}
      </Form>
    </section>
  );
}

const card = { ...cardFrame, ...stack.m, padding: "clamp(1.25rem, 4vw, 2.5rem)" };
const form = {
  ...stack.m,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
};
const wide = { gridColumn: "1 / -1" };
const facts = { fontWeight: 700, fontVariantNumeric: "tabular-nums" };
const whole = { display: "inline-block" };

const longer = (one: string, other: string) => (one.length > other.length ? one : other);

export const query = graphql`
  fragment EnquiryForm on ContactPageForm {
    heading lead choose
    courses { label link }
    reach reachByEmail
    openers { intent heading topic line about batch submit next }
    ...EnquirySent
  }
`;
