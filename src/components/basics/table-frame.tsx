import type { ReactNode } from "react";

type TableFrameProps = { name: string; className?: string; children: ReactNode };

/** Holds a table that scrolls sideways where it does not fit. */
export function TableFrame({ name, className, children }: TableFrameProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={name} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
