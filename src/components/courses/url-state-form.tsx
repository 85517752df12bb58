import { useRef, type ReactNode } from "react";
import { island } from "../../browser/island";
import { useEarlyChoices } from "../../browser/url-state";

type UrlStateFormProps = {
  /** What it is called where a page's forms are listed. */
  label: string;
  /** The part of the page that its fields change, for a browser that sends it: /courses#list */
  action: string;
  className?: string;
  children: ReactNode;
};

/** A form whose fields are parts of the page's query, and answer as soon as they change. */
export function UrlStateForm({ label, action, className, children }: UrlStateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form);
  return (
    // What a browser remembers of the fields must not pass for a choice of this visit: the address remembers.
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
