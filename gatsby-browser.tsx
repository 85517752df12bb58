import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./src/components/layout/error-boundary";

/** Every route stands in its own failure screen. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
);
