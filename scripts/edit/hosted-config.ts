/** The settings of Sveltia CMS for the hosted editor: the forms of `npm run edit`, saved as drafts on the Git host. */
import { join } from "node:path";
import type { CmsConfig, GitBackend } from "@sveltia/cms";
import { editorConfig } from "./editor-config";
import { servers, type HostSettings } from "./host-settings";
import { shownOn } from "./shown-on";

/** Returns the settings for the project at `root`, whose site is at the address `site`. */
export function hostedConfig(root: string, site: string, settings: HostSettings): CmsConfig {
  const { collections = [], ...forms } = editorConfig(root);
  const pages = shownOn(join(root, "data"), () => undefined);
  /** The deploy preview of a file's draft opens on the page that shows it. */
  const withPage = <File extends { file: string }>(file: File) => ({
    ...file,
    preview_path: pages[file.file.replace("data/", "")]?.path ?? "/",
  });
  const request = settings.host === "github" ? "pull request, under Checks and Files changed" : "merge request";
  const description = `Errors and warnings of a draft are named in its ${request}.`;
  return {
    ...forms,
    backend: backendOf(settings),
    publish_mode: "editorial_workflow",
    site_url: site,
    display_url: site,
    show_preview_links: true,
    collections: collections.map((collection) =>
      "files" in collection ? { ...collection, description, files: collection.files.map(withPage) } : collection,
    ),
  };
}

function backendOf(settings: HostSettings): GitBackend {
  const { repo, branch, server, signIn } = settings;
  const shared = {
    repo,
    ...(branch && { branch }),
    api_root: apiOf(settings),
    auth_methods: [signIn.by === "token" ? ("token" as const) : ("oauth" as const)],
    squash_merges: true, // what is published is one commit
    commit_messages: {
      create: "Add {{path}}",
      update: "Change {{path}}",
      delete: "Remove {{path}}",
      uploadMedia: "Add {{path}}",
      deleteMedia: "Remove {{path}}",
    },
  };
  if (settings.host === "github")
    return {
      name: "github",
      ...shared,
      // Sveltia would look for it in another place than GitHub Enterprise Server has it.
      ...(server !== servers.github && { graphql_api_root: `${server}/api/graphql` }),
      ...(signIn.by === "service" && { base_url: signIn.address }),
    };
  const application = signIn.by === "application" && { auth_type: "pkce" as const, app_id: signIn.id };
  return { name: "gitlab", ...shared, base_url: server, ...application };
}

/** The address of the host's API. */
function apiOf({ host, server }: HostSettings): string {
  if (host === "gitlab") return `${server}/api/v4`;
  return server === servers.github ? "https://api.github.com" : `${server}/api/v3`;
}

/** The hosts that the editor asks: the Git host's API, and its pictures of users. */
export function hostsOf(settings: HostSettings): { api: string[]; pictures: string[] } {
  const { server } = settings;
  return {
    api: [new URL(apiOf(settings)).origin],
    pictures: [server === servers.github ? "https://avatars.githubusercontent.com" : server],
  };
}
