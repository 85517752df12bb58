import type { GatsbyConfig } from "gatsby";
import { typeName } from "./src/content/contract";
import { dataFileOf, listsOfPages } from "./src/content/item-files";
import { checkedData } from "./src/content/mirror";
import { feed } from "./src/discovery/feed";
import { manifest } from "./src/discovery/manifest";
import { sitemap } from "./src/discovery/sitemap";
import { netlifyAdapter } from "./src/netlify";

const config: GatsbyConfig = {
  adapter: netlifyAdapter(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: checkedData,
        ignore: ["README.md", "CREDITS.md", ...listsOfPages].map((name) => `**/${name}`),
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { base: string } }) => typeName(dataFileOf(node.base)),
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
