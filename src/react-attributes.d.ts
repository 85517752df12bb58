import "react";

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be extended */

// Attributes that React 18 passes through, but that its types lack.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
    fetchpriority?: T extends HTMLImageElement | HTMLLinkElement ? "high" | "low" : never;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }

  // Custom properties vary per element, so that all of a kind share one class.
  // oxlint-disable-next-line typescript/no-empty-object-type -- as above
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}
