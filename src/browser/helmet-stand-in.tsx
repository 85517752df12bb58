import { Children, isValidElement, useLayoutEffect, type ReactNode } from "react";

type HelmetProps = {
  /** The tags of the page's head. */
  children: ReactNode;
};

/**
 * Stands in for react-helmet, which writes the metadata into the HTML: on the next page it changes the title and puts
 * that page's `<meta>` and `<link>` in the place of the last one's.
 *
 * It does so when React has the page in place, never for one that was begun and given up.
 */
export function Helmet({ children }: HelmetProps) {
  useLayoutEffect(() => {
    const elements = Children.toArray(children).filter(isValidElement<Record<string, string>>);
    const next = elements.flatMap(({ type, props }) => {
      if (type === "title") document.title = props.children ?? "";
      return type === "meta" || type === "link" ? tag(type, props) : [];
    });
    const last = [...document.head.querySelectorAll(`:is(meta, link)[${mark}]`)];
    last.filter((old) => !next.some((tag) => tag.isEqualNode(old))).forEach((old) => old.remove());
    document.head.append(...next.filter((tag) => !last.some((old) => old.isEqualNode(tag))));
  });
  return null;
}

/** What react-helmet marks its tags with. */
const mark = "data-react-helmet";

function tag(name: "meta" | "link", attributes: Record<string, string>): Element {
  const element = document.createElement(name);
  element.setAttribute(mark, "true");
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
