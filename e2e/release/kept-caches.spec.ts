/** A build that reuses caches publishes the same bytes as a clean one. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import courses from "../../data/courses.json";
import faculty from "../../data/faculty.json";
import gallery from "../../data/gallery.json";
import { build, clearCaches, copyProject, renamedCourse } from "../../scripts/project-copy";
import { netlifyListener } from "../../scripts/serve/serve";
import { assertPresent } from "../../src/assert-present";
import { listFiles } from "../../src/files/list-files";
import { expect, test } from "../support/site-test";
import { shrinkPictures } from "../support/built/small-pictures";

/** On the project's disk, because the copy links to the files of node_modules. */
const folder = join(process.cwd(), "test-results/kept-caches-site");

const course = assertPresent(courses[0], "course");
const others = courses.slice(1);
const album = assertPresent(gallery.albums[0], "album");
const portrait = assertPresent(faculty[0], "trainer").picture.src;

const file = (name: string) => join(folder, name);
const write = (name: string, value: object) => writeFileSync(file(name), JSON.stringify(value, null, 2));

const openDay = {
  ...album,
  slug: "open-day",
  title: "Open day",
  description: "Visitors at the institute, for one day.",
  pictures: album.pictures.map(({ alt }, index) => ({
    src: `images/gallery/open-day-${index}.png`,
    alt: `Open day: ${alt}`,
  })),
};
const cookies = readFileSync("data/policies/terms.md", "utf8").replace(/^(title|heading): .*/gm, '$1: "Cookies"');

/** Returns a picture of the original content in other colours. */
const recoloured = (src: string) => sharp(join("data", src)).resize(180).negate({ alpha: false }).png().toBuffer();

/** Adds a course, an album, a policy and a file of static/ to the content. */
async function add() {
  write("data/courses.json", [course, ...others, renamedCourse(others[0] ?? course, "Cloud Security")]);
  write("data/gallery.json", { ...gallery, albums: [openDay, ...gallery.albums] });
  for (const [index, { src }] of album.pictures.entries())
    writeFileSync(file(`data/${openDay.pictures[index]?.src}`), await recoloured(src));
  writeFileSync(file("data/policies/cookies.md"), cookies);
  writeFileSync(file("static/timetable.txt"), "Monday to Friday");
}

/** Removes the added content, and changes a text and a portrait. */
async function edit() {
  write("data/courses.json", [{ ...course, hero: { ...course.hero, lead: "Another lead." } }, ...others]);
  write("data/gallery.json", gallery);
  // One file stays in data/, because Gatsby remembers the pictures that it has encoded.
  for (const { src } of openDay.pictures.slice(1)) rmSync(file(`data/${src}`));
  rmSync(file("data/policies/cookies.md"));
  rmSync(file("static/timetable.txt"));
  writeFileSync(file(`data/${portrait}`), await recoloured(portrait));
}

/** Builds the copy, and returns the digests of the published files by path. */
async function digests(): Promise<Map<string, string>> {
  await build(folder);
  return new Map(listFiles(file("public")).map((path) => [path, digestOf(path)]));
}

function digestOf(path: string): string {
  // The day of the build, which may end before the next build.
  const published = readFileSync(file(`public/${path}`), "latin1").replace(/^Expires: .*/m, "");
  return createHash("sha256").update(published).digest("hex");
}

test("six edits and their undoing publish the same files with and without caches", async ({ request }) => {
  test.setTimeout(0); // otherwise the folder of a running build would be removed
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await shrinkPictures(folder);
  const original = readFileSync(file(`data/${portrait}`));
  await add();
  const cold = await digests();

  await edit();
  const edited = await digests();
  const removed = [...cold.keys()].filter((path) => /open-day-|cloud-security|^cookies|timetable/.test(path));
  expect(removed.length).toBeGreaterThan(openDay.pictures.length);
  const server = createServer(await netlifyListener(file("public"), () => undefined)).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const path of removed) expect.soft((await request.get(`${address}/${path}`)).status(), path).toBe(404);
  server.close();

  await add();
  writeFileSync(file(`data/${portrait}`), original);
  expect(await digests()).toEqual(cold);

  await edit();
  clearCaches(folder);
  expect(await digests()).toEqual(edited);
  rmSync(folder, { recursive: true, force: true });
});
