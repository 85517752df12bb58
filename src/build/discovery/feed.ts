/** The articles as an RSS feed. */
import { getSrc, type ImageDataLike } from "gatsby-plugin-image";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentReader } from "../../content/read-content";
import { instantInIndia } from "../../time/india-time";
import { outputPaths } from "../../content/output-paths";
import { articleParts } from "../prose";

/** Queries the addresses of article pictures, which only the build knows. */
export const picturesQuery = `{
  blog { articles { body { figure { src {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: FIXED, width: 784, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
    }
  } } } } }
}`;

type Figure = { src: ImageDataLike & { relativePath: string } };
export type Pictures = { blog?: { articles: { body: { figure: Figure | null }[] }[] } };

/** Renders the feed for the checked folder `data`: full articles, newest first. */
export async function feed(data: string, { blog }: Pictures = {}): Promise<string> {
  const { Feed } = await import("feed"); // an ES module, which gatsby-node.ts cannot import statically
  const read = contentReader(data);
  const { name, url } = read("site.json");
  const { title, seo, articles } = read("blog.json");
  const figures = blog?.articles.flatMap(({ body }) => body.flatMap(({ figure }) => figure ?? [])) ?? [];
  const pictures = new Map(figures.map(({ src }) => [src.relativePath, getSrc(src)]));
  const rss = new Feed({
    title: `${name}: ${title}`,
    description: seo.description,
    id: `${url}/blog`,
    link: `${url}/blog`,
    feed: url + outputPaths.feed,
    language: "en-IN",
    updated: feedTime(seo.updated),
    generator: false,
  });
  for (const article of articles.toSorted((one, other) => other.date.localeCompare(one.date)))
    rss.addItem({
      title: article.title,
      link: `${url}/blog#${article.slug}`,
      description: renderToStaticMarkup(article.excerpt), // feed readers interpret it as HTML
      category: [{ name: article.category }],
      date: feedTime(article.date),
      content: fullText(article.body, url, pictures),
      extensions: [{ name: "dc:creator", objects: { _cdata: article.author } }], // `author` needs an e-mail address
    });
  return rss.rss2();
}

/** An article's text as HTML with absolute URLs. */
function fullText(body: string[], url: string, pictures: Map<string, string | undefined>): string {
  const parts = articleParts(body).map(({ html, figure }) => {
    if (!figure) return html;
    const picture = createElement("img", { src: pictures.get(figure.src), alt: figure.alt });
    const caption = figure.caption && createElement("figcaption", null, figure.caption);
    return renderToStaticMarkup(createElement("figure", null, picture, caption));
  });
  return parts.join("").replaceAll(/ (href|src)="(?=\/)/g, `$&${url}`);
}

/** A feed needs a time of day: 9 AM in India is the same date from there to western Europe. */
const feedTime = (date: string) => new Date(instantInIndia(date, "09:00"));
