/** Import rules between folders; `npm run lint` fails on a violation (docs/architecture.md). */
import { builtinModules } from "node:module";

/**
 * The folders by layer, lowest first. A file may import from its own folder and from lower layers, but not from the
 * rest of its layer.
 */
const layers = [
  ["src/files", "src/theme", "src/text", "src/time"],
  ["src/content/schemas"],
  ["src/[^/]+\\.ts"],
  ["src/content", "src/contact", "src/jsx"],
  ["src/content/check", "src/structured-data", "src/browser"],
  ["src/build", "src/(?:components|islands)"],
  ["src/pages", "src/templates"],
  ["gatsby-(?:config|node|ssr)", "scripts"],
  ["(?:e2e|__tests__)"],
];

/** `src/content` contains folders of other layers, so its pattern matches only the files directly in it. */
const inFolder = { "src/content": "^src/content/[^/]+$" };
const pattern = (folder) => inFolder[folder] ?? `^${folder}(?:/|\\.tsx?$|$)`;

const directions = layers.flatMap((folders, height) =>
  folders.flatMap((folder) => {
    const beyond = [...folders.filter((other) => other !== folder), ...layers.slice(height + 1).flat()];
    if (beyond.length === 0) return []; // tests may import everything
    return {
      name: `${folder} imports downwards only`,
      severity: "error",
      from: { path: pattern(folder) },
      to: { path: beyond.map(pattern) },
    };
  }),
);

/** Folders with browser entry points, in builds and in `gatsby develop`. */
const browserEntries = "^src/(?:islands|pages|templates|browser)/";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...directions,
    { name: "no cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "the browser gets nothing of the build",
      comment: "Followed through all files in between.",
      severity: "error",
      from: { path: browserEntries },
      to: { path: "^src/(?:build|content/check)/", reachable: true },
    },
    {
      name: "the browser gets nothing that needs Node",
      severity: "error",
      from: { path: browserEntries },
      to: {
        path: [
          `^(?:node:)?(?:${builtinModules.join("|")})$`,
          "node_modules/(?:sharp|@myriaddreamin|chokidar|webpack)/",
        ],
        reachable: true,
      },
    },
    {
      name: "the browser gets no schema",
      comment: "Schemas bring zod, about 15 kB. Their types cost nothing.",
      severity: "error",
      from: { path: "^src/(?:pages|templates|components|islands|browser|contact|structured-data|theme|text|time)/" },
      to: {
        path: "^src/content/schemas/(?!choices\\.ts$)|^src/content/contract\\.ts$|node_modules/zod/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "src/site-copy.ts is the only importer of data/",
      severity: "error",
      from: { path: "^(?:src|gatsby-)", pathNot: "^src/site-copy\\.ts$" },
      to: { path: "^data/" },
    },
    {
      name: "the check reads data, and never imports it",
      comment: "An imported file that is broken would stop Gatsby, or the check, before it can be named.",
      severity: "error",
      from: { path: "^gatsby-(?:config|node)|^scripts/" },
      to: { path: "^data/", reachable: true },
    },
    {
      name: "react-helmet in seo.tsx only",
      severity: "error",
      from: { path: "^(?:src|gatsby-)", pathNot: "^src/components/layout/seo\\.tsx$" },
      to: { path: "node_modules/react-helmet/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    moduleSystems: ["es6"],
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
  },
};
