/**
 * A stand-in for GitHub on this computer: as much of its API as Sveltia CMS asks, over a real git repository. Queries are
 * held against GitHub's published GraphQL schema, so one that GitHub would refuse fails here, too.
 */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildSchema, graphql, GraphQLError } from "graphql";

const schemaFile = "node_modules/@octokit/graphql-schema/schema.graphql";

const owner = "institute";
const repo = "website";
export const token = "a-token-of-an-editor";

const editor = { login: "editor", name: "An editor", email: "editor@example.org" };

type State = "PENDING" | "SUCCESS" | "FAILURE";
type PullRequest = { number: number; title: string; branch: string; isDraft: boolean; state: string; labels: string[] };
type Body = Record<string, unknown>;
type Answer = { status: number; body?: unknown };

/** Starts the host with a repository whose first commit holds the folder `data`. Give it back with `close`. */
export async function startGitHub(data: string) {
  const folder = mkdtempSync(join(tmpdir(), "git-host-"));
  cpSync(data, join(folder, "data"), { recursive: true });
  const git = gitIn(folder);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=Begin");

  const pullRequests: PullRequest[] = [];
  const statuses = new Map<string, State>();
  /** The branches, as git has them. The editor asks for the branch of each file: a process for each would take seconds. */
  const heads = new Map([["main", git("rev-parse", "main").trim()]]);
  const branches = () => [...heads.keys()].sort();

  function head(branch: string): string {
    const oid = heads.get(branch);
    if (!oid) throw new Error(`No branch ${branch}`);
    return oid;
  }

  function move(branch: string, oid: string) {
    git("update-ref", `refs/heads/${branch}`, oid);
    heads.set(branch, oid);
  }

  const context = "netlify/website/deploy-preview";
  const preview = (number: number) => `https://deploy-preview-${number}--website.netlify.app`;

  function pullRequest(number: unknown): PullRequest {
    const found = pullRequests.find((pull) => pull.number === Number(number));
    if (!found) throw new Error(`No pull request ${String(number)}`);
    return found;
  }

  const descriptionOf = remembered((oid) => git("show", "--no-patch", "--format=%s%n%cI", oid).split("\n"));

  /** The commit that changed each file last. The editor asks for that of all files at once. */
  const lastChanges = remembered((oid) => {
    const commits = git("log", "--format=%x00%H", "--name-only", oid).split("\0").slice(1).reverse();
    return new Map(
      commits.flatMap((entry) => {
        const [id = "", , ...paths] = entry.trim().split("\n");
        return paths.map((path): [string, string] => [path, id]);
      }),
    );
  });

  let objects = new Map<string, { type: string; content: Buffer }>();

  /** The editor asks for all files at once: a process for each would take seconds. */
  function stored(id: string) {
    if (!objects.has(id)) objects = allObjects(git.raw("cat-file", "--batch", "--batch-all-objects"));
    const found = objects.get(id);
    if (!found) throw new Error(`No object ${id}`);
    return found;
  }

  // What GraphQL answers: a function where the schema has arguments.

  function commit(oid: string) {
    const [message = "", committedDate = ""] = descriptionOf(oid);
    const state = statuses.get(oid);
    const number = pullRequests.find(({ branch }) => heads.get(branch) === oid)?.number ?? 0;
    return {
      __typename: "Commit",
      oid,
      message,
      committedDate,
      author: { name: editor.name, email: editor.email, user: { databaseId: 1, login: editor.login } },
      history: ({ path }: { path?: string }) => ({ nodes: [commit(path ? (lastChanges(oid).get(path) ?? oid) : oid)] }),
      file: ({ path }: { path: string }) => ({ oid: git("rev-parse", `${oid}:${path}`).trim() }),
      status: state && { contexts: [{ context, state, targetUrl: preview(number), description: null }] },
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  }

  function object({ oid, expression = "" }: { oid?: string; expression?: string }) {
    const id = oid ?? git("rev-parse", expression).trim();
    const { type, content } = stored(id);
    if (type === "commit") return commit(id);
    return {
      __typename: "Blob",
      oid: id,
      byteSize: content.length,
      text: content.toString(),
      isBinary: false,
      isTruncated: false,
    };
  }

  const shown = (pull: PullRequest) => ({
    ...pull,
    id: `PR_${pull.number}`,
    url: `${address()}/${owner}/${repo}/pull/${pull.number}`,
    isCrossRepository: false,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    headRefName: pull.branch,
    headRefOid: head(pull.branch),
    author: { __typename: "User", ...editor, databaseId: 1, avatarUrl: "" },
    labels: () => ({ nodes: pull.labels.map((name) => ({ name })) }),
    files: {
      nodes: git("diff", "--name-only", `main...${pull.branch}`)
        .trim()
        .split("\n")
        .map((path) => ({ path, changeType: "MODIFIED" })),
    },
  });

  const repository = {
    id: "R_1",
    defaultBranchRef: { name: "main" },
    ref: ({ qualifiedName }: { qualifiedName: string }) =>
      heads.has(qualifiedName) ? { name: qualifiedName, target: commit(head(qualifiedName)) } : null,
    object,
    pullRequests: ({ labels, headRefName }: { labels?: string[]; headRefName?: string }) => {
      const open = pullRequests.filter(
        (pull) =>
          pull.state === "open" &&
          (!labels || pull.labels.some((label) => labels.includes(label))) &&
          (!headRefName || pull.branch === headRefName),
      );
      return { totalCount: open.length, nodes: open.map(shown) };
    },
  };

  type CommitInput = {
    branch: { branchName: string };
    expectedHeadOid: string;
    fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
    message: { headline: string };
  };

  const root = {
    repository: (asked: { owner: string; name: string }) =>
      asked.owner === owner && asked.name === repo ? repository : null,
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      const branch = input.name.replace("refs/heads/", "");
      if (heads.has(branch)) throw new GraphQLError(`A ref named "${input.name}" already exists in the repository.`);
      move(branch, input.oid);
      return { ref: { name: input.name } };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { branch, expectedHeadOid, fileChanges, message } = input;
      if (head(branch.branchName) !== expectedHeadOid)
        throw new GraphQLError("Expected branch to point to another commit");
      git("read-tree", expectedHeadOid);
      for (const { path, contents } of fileChanges.additions) {
        const blob = gitIn(folder, Buffer.from(contents, "base64"))("hash-object", "-w", "--stdin").trim();
        git("update-index", "--add", "--cacheinfo", `100644,${blob},${path}`);
      }
      for (const { path } of fileChanges.deletions) git("update-index", "--force-remove", path);
      const tree = git("write-tree").trim();
      const oid = git("commit-tree", tree, "-p", expectedHeadOid, "-m", message.headline).trim();
      move(branch.branchName, oid);
      return { commit: commit(oid) };
    },
    markPullRequestReadyForReview: ({ input }: { input: { pullRequestId: string } }) => drafted(input, false),
    convertPullRequestToDraft: ({ input }: { input: { pullRequestId: string } }) => drafted(input, true),
  };

  function drafted({ pullRequestId }: { pullRequestId: string }, isDraft: boolean) {
    const pull = pullRequest(pullRequestId.replace("PR_", ""));
    pull.isDraft = isDraft;
    return { pullRequest: { isDraft } };
  }

  /** Merges as a protected branch does: no draft, and only with the required status. */
  function merge({ branch, isDraft }: PullRequest, title: string): Answer {
    if (isDraft) return { status: 405, body: { message: "Pull Request is still a draft" } };
    const state = statuses.get(head(branch));
    if (state !== "SUCCESS") {
      const verdict = state === "FAILURE" ? "failing" : "expected";
      return { status: 405, body: { message: `Required status check "${context}" is ${verdict}.` } };
    }
    const [tree = ""] = git("merge-tree", "--write-tree", "main", branch).split("\n");
    const oid = git("commit-tree", tree, "-p", head("main"), "-m", title).trim();
    move("main", oid);
    return { status: 200, body: { sha: oid, merged: true } };
  }

  const issue = ({ number, labels }: PullRequest) => ({ number, labels: labels.map((name) => ({ name })) });

  /** The REST API, by method and path below /repos/owner/name. */
  const routes: [request: RegExp, answer: (part: string, body: Body) => Answer][] = [
    [/^GET \/collaborators\/(.+)$/, (login) => ({ status: login === editor.login ? 204 : 404 })],
    [/^GET \/git\/trees\/(.+)\?recursive=1$/, (sha) => ({ status: 200, body: { sha, tree: treeOf(sha) } })],
    [/^GET \/git\/blobs\/(.+)$/, (sha) => ({ status: 200, body: stored(sha).content })],
    [
      /^POST \/(pulls)$/,
      (_, { title, head: branch, draft }) => {
        const number = pullRequests.length + 1;
        const pull = { number, title: String(title), branch: String(branch), isDraft: draft === true };
        pullRequests.push({ ...pull, state: "open", labels: [] });
        const { id, url, createdAt, updatedAt, headRefOid } = shown(pullRequest(number));
        const dates = { created_at: createdAt, updated_at: updatedAt };
        return {
          status: 201,
          body: { number, title, node_id: id, html_url: url, head: { sha: headRefOid }, ...dates },
        };
      },
    ],
    [/^GET \/issues\/(\d+)$/, (number) => ({ status: 200, body: issue(pullRequest(number)) })],
    [/^PATCH \/issues\/(\d+)$/, (number, { labels }) => labelled(number, labels as string[])],
    [
      /^POST \/issues\/(\d+)\/labels$/,
      (number, { labels }) => labelled(number, [...pullRequest(number).labels, ...(labels as string[])]),
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      (number, { commit_title: title }) => {
        const pull = pullRequest(number);
        const answer = merge(pull, String(title));
        if (answer.status === 200) pull.state = "closed";
        return answer;
      },
    ],
    [
      /^DELETE \/git\/refs\/heads\/(.+)$/,
      (branch) => {
        git("update-ref", "-d", `refs/heads/${branch}`);
        heads.delete(branch);
        return { status: 204 };
      },
    ],
  ];

  function labelled(number: string, labels: string[]): Answer {
    pullRequest(number).labels = labels;
    return { status: 200, body: issue(pullRequest(number)) };
  }

  function treeOf(sha: string) {
    const lines = git("ls-tree", "-r", "-l", sha).trim().split("\n");
    return lines.map((line) => {
      const [, , id, size, path] = /^(\d+) blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return { type: "blob", path, sha: id, size: Number(size) };
    });
  }

  function checkOut(branch: string): string {
    const tree = mkdtempSync(join(folder, ".git/tree-"));
    git("--work-tree", tree, "read-tree", branch);
    git("--work-tree", tree, "checkout-index", "--all", "--force");
    return tree;
  }

  const schema = buildSchema(readFileSync(schemaFile, "utf8"), { assumeValid: true, noLocation: true });

  async function answer({ method = "", url = "" }: IncomingMessage, body: Body): Promise<Answer> {
    if (url === "/api/graphql") {
      const { query: source, variables } = body as { query: string; variables: Record<string, unknown> };
      return { status: 200, body: await graphql({ schema, source, rootValue: root, variableValues: variables }) };
    }
    if (url === "/api/v3/user") return { status: 200, body: { id: 1, ...editor, avatar_url: "", html_url: "" } };
    const request = `${method} ${decodeURI(url.replace(`/api/v3/repos/${owner}/${repo}`, ""))}`;
    for (const [pattern, respond] of routes) {
      const [, part] = pattern.exec(request) ?? [];
      if (part) return respond(part, body);
    }
    return { status: 404, body: { message: "Not Found" } };
  }

  const server = createServer((request, response) => {
    // GitHub lets every site ask, as the token says who is asking.
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Accept");
    response.setHeader("Access-Control-Allow-Methods", "GET, POST, PATCH, PUT, DELETE");
    void (async () => {
      const sent = await text(request);
      if (request.method === "OPTIONS") return { status: 204 };
      if (request.headers.authorization !== `token ${token}`)
        return { status: 401, body: { message: "Bad credentials" } };
      return answer(request, (sent ? JSON.parse(sent) : {}) as Body);
    })().then(
      ({ status, body }: Answer) => {
        const isFile = Buffer.isBuffer(body);
        response.setHeader("Content-Type", isFile ? "application/octet-stream" : "application/json");
        response.writeHead(status).end(isFile || body === undefined ? body : JSON.stringify(body));
      },
      (error: unknown) => response.writeHead(500).end(JSON.stringify({ message: String(error) })),
    );
  });
  server.listen(0);
  await once(server, "listening");
  const address = () => `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    address: address(),
    repo: `${owner}/${repo}`,
    branches,
    pullRequests: () => pullRequests.map((pull) => ({ ...pull })),
    /** The lines that a branch changes in main, or main in its last commit: `-` or `+` before each. */
    changedLines: (range: string) =>
      git("diff", "--unified=0", range)
        .split("\n")
        .filter((line) => /^[-+](?![-+])/.test(line)),
    commits: (branch: string) => git("log", "--format=%s", branch).trim().split("\n"),
    /** Writes the tree of a branch into a new folder, as a build gets it. */
    checkOut,
    /** Changes the folder data/ of a branch, as somebody does on the host's own pages. */
    commit(branch: string, change: (data: string) => void) {
      const tree = checkOut(branch);
      change(join(tree, "data"));
      git("--work-tree", tree, "add", "data");
      const oid = git("commit-tree", git("write-tree").trim(), "-p", head(branch), "-m", "Edit on the host").trim();
      move(branch, oid);
    },
    /** Reports the build of a branch's deploy preview. */
    report: (branch: string, state: State) => void statuses.set(head(branch), state),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Reads what `git cat-file --batch` prints: a line with ID, type and size before each content. */
function allObjects(printed: Buffer) {
  const objects = new Map<string, { type: string; content: Buffer }>();
  for (let start = 0; start < printed.length;) {
    const end = printed.indexOf("\n", start);
    const [id = "", type = "", size = "0"] = printed.toString("latin1", start, end).split(" ");
    const after = end + 1 + Number(size);
    objects.set(id, { type, content: printed.subarray(end + 1, after) });
    start = after + 1;
  }
  return objects;
}

/** A commit never changes, so what was once read of it holds. */
function remembered<Value>(read: (oid: string) => Value): (oid: string) => Value {
  const known = new Map<string, Value>();
  return (oid) => {
    const value = known.get(oid) ?? read(oid);
    known.set(oid, value);
    return value;
  };
}

function gitIn(folder: string, input?: Buffer) {
  const author = { GIT_AUTHOR_NAME: editor.name, GIT_AUTHOR_EMAIL: editor.email };
  const committer = { GIT_COMMITTER_NAME: editor.name, GIT_COMMITTER_EMAIL: editor.email };
  const settings = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const env = { ...process.env, ...author, ...committer, ...settings };
  const raw = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, input, env, maxBuffer: 2 ** 26, stdio: ["pipe", "pipe", "pipe"] });
  return Object.assign((...words: string[]) => raw(...words).toString(), { raw });
}
