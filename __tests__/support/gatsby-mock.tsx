/** Mocks Gatsby for components: plain links, and queries as text. */
import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

export function Link({ to, children, ...others }: LinkProps) {
  return (
    <a href={to} {...others}>
      {children}
    </a>
  );
}

/** The fragments of all components that the test file has loaded. */
export const fragments: string[] = [];

export function graphql([text = ""]: TemplateStringsArray) {
  if (text.trimStart().startsWith("fragment")) fragments.push(text);
  return text;
}
