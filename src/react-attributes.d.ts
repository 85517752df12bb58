import "react";

// Attributes that React 18 passes through, but that its types lack.
declare module "react" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
    fetchpriority?: T extends HTMLImageElement | HTMLLinkElement ? "high" | "low" : never;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as above
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }

  // Set on the element, so that all of a kind share one style.
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- as above
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}
