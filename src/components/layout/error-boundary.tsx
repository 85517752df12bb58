import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean; error: unknown };

/** Shows the error screen in place of a page that threw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  override render() {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
