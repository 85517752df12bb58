import { useRef, type ReactNode } from "react";
import { island } from "../../browser/island";
import { useEarlyChoices } from "../../browser/url-state";

type UrlStateFormProps = {
  /** The form's accessible name. */
  label: string;
  /** Where a submission without script leads: /courses#list */
  action: string;
  className?: string;
  children: ReactNode;
};

/** A form whose fields mirror the URL state and take effect as soon as they change. */
export function UrlStateForm({ label, action, className, children }: UrlStateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form);
  return (
    // No autocomplete: values that the browser restores would override the URL.
    <form
      {...island.withQuery}
      ref={form}
      aria-label={label}
      action={action}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      {children}
    </form>
  );
}
