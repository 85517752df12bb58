/** What Gatsby wraps around every page, on the server and in the browser. */
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import { useEffect } from "react";
import { ErrorBoundary } from "./error-boundary";
import { PageUnavailable } from "./page-unavailable";
import { announceHydration } from "../../browser/follow-controls";

/** Every route stands in its own error boundary. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>;
}

/** Guards navigation, and announces hydration: early presses are carried out then (src/browser/while-starting.ts). */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return (
    <>
      {element}
      <PageUnavailable />
      <AnnounceHydration />
    </>
  );
}

function AnnounceHydration() {
  useEffect(announceHydration, []);
  return null;
}
