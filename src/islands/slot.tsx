import type { ReactNode } from "react";

/** Server HTML inside an island: `children` on the server; in the browser, the existing `html`. */
export function Slot({ html, children }: { html?: string; children?: ReactNode }) {
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div data-slot="" style={boxless} {...content} />;
}

const boxless = { display: "contents" };
