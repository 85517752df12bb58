import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from "react";
import { formCopy } from "../../site-copy";
import { hasModifier } from "../../browser/plain-press";
import { changeUrlState } from "../../browser/url-state";
import { useHydrated } from "../../browser/use-hydrated";
import { mailAbout } from "../../contact/contact-links";
import type { Translation } from "../../content/schemas/forms.schema";
import { formFields, honeypot, type FormName, type FormValues } from "../../contact/form-fields";
import { interpolate } from "../../text/interpolate";
import { formatTime } from "../../time/india-time";
import { srOnly } from "../../theme/theme";
import { asPlainText, deliver, formAction, readForm } from "./delivery";
import { discardDraft, forgetSending, lastSending, markSending, presetFields, restoreDraft, saveDraft } from "./draft";
import { FormContext } from "./fields";
import { ErrorSummary } from "./error-summary";
import { TranslatedNotice } from "./privacy-notice-text";
import { english, useTranslation } from "./translation";
import { formErrors, type FieldError } from "./form-errors";
import { formNote, Submit } from "./submit";

/** A link to the notice in another language changes the form to that language. */
function chooseLanguage(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link?.hreflang || hasModifier(event)) return;
  event.preventDefault();
  changeUrlState({ lang: link.hreflang === "en" ? "" : link.hreflang });
}

export type FormKind = { name: FormName; label: string; subject: string; submitLabel: string };

type FormProps = {
  kind: FormKind;
  /** Replaces the form after submission; `reopen` restores it. */
  confirmation: (values: FormValues, reopen: () => void, translated?: Translation["sent"]) => ReactNode;
  /** Values of hidden fields, and presets of other fields. */
  presets?: FormValues;
  children: ReactNode;
  className?: string;
};

/** A plain HTML form; script shows errors and failures in place. Uncontrolled fields keep text typed before hydration. */
export function Form({ kind, confirmation, presets = {}, children, className }: FormProps) {
  const { name, label, subject, submitLabel } = kind;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [state, setState] = useState<"typing" | "sending" | "sent">("typing");
  const [failures, setFailures] = useState(0);
  const [typed, setTyped] = useState<FormValues>({});
  const action = formAction();
  const translation = useTranslation();
  const words = translation ?? english;
  const hiddenValues: FormValues = {
    ...presets,
    "Privacy Notice": translation?.notice.version ?? formCopy.version,
    "Notice Language": translation?.lang,
  };

  const presetsKey = JSON.stringify(presets);
  const isSent = state === "sent";
  const interrupted = hydrated && state === "typing" && failures === 0 ? lastSending(name) : undefined;
  // Waits for hydration: until then, the URL state is empty, and so are the presets.
  useEffect(() => {
    if (hydrated && form.current) restoreDraft(form.current);
  }, [hydrated, isSent]);
  useEffect(() => {
    if (hydrated && form.current) presetFields(form.current, JSON.parse(presetsKey) as FormValues);
  }, [hydrated, isSent, presetsKey]);

  /** Keeps the values for the WhatsApp and e-mail links. */
  function remember({ currentTarget }: { currentTarget: HTMLFormElement }) {
    setTyped(readForm(currentTarget));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const element = event.currentTarget;
    const submitted = readForm(element);
    const mistakes = formErrors(formFields[name], submitted, words);
    setTyped(submitted);
    setErrors(mistakes);
    if (mistakes.length > 0) return;
    const submittedText = asPlainText(name, submitted);
    if (!action) {
      window.location.assign(mailAbout(subject, submittedText));
      return;
    }
    setState("sending");
    markSending(name);
    const isDelivered = await deliver(element.action, submitted);
    // Keeps a draft that changed during submission.
    if (isDelivered && asPlainText(name, readForm(element)) === submittedText) discardDraft(element);
    if (isDelivered) forgetSending(name);
    setState(isDelivered ? "sent" : "typing");
    setFailures(isDelivered ? 0 : failures + 1);
  }

  if (isSent) return confirmation(typed, () => setState("typing"), translation?.sent);
  const isSending = state === "sending";
  const message = [subject, asPlainText(name, typed)].filter(Boolean).join("\r\n");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its fields and links cause the events
    <form
      ref={form}
      name={name}
      aria-label={label}
      method="post"
      noValidate={hydrated}
      {...(action ? { action } : { action: mailAbout(subject), encType: "text/plain" })}
      onInput={(event) => {
        saveDraft(event.currentTarget);
        remember(event);
      }}
      onFocus={remember}
      onPointerDown={remember}
      onClick={chooseLanguage}
      onSubmit={(event) => void onSubmit(event)}
      className={className}
    >
      {action && (
        <>
          <input type="hidden" name="form-name" value={name} />
          <p hidden>
            <label>
              Leave this box empty: <input type="checkbox" name={honeypot} tabIndex={-1} />
            </label>
          </p>
        </>
      )}
      {errors.length > 0 && <ErrorSummary form={name} errors={errors} heading={words.mistakes.heading} />}
      <FormContext.Provider value={{ form: name, errors, words }}>{children}</FormContext.Provider>
      {translation && <TranslatedNotice form={name} translation={translation} />}
      {formFields[name].map((field) => {
        const value = hiddenValues[field.name];
        return field.type === "hidden" && value !== undefined ? (
          <input key={field.name} type="hidden" name={field.name} value={value} />
        ) : null;
      })}
      {interrupted && (
        <p css={formNote}>
          {interpolate(formCopy.interrupted, { time: formatTime(new Date(interrupted).toTimeString()) })}
        </p>
      )}
      <Submit
        words={words}
        label={translation?.labels.submit ?? submitLabel}
        isSending={isSending}
        failures={failures}
        subject={subject}
        message={message}
      />
      <p role="status" css={srOnly}>
        {isSending && words.sending}
      </p>
    </form>
  );
}
