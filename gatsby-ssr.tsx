import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { site } from "./src/site-copy";
import { speculationRules } from "./src/browser/speculation-rules";
import { outputPaths } from "./src/content/output-paths";
import { preloads } from "./src/theme/font-faces";
import { color } from "./src/theme/theme";

/** Puts a page's styles into one `<style>` in the head. Synchronous: concurrent pages would mix up their styles. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // Supported browsers need no vendor prefixes beyond those in the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCritical } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { css } = extractCritical(html);
  // Emotion's hashed names barely compress (docs/decisions/0006). Hydration keeps the classes of server HTML.
  const names = Object.keys(cache.inserted);
  const shorten = (text: string) =>
    text.replace(/\bcss-(\w+)/g, (name, hash: string) => (names.includes(hash) ? `c${names.indexOf(hash)}` : name));
  replaceBodyHTMLString(shorten(html));
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: shorten(css).replaceAll(";}", "}") }} />]);
};

const fontPreload = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", fetchpriority: "low" } as const;

/** Pages that link to the feed. */
const feedPages = ["/", "/blog"];

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setPreBodyComponents }) => {
  setPreBodyComponents([
    // Parsed as an element only if script is off; see `noScript` in src/theme/theme.ts.
    <noscript key="no-script">
      <template />
    </noscript>,
  ]);
  setHeadComponents([
    feedPages.includes(pathname) && (
      <link key="feed" rel="alternate" type="application/rss+xml" title={site.name} href={outputPaths.feed} />
    ),
    <meta key="theme-color" name="theme-color" content={color.page} />,
    // Low priority, to load after the hero picture: text has a fallback font, a picture has none.
    ...preloads.map((href) => <link key={href} href={href} {...fontPreload} />),
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    <link key="icon-32" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

/** Keeps the islands' script in a `<template>` until one needs it (decision 0008). delivery.ts reads `data-path`. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (gatsby) => {
  const { getPreBodyComponents, getPostBodyComponents, pathname } = gatsby;
  const { replacePreBodyComponents, replacePostBodyComponents } = gatsby;
  const components = getPostBodyComponents() as ReactNode[];
  const scripts = components.filter(
    (node) => isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === "_gatsby-scripts",
  );
  if (scripts.length === 0) return; // in gatsby develop
  replacePostBodyComponents([
    ...components.filter((node) => !scripts.includes(node)),
    <template key="runtime" id="runtime" data-path={pathname}>
      <script data-inline="before-hydration" />
      {scripts}
    </template>,
    <script key="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
  ]);
  const scriptsBeforeBody = ["queue-islands", "remove-started"].map((name) => <script key={name} data-inline={name} />);
  replacePreBodyComponents([...getPreBodyComponents(), ...scriptsBeforeBody]);
};
