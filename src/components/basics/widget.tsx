import { Component, useState, type ReactNode } from "react";

type WidgetProps = {
  /** Unique on the page. */
  name: string;
  /** Shown after an error. Defaults to the DOM as last rendered, without React. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** An error boundary around one interactive part, so that the rest of the page, and its own links and forms, still work. */
export class Widget extends Component<WidgetProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { name, fallback = <LastRendered name={name} />, children } = this.props;
    if (this.state.failed) return fallback;
    return (
      <div data-widget={name} css={boxless}>
        {children}
      </div>
    );
  }
}

/** Keeps the elements on the page, with what was typed into them, out of React's hands. */
function LastRendered({ name }: { name: string }) {
  const [elements] = useState(() => {
    const widget = document.querySelector(`[data-widget="${CSS.escape(name)}"]`);
    return [...(widget?.children ?? [])];
  });
  return <div data-widget={name} ref={(box) => box?.append(...elements)} css={[boxless, withoutScript]} />;
}

const boxless = { display: "contents" };
/** Hides buttons that no longer respond, and the live regions they update. */
const withoutScript = { '& [type="button"], & [aria-live]': { display: "none" } };
