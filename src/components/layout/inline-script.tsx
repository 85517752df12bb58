type InlineScriptProps = {
  /** A file of src/browser/inline, which the build compiles into the page. */
  name: "drop-begun" | "log-missing-path" | "open-batches" | "refund-today";
};

/** A script so small that it is part of the page (src/build/inline-scripts.ts). */
export function InlineScript({ name }: InlineScriptProps) {
  return <script data-inline={name} />;
}
