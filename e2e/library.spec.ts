import blog from "../data/blog.json";
import gallery from "../data/gallery.json";
import papers from "../data/publications.json";
import research from "../data/research.json";
import videosOfTheSite from "../data/videos.json";
import { day, month } from "../src/text/format";
import { expect, test } from "./test";
import { visit } from "./visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the blog shows each article; its text opens by keyboard where it stands", async ({ page }) => {
  await visit(page, "/blog");
  for (const article of blog.articles) {
    await test.step(article.title, async () => {
      const heading = page.getByRole("heading", { level: 3, name: article.title, exact: true });
      const list = page.getByRole("region", { name: (article.featured ? blog.featured : blog.list).heading });
      const card = list.getByRole("listitem").filter({ has: heading });
      await expect(card.getByRole("img", { name: article.image.alt })).toBeVisible();
      const byline = `${article.author} · ${day(article.date)} · ${article.readTime}`;
      for (const text of [article.category, article.excerpt, byline]) {
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
      const reading = card.getByRole("group");
      await expect(reading.getByRole("paragraph")).toHaveCount(0);
      await reading.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(reading.getByRole("paragraph")).toHaveText([...article.paragraphs, blog.share]);
      await expect(reading.getByRole("paragraph").last()).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(reading.getByRole("paragraph")).toHaveCount(0);
    });
  }
});

test("Research shows each paper, whose abstract opens, and its areas and collaborations", async ({ page }) => {
  await visit(page, "/research");
  const list = page.getByRole("region", { name: research.papers.heading, exact: true });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(papers.map(({ title }) => title));
  for (const { title, authors, journal, year, category, citations, impact, abstract } of papers) {
    await test.step(title, async () => {
      const entry = list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      const source = `${authors.join(", ")}. ${journal}, ${year}.`;
      for (const text of [`${year}`, source, category, `${citations} citations`, impact]) {
        await expect(entry.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(entry.getByText(abstract)).toBeHidden();
      await entry.getByText("Abstract", { exact: true }).click();
      await expect(entry.getByText(abstract, { exact: true })).toBeVisible();
    });
  }
  const { areas, collaborations } = research;
  await expect(page.getByRole("region", { name: areas.heading, exact: true }).getByRole("listitem")).toHaveText(
    areas.items.map(({ title, text }) => title + text),
  );
  await expect(
    page.getByRole("region", { name: collaborations.heading, exact: true }).getByRole("listitem"),
  ).toHaveText(collaborations.items.map(({ name, field, text }) => name + field + text));
});

test("the gallery shows each album, and each of its prints opens as a picture", async ({ page }) => {
  await visit(page, "/gallery");
  for (const { slug, title, type, date, participants, images, description, pictures } of gallery.albums) {
    await test.step(title, async () => {
      const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
      const album = page.getByRole("listitem").filter({ has: heading });
      await expect(album).toHaveAttribute("id", `album-${slug}`);
      const facts = `${month(date)} · ${participants} participants · ${images} pictures`;
      for (const text of [type, facts, description]) await expect(album.getByText(text, { exact: true })).toBeVisible();
      const prints = album.getByRole("list", { name: `Pictures of ${title}` }).getByRole("link");
      await expect(prints).toHaveCount(images);
      for (const [position, { alt }] of pictures.entries()) {
        await expect(prints.nth(position)).toHaveAccessibleName(alt);
        const answer = await page.request.get((await prints.nth(position).getAttribute("href")) ?? "");
        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"]).toMatch(/^image\//);
      }
    });
  }
});

test("each video shows its facts, and is a link only where it plays somewhere", async ({ page }) => {
  await visit(page, "/gallery");
  const videos = page.getByRole("region", { name: gallery.videos.heading, exact: true });
  await expect(videos.getByRole("button")).toHaveCount(0);
  for (const video of videosOfTheSite as ((typeof videosOfTheSite)[number] & { url?: string })[]) {
    const heading = page.getByRole("heading", { level: 3, name: video.title, exact: true });
    const card = videos.getByRole("listitem").filter({ has: heading });
    await expect(card.getByRole("img", { name: video.poster.alt })).toBeVisible();
    for (const text of [video.duration, video.description, `${video.views} views`]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    const links = await card.getByRole("link").all();
    expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(video.url ? [video.url] : []);
  }
});
