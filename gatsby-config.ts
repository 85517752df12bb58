import type { GatsbyConfig } from "gatsby";
import { contract, typeName, type DataFile } from "./src/content/contract";
import { checkedData } from "./src/content/mirror";
import { feed } from "./src/discovery/feed";
import { manifest } from "./src/discovery/manifest";
import { sitemap } from "./src/discovery/sitemap";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: checkedData, ignore: ["**/README.md", "**/CREDITS.md"] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { base: string } }) =>
          node.base in contract ? typeName(node.base as DataFile) : "UnknownJson",
      },
    },
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { quality: 50 } } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    sitemap(checkedData),
    feed("data", checkedData),
    manifest("data"),
  ],
};

export default config;
