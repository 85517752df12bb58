import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { speculationRules } from "./src/browser/speculation-rules";
import { IslandStyles } from "./src/islands/island";
import { preloads } from "./src/theme/fonts";

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
  // The same styles, in the order of the page, under another prefix.
  const islandCache = { ...cache, key: "island" };
  const html = renderToString(
    <CacheProvider value={cache}>
      <IslandStyles.Provider value={islandCache}>{bodyComponent}</IslandStyles.Provider>
    </CacheProvider>,
  ).replace(/<div id="gatsby-announcer"[^>]*><\/div>/, ""); // for Gatsby's router, which is not on the page
  const { css } = extractCritical(html.replaceAll("island-", "css-"));
  const shorten = classShortener(html, cache.inserted);
  replaceBodyHTMLString(shorten(html));
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: shorten(css).replaceAll(";}", "}") }} />]);
};

/**
 * Returns a function that renames the classes in a page's HTML or styles to `c0`, `c1` and so on. Emotion's names are hashes, which
 * hardly compress: they are 0.4 to 1.0 kB of a page. Those inside islands keep emotion's name, by which src/islands/start.tsx
 * knows that their styles are on the page.
 */
function classShortener(html: string, styles: object) {
  const inIslands = new Set(Array.from(html.matchAll(/\bisland-(\w+)/g), ([, hash]) => hash));
  const short = new Map<string, string>();
  return (text: string) =>
    text.replace(/\b(?:css|island)-(\w+)/g, (name, hash: string) => {
      if (!Object.hasOwn(styles, hash)) return name; // a word of the content
      if (inIslands.has(hash)) return `css-${hash}`;
      const shortened = short.get(hash) ?? `c${short.size.toString(36)}`;
      short.set(hash, shortened);
      return shortened;
    });
}

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
    <template key="speculation" id="speculation">
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </template>,
    <script key="wake" data-inline="wake-islands" />,
  ]);
};
