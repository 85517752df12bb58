/** What components use of Gatsby: a link is a plain link, and queries are not run. */
import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

export function Link({ to, children, ...others }: LinkProps) {
  return (
    <a href={to} {...others}>
      {children}
    </a>
  );
}

export function graphql() {
  return null;
}
