import { Component, type ReactNode } from "react";
import { IslandError } from "./island-error";
import { Slot } from "./slot";

type IslandBoundaryProps = {
  /** The island's element in the page. */
  island: HTMLElement;
  /** The server HTML inside it. */
  slot?: string | undefined;
  onError: () => void;
  children: ReactNode;
};

/** Fields outside a posted form do nothing without script. */
const needsScript = (island: HTMLElement) => island.querySelector(":is(input, select, textarea):not([method] *)");

/**
 * An error boundary for an island. If the island works without script, keeps its HTML and the visitor's input;
 * otherwise shows the error, and the server HTML inside the island.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};
  private kept: ChildNode[] | undefined;
  private focused: Element | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { island, slot, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (needsScript(island))
      return (
        <>
          <IslandError error={failure.error} />
          {slot !== undefined && <Slot html={slot} />}
        </>
      );
    this.kept ??= [...island.childNodes];
    this.focused ??= document.activeElement;
    return null;
  }

  override componentDidCatch() {
    const { island, onError } = this.props;
    if (this.kept) {
      island.append(...this.kept);
      for (const dead of island.querySelectorAll('[type="button"], [aria-live]')) dead.remove();
      if (island.contains(this.focused)) (this.focused as HTMLElement).focus({ preventScroll: true });
    }
    onError();
  }
}
