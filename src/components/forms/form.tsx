import { graphql } from "gatsby";
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type SyntheticEvent } from "react";
import { mailAbout } from "../../contact/contact-links";
import { hidden } from "../../theme/theme";
import { asPlainText, deliver, formAction, readForm, type FormValues } from "./delivery";
import { discardDraft, restoreDraft, saveDraft, setDefaults } from "./draft";
import type { ErrorMessages, FieldError } from "./form-errors";
import { ComposeNote } from "./compose-note";
import { FormContext } from "./field";
import { MachineFields } from "./machine-fields";
import { ErrorSummary } from "./error-summary";
import { SendFailed } from "./send-failed";
import { SubmitButton } from "./submit-button";

/** What differs between the forms. */
export type FormKind = {
  /** The name under which it is registered in static/forms.html. */
  name: string;
  /** Its accessible name. */
  label: string;
  /** The subject of the e-mail that replaces it where it cannot be sent. */
  subject: string;
  submitLabel: string;
  validate: (values: FormValues, messages: ErrorMessages) => FieldError[];
};

type FormProps = {
  kind: FormKind;
  copy: Queries.FormCopyFragment;
  /** What replaces the form once its values were sent; `reopen` brings it back. */
  confirmation: (values: FormValues, reopen: () => void) => ReactNode;
  /** Values to begin with, by field name; new ones also reopen a form that was sent. */
  defaults?: Record<string, string>;
  /** The fields. */
  children: ReactNode;
  /** What happens to the data. */
  notice: ReactNode;
  className?: string;
};

type State = "typing" | "sending" | "failed" | "sending again" | "sent";

/**
 * A plain HTML form, which script improves: it shows errors and failures in place.
 *
 * The fields are uncontrolled, so that what was typed before hydration stays.
 */
export function Form({ kind, copy, confirmation, defaults, children, notice, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [state, setState] = useState<State>("typing");
  const [values, setValues] = useState<FormValues>({});
  const action = formAction();

  const defaultsKey = JSON.stringify(defaults ?? {});
  const [lastDefaultsKey, setLastDefaultsKey] = useState(defaultsKey);
  if (defaultsKey !== lastDefaultsKey) {
    setLastDefaultsKey(defaultsKey);
    if (state === "sent") setState("typing");
  }

  const isOpen = state !== "sent";
  useEffect(() => {
    if (isOpen && form.current) enhance(form.current);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && form.current) setDefaults(form.current, JSON.parse(defaultsKey) as Record<string, string>);
  }, [isOpen, defaultsKey]);

  /** Keeps the values for the links to WhatsApp and e-mail. */
  function remember(event: SyntheticEvent<HTMLFormElement>) {
    setValues(readForm(event.currentTarget));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.startsWith("sending")) return;
    const element = event.currentTarget;
    const submitted = readForm(element);
    const found = kind.validate(submitted, copy.mistakes);
    setValues(submitted);
    setErrors(found);
    if (found.length > 0) return;
    if (!action) {
      window.location.assign(mailAbout(kind.subject, asPlainText(submitted)));
      return;
    }
    setState(state === "failed" ? "sending again" : "sending");
    const isDelivered = await deliver(element.action, submitted);
    // Anything typed in the meantime was not sent.
    if (isDelivered && asPlainText(readForm(element)) === asPlainText(submitted)) discardDraft(element);
    setState(isDelivered ? "sent" : "failed");
  }

  if (!isOpen) return confirmation(values, () => setState("typing"));
  const sending = state.startsWith("sending") ? copy.sending : "";
  const message = [kind.subject, asPlainText(values)].filter(Boolean).join("\r\n");
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its fields and links
    <form
      ref={form}
      name={kind.name}
      aria-label={kind.label}
      method="post"
      {...(action ? { action } : { action: mailAbout(kind.subject), encType: "text/plain" })}
      onInput={(event) => {
        saveDraft(event.currentTarget);
        remember(event);
      }}
      onFocus={remember}
      onPointerDown={remember}
      onSubmit={(event) => void onSubmit(event)}
      className={className}
    >
      {action && <MachineFields form={kind.name} />}
      {errors.length > 0 && <ErrorSummary form={kind.name} heading={copy.mistakes.heading} errors={errors} />}
      <FormContext.Provider value={{ form: kind.name, errors }}>{children}</FormContext.Provider>
      {notice}
      {!action && <ComposeNote copy={copy} button={kind.submitLabel} message={message} />}
      {state === "failed" || state === "sending again" ? (
        <SendFailed copy={copy.failed} message={message} subject={kind.subject} sending={sending} />
      ) : (
        <SubmitButton sending={sending}>{kind.submitLabel}</SubmitButton>
      )}
      <p role="status" css={hidden}>
        {sending}
      </p>
    </form>
  );
}

/** Hands validation from the browser to `validate`; without `maxlength` a long paste is an error, not cut off unnoticed. */
function enhance(form: HTMLFormElement) {
  form.noValidate = true;
  for (const field of form.querySelectorAll("[maxlength]")) field.removeAttribute("maxlength");
  restoreDraft(form);
}

export const query = graphql`
  fragment FormCopy on FormWords {
    mistakes {
      heading
      firstName
      message
      reach
      noEmail
      email
      phone
      long
    }
    sending
    failed {
      ...SendFailed
    }
    composes
    another
  }
`;
