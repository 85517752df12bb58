import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { fontFaces, preloads } from "./src/fonts";

export { wrapPageElement } from "./gatsby-browser";

/**
 * Renders a page with the styles it uses in one tag of the head.
 *
 * One synchronous step a page, so that two pages built at the same time cannot mix their styles or metadata.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  replaceBodyHTMLString(html);
  setHeadComponents([
    <style key="styles" data-emotion={`css ${ids.join(" ")}`} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

/**
 * The fonts' rules, outside emotion: it adds global styles a second time when a page comes alive, and font rules that
 * come twice make the browser load the fonts again and the text jump.
 */
const fontRules = fontFaces.map((face) => `@font-face{${css(face).styles}}`).join("");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...preloads.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontRules }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
};
