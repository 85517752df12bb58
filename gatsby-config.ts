import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { typeName, type DataFile } from "./src/content/contract";
import { checkedData } from "./src/build/checked-data";
import { netlifyAdapter } from "./src/build/netlify-adapter";

const config: GatsbyConfig = {
  adapter: netlifyAdapter(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: resolve("src/jsx"),
  graphqlTypegen: { typesOutputPath: "generated/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: checkedData, ignore: ["**/README.md", "**/CREDITS.md"] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        // Gatsby lacks a type for unchecked JSON, hence the cast.
        typeName: ({ node }: { node: { base: string } }) => typeName(node.base as DataFile),
      },
    },
    "gatsby-transformer-remark",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { quality: 50 } } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
