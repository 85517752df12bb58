import "react";

// Attributes that React 18 passes through, but that its types lack.
declare module "react" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
    fetchpriority?: T extends HTMLImageElement | HTMLLinkElement ? "high" | "low" : never;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-unused-vars -- as above
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }

  // Set on the element, so that all cards and tables share one style: the accent colour, the number of columns, and the
  // indentation of a line of code.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- as above
  interface CSSProperties {
    "--accent"?: string;
    "--count"?: number;
    "--indent"?: number;
  }
}
