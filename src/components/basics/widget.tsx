import { Component, useState, type ReactNode } from "react";

type WidgetProps = {
  /** A name of its own on the page. */
  name: string;
  /** What stands in its place where it fails; without it, what stood there last, as plain HTML. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Around what script answers: where that script fails, the rest of the page lives on, and links and forms in it still work. */
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

/** The very elements that the browser shows, with what was typed in them, which React no longer cares for. */
function LastRendered({ name }: { name: string }) {
  const [elements] = useState(() => {
    const widget = document.querySelector(`[data-widget="${CSS.escape(name)}"]`);
    return [...(widget?.children ?? [])];
  });
  return <div data-widget={name} ref={(box) => box?.append(...elements)} css={[boxless, withoutScript]} />;
}

/** Stands in the layout as if it were not there. */
const boxless = { display: "contents" };
/** Without the buttons that nothing answers, and what they change. */
const withoutScript = { '& [type="button"], & [aria-live]': { display: "none" } };
