/** Files that webpack copies and imports as their address. */
declare module "*.png" {
  const address: string;
  export default address;
}

/** The part of Gatsby's page loader that src/browser/loader-guards.ts uses. */
declare module "*/.cache/loader" {
  type PageRequest = { pagePath: string };
  export class BaseLoader {
    fetchPageDataJson(request: PageRequest): Promise<object>;
    loadPageSync(path: string, options?: object): { status?: string } | undefined;
  }
}
