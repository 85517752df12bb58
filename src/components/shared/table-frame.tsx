import type { ReactNode } from "react";

type TableFrameProps = { name: string; className?: string; children: ReactNode };

/** Scrolls a wide table sideways. */
export function TableFrame({ name, className, children }: TableFrameProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-label={name} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
