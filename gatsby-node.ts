import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type WebpOptions } from "sharp";
import { formatError, type ContentError } from "./src/content/check/content-error";
import { graphqlTypes } from "./src/build/graphql-types";
import { checkedData, updateCheckedCopy, watchContent } from "./src/build/checked-copy";
import { placeholderWarning } from "./src/build/placeholder-warning";
import { downloadTypes } from "./src/build/downloads/render-downloads";
import { leftOut, withLessScript } from "./src/build/webpack";
import { writeBuildOutputs, createOutputNodes } from "./src/build/build-outputs";
import { restorePagePaths } from "./src/build/netlify-adapter";
import { resolveShareCard, shareCardTypes } from "./src/build/share-cards/render-share-cards";

const toMend = (problems: ContentError[]) =>
  ["The content has mistakes; nothing was published.", ...problems.map(formatError)].join("\n");

/**
 * Encodes AVIF and WebP with less effort than sharp does by itself: a fifth of the time and under 1 % more bytes on this
 * artwork for AVIF, half the time and 6 % more for WebP, which only old browsers get.
 *
 * gatsby-plugin-sharp passes `quality` only, hence here (docs/decisions/0007).
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const { avif, webp } = sharp.prototype;
  sharp.prototype.avif = function (options?: AvifOptions) {
    return avif.call(this, { ...options, effort: 2 });
  };
  sharp.prototype.webp = function (options?: WebpOptions) {
    return webp.call(this, { ...options, effort: 2 });
  };
};

/** Checks data/ before anything is made; `gatsby develop` checks it again after each change. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (gatsby) => {
  const { reporter, store } = gatsby;
  const root = store.getState().program.directory;
  restorePagePaths(join(root, "public"));
  const problems = await updateCheckedCopy(root);
  if (problems.length > 0) return reporter.panic(toMend(problems));
  const placeholders = placeholderWarning(join(root, checkedData));
  if (process.env.gatsby_executing_command === "build" && placeholders) reporter.warn(placeholders);
  if (process.env.gatsby_executing_command !== "develop") return;
  watchContent(root, (found) => {
    if (found.length > 0) reporter.error(`${toMend(found)}\nThe pages stay as they were.`);
    else void createOutputNodes(gatsby);
  });
};

/** Loads the types that follow from the contract. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "path",
    args: { folder: "String!" },
    extend: ({ folder }: { folder: string }) => ({ resolve: ({ slug }: { slug: string }) => `${folder}/${slug}` }),
  });
  actions.createFieldExtension({ name: "cardOfThisPage", extend: () => ({ resolve: resolveShareCard }) });
  actions.createTypes([
    "interface DetailPage implements Node { id: ID! slug: String! path: String! title: String! seo: Seo! hero: Hero! }",
    "type MarkdownRemark implements Node { frontmatter: PolicyFrontMatter! }",
    graphqlTypes(),
    downloadTypes,
    shareCardTypes,
  ]);
};

/** Makes the files whose links state what they hold, before the pages that link to them. */
export const sourceNodes: GatsbyNode["sourceNodes"] = createOutputNodes;

/** Makes the other files, after the pages and those of the plugins. */
export const onPostBuild: GatsbyNode["onPostBuild"] = writeBuildOutputs;

/** Makes the pages that come from the data: one template for all lists, one for the policies. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.GeneratedPagesQuery>(`
    query GeneratedPages {
      allDetailPage {
        nodes {
          id
          path
        }
      }
      allMarkdownRemark {
        nodes {
          id
          parent {
            ... on File {
              name
            }
          }
        }
      }
    }
  `);
  if (errors ?? !data) {
    reporter.panicOnBuild("The pages to generate could not be queried.", errors);
    return;
  }
  for (const { id, path } of data.allDetailPage.nodes) {
    actions.createPage({ path, component: resolve("src/templates/detail.tsx"), context: { id } });
  }
  for (const { id, parent } of data.allMarkdownRemark.nodes) {
    const name = parent && "name" in parent ? parent.name : id;
    actions.createPage({ path: `/${name}`, component: resolve("src/templates/policy.tsx"), context: { id } });
  }
};

/**
 * Site settings are imported, not queried: in `gatsby develop` they, too, come from the checked copy.
 *
 * In the browser's script, what pages do not need is left out.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (gatsby) => {
  const { actions, getConfig, plugins, stage, store } = gatsby;
  const root = store.getState().program.directory;
  const nothing = Object.fromEntries(leftOut.map((file) => [join(root, file), false as const]));
  actions.setWebpackConfig({ resolve: { alias: { [join(root, "data")]: join(root, checkedData), ...nothing } } });
  if (stage !== "build-javascript") return;
  // Casts, because Gatsby types neither webpack's settings nor the plugins that it hands over.
  const settings = (getConfig as () => Parameters<typeof withLessScript>[0])();
  const minify = plugins.minifyJs as (options: object) => object;
  actions.replaceWebpackConfig(withLessScript(settings, { root, minify }));
};
