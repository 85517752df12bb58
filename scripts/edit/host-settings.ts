/** What `npm run edit:build` has to know about the Git host: environment variables, explained in docs/editing.md. */

export type HostSettings = {
  host: "github" | "gitlab";
  repo: string;
  /** The branch that the site is built from; without it, the repository's default branch. */
  branch?: string;
  /** The host's own address: https://github.com unless the server is the institute's. */
  server: string;
  /** A token that each editor makes; on GitHub the service that finishes OAuth; on GitLab the ID of an application. */
  signIn: { by: "token" } | { by: "service"; address: string } | { by: "application"; id: string };
};

type Environment = Partial<Record<string, string>>;

/** The public servers of the two. */
export const servers = { github: "https://github.com", gitlab: "https://gitlab.com" };

/** Reads the settings. Throws a sentence that says what to set where one is missing or cannot be. */
export function hostSettings(environment: Environment): HostSettings {
  const host = hostOf(environment.EDIT_HOST);
  const repo = environment.EDIT_REPO ?? "";
  const form = host === "github" ? /^[\w.-]+\/[\w.-]+$/ : /^[\w.-]+(?:\/[\w.-]+)+$/;
  if (!form.test(repo))
    throw settingError("EDIT_REPO", repo, "the repository as its address names it, such as banyan-tech/website");
  const server = environment.EDIT_SERVER ?? servers[host];
  if (!isServer(server))
    throw settingError("EDIT_SERVER", server, "the address of your own server, such as https://git.example");
  const branch = environment.EDIT_BRANCH;
  return { host, repo, ...(branch && { branch }), server, signIn: signInOf(host, environment.EDIT_SIGN_IN) };
}

function hostOf(name = ""): HostSettings["host"] {
  if (name === "github" || name === "gitlab") return name;
  if (/^(?:gitea|forgejo|codeberg|bitbucket)$/i.test(name))
    throw new Error(`On ${name} the editor cannot keep drafts: move the repository to GitHub or GitLab.`);
  throw settingError("EDIT_HOST", name, "github or gitlab, where the repository is");
}

function signInOf(host: HostSettings["host"], value = ""): HostSettings["signIn"] {
  if (value === "token") return { by: "token" };
  if (host === "github" && isServer(value)) return { by: "service", address: value };
  if (host === "gitlab" && /^[0-9a-f]{64}$/.test(value)) return { by: "application", id: value };
  const other = {
    github: "the address of the service that signs in with OAuth, such as https://api.netlify.com",
    gitlab: "the ID of the application that you registered there (64 digits and letters)",
  };
  throw settingError("EDIT_SIGN_IN", value, `token, or ${other[host]}`);
}

/** Sveltia sends no token over plain HTTP, but to this computer. */
function isServer(address: string): boolean {
  return /^(?:https:\/\/[\w.-]+|http:\/\/localhost)(?::\d+)?$/.test(address);
}

function settingError(name: string, value: string, wanted: string): Error {
  const fault = value ? `cannot be "${value}"` : "is not set";
  return new Error(`${name} ${fault}: set it to ${wanted} (docs/editing.md).`);
}
