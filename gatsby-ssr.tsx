import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { fontFaces, preloads } from "./src/theme/fonts";
import { reloadAfterDeployment } from "./src/browser/reload-after-deployment";
import { startRuntime } from "./src/browser/start-runtime";

export { wrapPageElement, wrapRootElement } from "./src/components/layout/page-wrappers";

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
  // No vendor prefixes: browsers that need more than the few in src/theme/ get no script either (package.json, browserslist).
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  replaceBodyHTMLString(html);
  setHeadComponents([
    // "data-s" tells emotion that the tag is where it belongs: moved, it would be read and applied a second time.
    <style key="styles" data-emotion={`css ${ids.join(" ")}`} data-s="" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

/**
 * The fonts' rules, outside emotion: it adds global styles a second time when a page comes alive, and font rules that
 * come twice make the browser load the fonts again and the text jump.
 */
const fontRules = fontFaces.map((face) => `@font-face{${css(face).styles}}`).join("");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // At once, but after the first picture: others stand in for the fonts until they are there; for a picture nothing does.
    ...preloads.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        fetchpriority="low"
      />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontRules }} />,
    <link key="icon-32" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

/**
 * Holds Gatsby's scripts back until something on the page wants them: each page reads and works without them
 * (docs/decisions/0008).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (gatsby) => {
  const { getPostBodyComponents, pathname, replacePostBodyComponents } = gatsby;
  const isRuntime = (node: ReactNode) =>
    isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === "_gatsby-scripts";
  // States the page's path, as the attribute below does.
  const isLoader = (node: ReactNode) => isValidElement(node) && node.key === "script-loader";
  const components = getPostBodyComponents() as ReactNode[];
  if (!components.some(isRuntime)) return; // gatsby develop has none
  replacePostBodyComponents([
    ...components
      .filter((node) => !isLoader(node))
      .map((node) =>
        isRuntime(node) ? (
          <template key="runtime" id="runtime" data-path={pathname}>
            <script dangerouslySetInnerHTML={{ __html: reloadAfterDeployment }} />
            {node}
          </template>
        ) : (
          node
        ),
      ),
    <script key="start" dangerouslySetInnerHTML={{ __html: startRuntime }} />,
  ]);
};
