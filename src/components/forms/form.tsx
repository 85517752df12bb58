import { graphql } from "gatsby";
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type SyntheticEvent } from "react";
import { mailAbout } from "../../contact/contact-links";
import { island } from "../../browser/island";
import { hidden } from "../../theme/theme";
import { deliver, formAction, typedIn, written, type Typed } from "./delivery";
import { dropDraft, keepDraft, preset, restoreDraft } from "./draft";
import type { Mistake } from "./mistakes";
import { ComposeNote } from "./compose-note";
import { FormContext } from "./field";
import { MachineFields } from "./machine-fields";
import { MistakesList } from "./mistakes-list";
import { NotSent } from "./not-sent";
import { Sent } from "./sent";
import { SubmitButton } from "./submit-button";

/** What sets one form apart from another. */
export type FormKind = {
  /** The name under which it is registered in static/forms.html. */
  name: string;
  /** What it is called where a page's forms are listed. */
  label: string;
  /** The subject of the e-mail that it becomes where it cannot be sent. */
  subject: string;
  /** The words on its button. */
  submit: string;
  /** What is wrong with what was typed. */
  check: (typed: Typed, words: Queries.FormWordsFragment["mistakes"]) => Mistake[];
};

type FormProps = {
  kind: FormKind;
  words: Queries.FormWordsFragment & { sent: Queries.SentFragment };
  /** What fields begin with, by name; another beginning also opens a form that was sent. */
  begins?: Record<string, string>;
  /** Which data, for what, how to withdraw. */
  note: ReactNode;
  /** The fields. */
  children: ReactNode;
  className?: string;
};

type State = "typing" | "sending" | "failed" | "sending again" | "sent";

/**
 * A form that is a plain HTML form first, and with script tells of mistakes and failures where they happen.
 *
 * The fields are uncontrolled: what was typed before the script came stays as it is.
 */
export function Form({ kind, words, begins, note, children, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [state, setState] = useState<State>("typing");
  const [typed, setTyped] = useState<Typed>({});
  const action = formAction();

  const beginning = JSON.stringify(begins ?? {});
  const [lastBeginning, setLastBeginning] = useState(beginning);
  if (beginning !== lastBeginning) {
    setLastBeginning(beginning);
    if (state === "sent") setState("typing");
  }

  const isThere = state !== "sent";
  useEffect(() => {
    if (isThere && form.current) takeOver(form.current);
  }, [isThere]);
  useEffect(() => {
    if (isThere && form.current) preset(form.current, JSON.parse(beginning) as Record<string, string>);
  }, [isThere, beginning]);

  /** The links to WhatsApp and e-mail carry what stands in the form when a visitor reaches for them. */
  function remember(event: SyntheticEvent<HTMLFormElement>) {
    setTyped(typedIn(event.currentTarget));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.startsWith("sending")) return;
    const sender = event.currentTarget;
    const filled = typedIn(sender);
    const found = kind.check(filled, words.mistakes);
    setTyped(filled);
    setMistakes(found);
    if (found.length > 0) return;
    if (!action) {
      window.location.assign(mailAbout(kind.subject, written(filled)));
      return;
    }
    setState(state === "failed" ? "sending again" : "sending");
    const taken = await deliver(sender.action, filled);
    // What was typed meanwhile was not sent.
    if (taken && written(typedIn(sender)) === written(filled)) dropDraft(sender);
    setState(taken ? "sent" : "failed");
  }

  if (!isThere) return <Sent of={words.sent} another={words.another} onAnother={() => setState("typing")} />;
  const sending = state.startsWith("sending") ? words.sending : "";
  const message = [kind.subject, written(typed)].filter(Boolean).join("\r\n");
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears what its fields and links hear
    <form
      {...island.withQuery}
      ref={form}
      name={kind.name}
      aria-label={kind.label}
      method="post"
      {...(action ? { action } : { action: mailAbout(kind.subject), encType: "text/plain" })}
      onInput={(event) => {
        keepDraft(event.currentTarget);
        remember(event);
      }}
      onFocus={remember}
      onPointerDown={remember}
      onSubmit={(event) => void onSubmit(event)}
      className={className}
    >
      {action && <MachineFields form={kind.name} />}
      {mistakes.length > 0 && <MistakesList form={kind.name} heading={words.mistakes.heading} of={mistakes} />}
      <FormContext.Provider value={{ form: kind.name, mistakes }}>{children}</FormContext.Provider>
      {!action && <ComposeNote of={words} button={kind.submit} message={message} />}
      {state === "failed" || state === "sending again" ? (
        <NotSent of={words.failed} message={message} subject={kind.subject} sending={sending} />
      ) : (
        <SubmitButton sending={sending}>{kind.submit}</SubmitButton>
      )}
      <p role="status" css={hidden}>
        {sending}
      </p>
      {note}
    </form>
  );
}

/** Mistakes are told by the script now, which says what to do; and a paste that is too long is not cut off in silence. */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true;
  for (const limited of form.querySelectorAll("[maxlength]")) limited.removeAttribute("maxlength");
  restoreDraft(form);
}

export const query = graphql`
  fragment FormWords on FormWords {
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
      ...NotSent
    }
    composes
    another
  }
`;
