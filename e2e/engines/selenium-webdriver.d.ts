/** The package ships without types; these cover what `webkit.ts` uses. */
declare module "selenium-webdriver" {
  export const Key: { ESCAPE: string };
  export type WebElement = { click: () => Promise<void> };
  export type WebDriver = {
    get: (url: string) => Promise<void>;
    executeScript: <Result>(run: (...args: never[]) => unknown, ...args: unknown[]) => Promise<Result>;
    wait: <Value>(find: () => Promise<Value>, timeout: number, message?: string) => Promise<Value>;
    actions: () => { sendKeys: (keys: string) => { perform: () => Promise<void> } };
    manage: () => {
      window: () => { setRect: (rect: Record<"x" | "y" | "width" | "height", number>) => Promise<unknown> };
    };
  };
  export class Builder {
    usingServer(url: string): this;
    forBrowser(name: string): this;
    build(): WebDriver;
  }
}
