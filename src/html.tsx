import type { HtmlHTMLAttributes, HTMLAttributes, ReactNode } from "react";

type HtmlProps = {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  /** The page's HTML. */
  body: string;
  postBodyComponents: ReactNode;
};

/** The HTML document around every page: Gatsby's default, minus metadata for Internet Explorer and old iPhones. */
export default function Html(props: HtmlProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/html-has-lang -- seo.tsx sets it
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
