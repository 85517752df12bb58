/**
 * The settings of Sveltia CMS for the hosted editor: the forms of `npm run edit`, saved as drafts on GitHub or GitLab.
 */
import type { CmsConfig, GitBackend } from "@sveltia/cms";
import { editorConfig } from "./editor-config";

/** The Git host, and the origins from which the editor's page may request data and load pictures. */
export type Host = { backend: GitBackend; api: string; pictures: string };

type Environment = Partial<Record<string, string>>;

/** Reads the environment variables that docs/editing.md explains. Throws an error that says what to set. */
export function hostOf({ EDIT_REPO = "", EDIT_SIGN_IN = "token", EDIT_BRANCH }: Environment): Host {
  const [, server = "", repo = ""] = /^(https:\/\/[\w.-]+(?::\d+)?)\/([\w.-]+(?:\/[\w.-]+)+)$/.exec(EDIT_REPO) ?? [];
  const isGitHub = server === "https://github.com";
  if (!repo || (isGitHub && repo.split("/").length > 2))
    throw settingError(
      "EDIT_REPO",
      EDIT_REPO,
      "the repository's address, such as https://github.com/institute/website",
    );
  const isToken = EDIT_SIGN_IN === "token";
  const shared = {
    repo,
    ...(EDIT_BRANCH && { branch: EDIT_BRANCH }),
    auth_methods: [isToken ? ("token" as const) : ("oauth" as const)],
    squash_merges: true, // each draft is published as one commit
  };
  if (isGitHub) {
    if (!isToken && !/^https:\/\/[\w.-]+$/.test(EDIT_SIGN_IN))
      throw settingError("EDIT_SIGN_IN", EDIT_SIGN_IN, "token, or an OAuth service such as https://api.netlify.com");
    const backend = { name: "github" as const, ...shared, ...(!isToken && { base_url: EDIT_SIGN_IN }) };
    return { backend, api: "https://api.github.com", pictures: "https://avatars.githubusercontent.com" };
  }
  if (!isToken && !/^[0-9a-f]{64}$/.test(EDIT_SIGN_IN))
    throw settingError("EDIT_SIGN_IN", EDIT_SIGN_IN, "token, or the ID of the application on GitLab (64 characters)");
  const application = !isToken && { auth_type: "pkce" as const, app_id: EDIT_SIGN_IN };
  const addresses = { base_url: server, api_root: `${server}/api/v4` };
  return { backend: { name: "gitlab", ...shared, ...addresses, ...application }, api: server, pictures: server };
}

function settingError(name: string, value: string, wanted: string): Error {
  const fault = value ? `cannot be "${value}"` : "is not set";
  return new Error(`${name} ${fault}: set it to ${wanted} (docs/editing.md).`);
}

/** Returns the settings for the project at `root` and its site's URL, `site`. */
export function hostedConfig(root: string, site: string, { backend }: Host): CmsConfig {
  const { collections = [], ...forms } = editorConfig(root);
  const request = backend.name === "github" ? "pull request, under Checks and Files changed" : "merge request";
  const description = `Errors and warnings of a draft are named in its ${request}.`;
  return {
    ...forms,
    backend,
    publish_mode: "editorial_workflow",
    site_url: site,
    display_url: site,
    show_preview_links: true,
    collections: collections.map((collection) => ("files" in collection ? { ...collection, description } : collection)),
  };
}
