/** Emotion's JSX factory, which also marks the language of text in another script, so that screen readers switch voice. */
import { Fragment, jsx as create, jsxs as createAll } from "@emotion/react/jsx-runtime";
import type { ElementType, Key, ReactElement, ReactNode } from "react";
import { languageOf, splitRuns } from "../text/languages";

/** Elements that contain only text. */
const plain = new Set<unknown>(["option", "script", "style", "textarea", "title"]);

/** Room for vowel signs above and below, also in headings. */
const style = { lineHeight: 1.5 };

/** Marks the runs of other scripts in a text, or in an element's children. */
export function withLanguages(child: ReactNode, key?: Key): ReactNode {
  if (Array.isArray(child)) return child.map((part: ReactNode, index) => withLanguages(part, index));
  const parts = typeof child === "string" ? splitRuns(child) : [];
  if (parts.length < 2) return child;
  const children = parts.map((text, index) => {
    if (index % 2 === 0) return text;
    const lang = languageOf(text);
    return create("span", { lang, dir: lang === "ur" ? "auto" : undefined, style, children: text }, index);
  });
  return createAll(Fragment, { children }, key);
}

/** Wraps a factory to mark languages; `rest` is a key and, in `gatsby develop`, the place in the source. */
export function marking<Rest extends unknown[]>(
  factory: (type: ElementType, props: object, ...rest: Rest) => ReactElement,
) {
  return (type: ElementType, props: { children?: ReactNode; lang?: string }, ...rest: Rest): ReactElement => {
    const hasText =
      props.children && !props.lang && (typeof type === "string" || type === Fragment) && !plain.has(type);
    return factory(type, hasText ? { ...props, children: withLanguages(props.children) } : props, ...rest);
  };
}

export { Fragment };
export const jsx = marking(create);
export const jsxs = marking(createAll);
