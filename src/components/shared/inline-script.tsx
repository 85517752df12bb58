type InlineScriptProps = {
  /** A file name in src/browser/inline. */
  name: "chosen-batches" | "follow-link" | "log-missing-path" | "refund-today";
};

/** A script small enough to inline in the page (src/build/inline-scripts.ts). */
export function InlineScript({ name }: InlineScriptProps) {
  return <script data-inline={name} />;
}
