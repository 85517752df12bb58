/** The part of Gatsby's page loader that loader-guards.ts uses. */
declare module "*/.cache/loader" {
  type PageRequest = { pagePath: string };
  export class BaseLoader {
    fetchPageDataJson(request: PageRequest): Promise<object>;
    loadPageSync(path: string, options?: object): { status?: string } | undefined;
  }
}
