import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { fontFaces, preloads } from "./src/theme/fonts";

/**
 * Renders a page with the styles that it uses in one `<style>` in the head. Synchronous, so that two pages rendered at the
 * same time cannot mix their styles or metadata.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // Without vendor prefixes: the browsers of package.json's browserslist need only those that the styles spell out.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  replaceBodyHTMLString(html);
  // The names of classes, which emotion must know, are in the styles: src/islands/start.tsx reads them there.
  const others = ids.filter((id) => !css.includes(`.css-${id}`));
  setHeadComponents([
    // "data-s" keeps emotion from moving the tag, after which the browser would apply it a second time.
    <style
      key="styles"
      data-emotion={["css", ...others].join(" ")}
      data-s=""
      dangerouslySetInnerHTML={{ __html: css.replaceAll(";}", "}") }}
    />,
  ]);
};

/**
 * Outside emotion, which inserts global styles again on hydration: repeated font rules make the browser load the fonts again,
 * and the text jumps.
 */
const fontRules = fontFaces.map((face) => `@font-face{${css(face).styles}}`).join("");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // At low priority, after the first picture: text has a fallback font meanwhile, a picture has nothing.
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
 * Keeps the islands' script in a `<template>` until it is wanted (docs/decisions/0008). The page's path is there for
 * src/components/forms/delivery.ts, which knows the page /sent by it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (gatsby) => {
  const { getHeadComponents, getPostBodyComponents, pathname, replaceHeadComponents, replacePostBodyComponents } =
    gatsby;
  const components = getPostBodyComponents() as ReactNode[];
  const scripts = components.filter(
    (node) => isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === "_gatsby-scripts",
  );
  if (scripts.length === 0) return; // in gatsby develop
  const isGenerator = (node: ReactNode) => isValidElement<{ name?: string }>(node) && node.props.name === "generator";
  replaceHeadComponents(getHeadComponents().filter((node) => !isGenerator(node))); // Gatsby's version is no visitor's concern
  // Sets window.pagePath for Gatsby's browser runtime, which is not on the page.
  const isLoader = (node: ReactNode) => isValidElement(node) && node.key === "script-loader";
  replacePostBodyComponents([
    ...components.filter((node) => !scripts.includes(node) && !isLoader(node)),
    <template key="runtime" id="runtime" data-path={pathname}>
      <script data-inline="while-starting" />
      {scripts}
    </template>,
    <script key="wake" data-inline="wake-islands" />,
  ]);
};
