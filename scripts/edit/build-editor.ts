/** `npm run edit:build`: writes the editor as a separate site for editors, with drafts on GitHub (docs/editing.md). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { contentReader } from "../../src/content/content-reader";
import { editorConfig } from "./editor-config";
import { editorPolicy, writeEditor } from "./editor-files";

/** The settings for the project at `root`, with the variables of docs/editing.md. @throws an Error that says what to set */
export function hostedConfig(
  root: string,
  { EDIT_REPO = "", EDIT_SIGN_IN, EDIT_BRANCH }: NodeJS.ProcessEnv,
): CmsConfig {
  const [, repo] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(EDIT_REPO) ?? [];
  if (!repo)
    throw new Error("Set EDIT_REPO to the repository's address, such as https://github.com/institute/website.");
  if (EDIT_SIGN_IN && !/^https:\/\/[\w.-]+$/.test(EDIT_SIGN_IN))
    throw new Error(
      "Set EDIT_SIGN_IN to the address of your sign-in service, such as https://sign-in.example, or remove it.",
    );
  const { url } = contentReader(join(root, "data"))("site.json");
  const { collections = [], ...forms } = editorConfig(root);
  const description = "Errors and warnings of a draft are named in its pull request, under Checks and Files changed.";
  return {
    ...forms,
    backend: {
      name: "github",
      repo,
      branch: EDIT_BRANCH,
      base_url: EDIT_SIGN_IN,
      auth_methods: [EDIT_SIGN_IN ? "oauth" : "token"],
      squash_merges: true, // each draft is published as one commit
    },
    publish_mode: "editorial_workflow",
    site_url: url,
    display_url: url,
    show_preview_links: true,
    collections: collections.map((collection) => ("files" in collection ? { ...collection, description } : collection)),
  };
}

/** Writes the editor for the project at `root` to `folder`, replacing its contents. */
export function buildEditor(root: string, folder: string, environment: NodeJS.ProcessEnv) {
  writeEditor(folder, hostedConfig(root, environment));
  writeFileSync(join(folder, "_headers"), headers);
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\nDisallow: /\n");
}

const gitHub = { api: "https://api.github.com", pictures: "https://avatars.githubusercontent.com" };

/** Cross-Origin-Opener-Policy lets the sign-in popup send a message to the window that opened it. */
const headers = `/*
  Content-Security-Policy: ${editorPolicy(gitHub)}
  Strict-Transport-Security: max-age=31536000
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin-allow-popups
`;

if (require.main === module)
  try {
    buildEditor(process.cwd(), "editor", process.env);
    process.stdout.write("The editor is in editor/.\n");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
