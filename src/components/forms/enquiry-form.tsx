import { graphql } from "gatsby";
import { useEffect, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { plainPress } from "../../browser/plain-press";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { enquiryParts } from "../../contact/enquiry-parts";
import { day } from "../../text/format";
import { useNow } from "../../browser/use-now";
import { cardFrame, font, from, noScript, reserveSpace, scriptOnly, space, srOnly, stack } from "../../theme/theme";
import { BatchChoice, batchValue, isUpcoming, type KnownBatch } from "./batch-choice";
import { EnquirySent } from "./enquiry-sent";
import { fieldId, Fields } from "./fields";
import { Form, type FormKind } from "./form";
import { readIntent, type KnownCourse } from "./intent";

type EnquiryFormProps = {
  copy: Queries.EnquiryFormFragment;
  courses: readonly KnownCourse[];
  batches: readonly KnownBatch[];
  services: readonly { intent: string; title: string; priceText: string; priceInWords: string | null }[];
  children?: ReactNode;
};

const enquiry: FormKind = { name: "enquiry", label: "Enquiry", subject: "Enquiry", submitLabel: "Send Message" };

const interest = fieldId("enquiry", "Course Interest");

/** The enquiry form; a link's `intent` and `course` set its heading and presets. */
export function EnquiryForm({ copy, courses, batches, services, children }: EnquiryFormProps) {
  const now = useNow() ?? 0;
  const upcoming = batches.filter((batch) => isUpcoming(batch, now));
  const asked = readIntent(useUrlState(), { openers: copy.openers, courses, batches }, now);
  const { opener, course, batch, started, firstLine, topic } = asked;
  const dates = [
    started && `the batch of ${day(started.start)} has started`,
    batch && `${started ? "the next " : ""}starts ${day(batch.start)}`,
  ];
  const intent = opener?.intent ?? "";
  const hasBatches = upcoming.some((batch) => batch.course === course?.slug);
  const shown = enquiryParts(opener, course, hasBatches);
  const service = services.find((service) => service.intent === intent);
  const [fee, length] = course?.facts ?? [];
  const knownFacts = topic
    ? [topic, ...(opener?.batch ? [...dates, fee, !batch && length] : [])]
    : [service && `${service.title}: ${service.priceInWords ?? service.priceText}`];
  const hoursAndEnd = (opener?.batch && batch?.lines.slice(0, 2)) || [];
  const facts = [knownFacts.filter(Boolean).join(", "), ...hoursAndEnd].join(". ");
  const section = useRef<HTMLElement>(null);

  function chosenCourse(choice: string | undefined) {
    return courses.find(({ option }) => option && option === choice);
  }

  /** Puts a chosen course or batch in the URL, which determines the form's text. */
  function follow(control: HTMLInputElement | HTMLSelectElement) {
    const [slug = "", key = ""] = control.dataset.batch?.split(" ") ?? [];
    if (control.type === "radio") changeUrlState({ ...(slug && { course: slug }), batch: key });
    if (control.type === "select-one") changeUrlState({ course: chosenCourse(control.value)?.slug ?? "" });
  }

  /** Focuses the select, after clearing a course that it does not offer and that hides it. */
  function chooseAnother() {
    if (!course?.option) flushSync(() => changeUrlState({ course: "", batch: "" }));
    document.getElementById(interest)?.focus();
  }

  // Choices made before hydration override the link.
  useEffect(() => {
    const controls = section.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input:checked");
    for (const control of controls ?? []) if (control.value) follow(control);
    // oxlint-disable-next-line react/exhaustive-deps -- early choices are applied once
  }, []);

  return (
    <section
      ref={section}
      id="enquiry"
      aria-labelledby="enquiry-heading"
      onChange={({ target }) => follow(target as HTMLInputElement)}
      css={card}
    >
      <h2 id="enquiry-heading" css={[font.h2, aboveForm]}>
        {/* Already set by the inline script fit-enquiry-form. */}
        <span data-fit="heading" suppressHydrationWarning>
          {opener?.heading ?? copy.heading}
        </span>
      </h2>
      <Form
        kind={{ ...enquiry, submitLabel: opener?.submit ?? enquiry.submitLabel }}
        confirmation={(values, reopen, translated) => (
          <EnquirySent
            copy={copy}
            about={facts && <p css={{ fontWeight: 600 }}>{facts}</p>}
            next={opener?.next ?? []}
            syllabus={(chosenCourse(values["Course Interest"]) ?? course)?.syllabus}
            translated={translated}
            onAnother={reopen}
          />
        )}
        presets={{
          "Course Interest": course?.option ?? "",
          Batch: batch ? batchValue(batch) : "",
          Message: firstLine,
          Intent: intent,
          Course: (topic && course?.title) ?? "",
        }}
        css={form}
      >
        <p css={purpose} data-reserve={copy.lead}>
          <span>
            {facts || copy.lead}
            <span css={links}>
              {topic && (shown.select || !course?.option) && (
                <a href={`#${interest}`} {...plainPress(chooseAnother)}>
                  Change<span css={srOnly}> the course</span>
                </a>
              )}
              {topic && opener?.batch && <a href="/terms#refunds">Refund rules</a>}
            </span>
          </span>
        </p>
        <Fields
          hint={
            <p>
              <span css={scriptOnly}>{copy.reach}</span>
              <span css={withoutScript}>{copy.reachByEmail}</span>
            </p>
          }
          select={
            shown.select
              ? (control) => (
                  <select {...control}>
                    <option value="">{copy.choose}</option>
                    {copy.courses.map(({ label }) => (
                      <option key={label} value={label}>
                        {label}
                      </option>
                    ))}
                  </select>
                )
              : undefined
          }
          radios={<BatchChoice batches={upcoming} shown={shown} course={course?.slug} />}
        />
        {children}
      </Form>
    </section>
  );
}

const card = { ...cardFrame, ...stack(space.m), padding: "clamp(1.25rem, 4vw, 2.5rem)" };
/** Visually hidden after submission, because the confirmation has its own heading. */
const aboveForm = { "&:not(:has(+ form))": srOnly };
const form = { ...stack(space.m), [from.tablet]: { gridTemplateColumns: "1fr 1fr" } };
const withoutScript = { display: "none", [noScript]: { display: "inline" } };
const links = { display: "block", "& > a": { marginRight: space.m } };
const purpose = { ...reserveSpace, gridColumn: "1 / -1", fontWeight: 600 };

export const query = graphql`
  fragment EnquiryForm on ContactPageForm {
    heading lead choose
    courses { label link }
    reach reachByEmail
    openers { intent heading topic line about batch submit next }
    sent { heading text }
    answer { hours by }
  }
`;
