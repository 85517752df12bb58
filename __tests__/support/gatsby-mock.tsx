/** Mocks Gatsby for components: plain links, and no queries. */
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
