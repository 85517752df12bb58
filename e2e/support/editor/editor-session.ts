/** Runs the editor on a copy of data/ in the browser's private file system. */
import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { expect, type Page } from "@playwright/test";
import { groupOf } from "../../../scripts/edit/form-groups";
import { serveEditor } from "../../../scripts/edit/editor-server";
import type { Session } from "../../../scripts/edit/session";

/** Errors that every session logs: no sign-in, blocked fonts from another host, and a Svelte warning about forms. */
export const editorErrors = [
  /^OAuth application ID is not defined\./,
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\//,
  /^https:\/\/svelte\.dev\/e\/derived_inert$/,
];

/** A session that reports no check results. */
const idleSession: Session = {
  state: () => ({ folder: "", preview: "starting", isChecking: true, page: "" }),
  listen: () => () => undefined,
  accept: () => undefined,
};

/** Opens the editor on a folder with some of the project's data files. Call `close` at the end. */
export async function openEditor(page: Page, files = editedFiles(), session = idleSession) {
  const root = process.cwd();
  const server = await serveEditor(root, 0, session);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.route(`${address}/project/**`, (route) =>
    route.fulfill({ path: join(root, new URL(route.request().url()).pathname.replace("/project/", "")) }),
  );
  page.on("dialog", (dialog) => void dialog.accept()); // leaves a form with changes
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // Disables the transition to the list: forms opened during it render incorrectly. Only tests are that fast.
    Object.assign(Document.prototype, { startViewTransition: undefined });
  });
  await page.goto(address);
  await page.evaluate(
    copyToBrowser,
    files.map((file) => `data/${file}`),
  );
  await page.locator("button.primary").click(); // labelled "Work with Local Repository"
  await expect(page.getByRole("grid")).toBeVisible(); // the files of the first group
  return {
    address,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns all files in data/, but only one folder of pictures, which is enough for these tests. */
function editedFiles(): string[] {
  return readdirSync("data", { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative("data", join(file.parentPath, file.name)))
    .filter((file) => !file.startsWith("images/") || file.startsWith("images/videos/"));
}

/** Runs in the browser: copies the files into the editor's folder. */
async function copyToBrowser(files: string[]) {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true }); // the editor recognises a project by this folder
  const copies = files.map(async (file) => {
    const folders = file.split("/");
    const name = folders.pop() ?? "";
    let folder = root;
    for (const next of folders) folder = await folder.getDirectoryHandle(next, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writable.write(await (await fetch(`/project/${file}`)).arrayBuffer());
    await writable.close();
  });
  await Promise.all(copies);
}

/** Opens, or reopens, the form of a file of data/. */
export async function openFile(page: Page, { address }: { address: string }, file: string) {
  const name = file.replace(/^policies\/|\.\w+$/g, "");
  const list = `${address}/#/collections/${groupOf(name)}`;
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  if (await saveButton.isVisible()) {
    await page.goto(list);
    await expect(saveButton).toHaveCount(0);
  }
  await page.goto(`${list}/entries/${name}`);
  await expect(saveButton).toBeVisible();
}

/** Opens a form with all its groups, and expects that nothing changes. */
export async function expectUnchangedForm(page: Page, editor: { address: string }, file: string) {
  await openFile(page, editor, file);
  // Only the first entry of each list, because the others have the same fields.
  const closed = page.locator(".content-editor [aria-label=Expand]:not(.item-wrapper ~ .item-wrapper *, [disabled])");
  await expect(closed.or(page.getByRole("textbox")).first()).toBeVisible();
  await expect(async () => {
    await closed.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    expect(await closed.count()).toBe(0);
  }).toPass();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
}

export const fieldOf = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(`“\\W?${label}\\W?” Field`) });
/** The first text input of a field. */
export const inputOf = (page: Page, label: string) => fieldOf(page, label).getByRole("textbox").first();
export const open = (page: Page, entry: number) =>
  page.getByRole("button", { name: "Expand", exact: true }).nth(entry).click();
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Types a fee into the open courses form; `course` counts from 0. */
export async function changeFee(page: Page, course: number, fee: number | string) {
  await open(page, course);
  await inputOf(page, "Price").fill(String(fee));
}

/** Waits until a file differs from `before`, and returns its text. */
export async function whenSaved(page: Page, file: string, before: string): Promise<string> {
  await expect.poll(async () => (await stored(page, `data/${file}`)) === before, "unchanged").toBe(false);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled(); // all changes are saved
  return (await stored(page, `data/${file}`)) ?? "";
}

/** The current text of a file in the browser's folder; undefined if it does not exist. */
export async function stored(page: Page, file: string): Promise<string | undefined> {
  const bytes = await bytesOf(page, file);
  return bytes && Buffer.from(bytes, "base64").toString("utf8");
}

/** The bytes of an existing file. */
export async function storedBytes(page: Page, file: string): Promise<Buffer> {
  return Buffer.from((await bytesOf(page, file)) ?? "", "base64");
}

function bytesOf(page: Page, file: string): Promise<string | undefined> {
  return page.evaluate(async (path) => {
    try {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = await navigator.storage.getDirectory();
      for (const next of folders) folder = await folder.getDirectoryHandle(next);
      const bytes = new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    } catch {
      return undefined;
    }
  }, file);
}
