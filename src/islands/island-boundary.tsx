import { Component, type ReactNode } from "react";
import { site } from "../site-copy";
import { ButtonLink } from "../components/shared/buttons";
import { Disclosure } from "../components/shared/disclosure";
import { outlined, space, stack, style } from "../theme/theme";
import { Slot } from "./island";

type IslandBoundaryProps = {
  /** The island's element in the page. */
  island: HTMLElement;
  /** The server HTML inside it. */
  slot?: string | undefined;
  onError: () => void;
  children: ReactNode;
};

/** Fields outside a form with a `method` do nothing without script. */
const needsScript = (island: HTMLElement) => island.querySelector(":is(input, select, textarea):not([method] *)");

/** Keeps a failed island's HTML and input if it works without script; otherwise shows the error and its server HTML. */
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

const { heading, text } = site.failure;

/** "Unexpected Application Error!", the thrown message or status, and the stack if there is one. */
function IslandError({ error }: { error: unknown }) {
  const { message, stack, status, statusText } = Object(error) as Partial<Error & Response>;
  const summary =
    status === undefined ? (message ?? (typeof error === "string" ? error : "")) : `${status} ${statusText ?? ""}`;
  return (
    <div role="alert" css={box}>
      <h3>{heading}</h3>
      <p>{text}</p>
      {summary && <p css={{ fontWeight: 700 }}>{summary}</p>}
      {stack && (
        <Disclosure summary="Technical details">
          <pre css={trace}>{stack}</pre>
        </Disclosure>
      )}
      <div>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </div>
  );
}

const box = { ...outlined, ...stack(space.m), minWidth: 0, padding: space.m };
const trace = style({ overflowX: "auto", fontSize: "0.8125rem" });
