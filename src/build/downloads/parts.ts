/** The parts that the syllabus and the brochure share. */
import type { z } from "zod";
import type { Content } from "../../content/read-content";
import type { sectionHeading } from "../../content/schemas/field-groups";
import { underlinedWords, type HeadingWord } from "../../text/underlined-words";
import { color, penStroke } from "../../theme/theme";
import { clock } from "../../time/time-of-day";
import { contactUrls } from "../../contact/contact-urls";
import { button, card, picture, words } from "./blocks";
import { group, inset, row, set, stack, type Block } from "./block-layout";
import { drawable, ornament, setType, sheet, type, type About, type Paper, type TypeName } from "./paper";

/** A picture of data/images/, made small for print. */
export type Print = { jpeg: Buffer; alt: string };

/** What both documents take from the settings and from the page that tells how to reach the institute. */
export type Reach = {
  site: Pick<Content<"site.json">, "name" | "url" | "contact">;
  labels: Content<"contact.json">["cards"];
  whatsapp: Pick<Content<"contact.json">["quick"], "whatsapp" | "message">;
};

type Opening = { kicker: string; heading: string; tagline?: string; lead: string; print: Print; logo: Buffer };

/** The top of the first sheet: as on the pages, words on the left and an outlined picture on the right, on a band. */
export function opening(paper: Paper, about: About, { kicker, heading, tagline, lead, print, logo }: Opening) {
  const rest = [...(tagline ? [words(tagline, "tagline")] : []), words(lead, "lead")];
  const source = stack([words(about.foot.page, "link", { link: about.foot.page }), words(about.foot.dated, "soft")], 0);
  const left = stack([stack([words(kicker, "label"), headline(heading)], 3), ...rest, source], 9);
  const body = row([left, picture(print)], { shares: [3, 2], gap: 26 });
  const top = { logo: 30, words: 78 };
  const height = body.height(paper, sheet.column);
  const bottom = top.words + height + 20;
  ornament(paper, ({ doc }) => {
    doc.rect(0, 13.5, sheet.width, bottom - 13.5).fill(color.page);
    doc.rect(0, bottom, sheet.width, 1.5).fill(color.ink);
    doc.image(logo, sheet.left, top.logo, { height: 28 });
    setType(paper, "h3").text(drawable(about.author), sheet.left + 37, top.logo + 8, { lineBreak: false });
  });
  body.draw(paper, paper.root, { x: sheet.left, y: top.words, width: sheet.column, height });
  paper.y = bottom + 18;
}

/** The most lines of a heading in large type. */
const mostLines = 6;

/** The main heading, smaller where it is very long; the words between asterisks are underlined by hand. */
function headline(of: string): Block {
  const large = headlineIn("h1", of);
  const small = headlineIn("h2", of);
  const fitting = (paper: Paper, width: number) => (large.lines(paper, width).length > mostLines ? small : large);
  return {
    height: (paper, width) => fitting(paper, width).height(paper, width),
    draw: (paper, into, place) => fitting(paper, place.width).draw(paper, into, place),
  };
}

/** A heading in a style, with the lines that it has; a word that is longer than a line goes on in the next. */
function headlineIn(style: TypeName, of: string) {
  const text = (line: HeadingWord[]) => line.map(({ word }) => word).join(" ");
  const lines = (paper: Paper, width: number) => {
    const fits = (words: string) => setType(paper, style).widthOfString(words) <= width;
    const broken: HeadingWord[][] = [];
    for (const { word: whole, isUnderlined } of underlinedWords(of)) {
      for (const word of cut(whole, fits)) {
        const line = [...(broken.at(-1) ?? []), { word, isUnderlined }];
        if (broken.length > 0 && fits(text(line))) broken[broken.length - 1] = line;
        else broken.push([{ word, isUnderlined }]);
      }
    }
    return broken;
  };
  const lineHeight = (paper: Paper) => setType(paper, style).currentLineHeight() + type[style].lineGap;
  const block: Block = {
    height: (paper, width) => lines(paper, width).length * lineHeight(paper) + 4,
    draw: (paper, into, { x, y, width }) => {
      const { doc } = paper;
      const placed = lines(paper, width).map((line, index) => ({ line, top: y + index * lineHeight(paper) }));
      for (const { line, top } of placed) {
        const first = line.findIndex(({ isUnderlined }) => isUnderlined);
        if (first < 0) continue;
        const marked = line.filter(({ isUnderlined }) => isUnderlined);
        const before = setType(paper, style).widthOfString(
          text([...line.slice(0, first), { word: "", isUnderlined: false }]),
        );
        const length = doc.widthOfString(text(marked));
        ornament(paper, () => {
          doc.translate(x + (first > 0 ? before : 0), top + type[style].size * 0.97);
          doc.scale(length / penStroke.width, 0.45).path(penStroke.path);
          doc.lineWidth(6).lineCap("round").stroke(color.highlight);
        });
      }
      const write = () => {
        for (const { line, top } of placed)
          setType(paper, style).text(`${drawable(text(line))} `, x, top, { lineBreak: false });
      };
      into.add(doc.struct("H1", {}, [write]));
    },
  };
  return { ...block, lines };
}

/** A word in parts that fit, each as long as can be. */
function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ""}${letter}`;
    if (longer.length === 1 || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** A section: its heading, which stays with what comes first under it, and the rest. */
export function section(
  paper: Paper,
  { heading, lead }: z.infer<typeof sectionHeading>,
  [first, ...rest]: Block[],
  gap = 12,
) {
  const head = [sectionTitle(heading), ...(lead ? [words(lead, "soft")] : [])];
  set(paper, stack([stack(head, 3), ...(first ? [first] : [])], 9), gap);
  for (const block of rest) set(paper, block, gap);
  paper.y += 18 - gap;
}

/** A section's heading under an ink line, which the outline of the file leads to. */
function sectionTitle(heading: string): Block {
  const title = words(heading, "h2", { tag: "H2" });
  const ruled = inset(title, { top: 9, right: 0, bottom: 0, left: 0 }, ({ doc }, { x, y, width }) => {
    doc.rect(x, y, width, 1.5).fill(color.ink);
  });
  return {
    ...ruled,
    draw: (paper, into, place) => {
      // pdfkit counts `left` from the right edge.
      paper.doc.outline.addItem(heading, { top: place.y - 10, left: sheet.width, fit: false });
      ruled.draw(paper, into, place);
    },
  };
}

/** Labels with what they stand for, beside each other. */
export function facts(of: { label: string; value: string; note?: string }[]): Block {
  const fact = ({ label, value, note }: (typeof of)[number]) => {
    const body = stack([words(value, "figure", { tag: "P" }), ...(note ? [words(note, "soft")] : [])], 1);
    return group("LI", stack([words(label, "label", { tag: "Lbl" }), group("LBody", body)], 2));
  };
  return group("L", row(of.map(fact)));
}

/** Every way to reach the institute, each one a link that works. */
export function contactCard(text: string, action: { label: string; link: string }, of: Reach): Block {
  const { phone, email, hours, whatsapp } = of.site.contact;
  const ways = contactUrls(of.site.contact);
  const open = hours.map(({ days, opens, closes }) => words(`${days}: ${clock(opens)} to ${clock(closes)}`));
  const way = (label: string, value: Block) =>
    group("LI", stack([words(label, "label", { tag: "Lbl" }), group("LBody", value)], 1));
  const linked = (label: string, shown: string, link: string) => way(label, words(shown, "link", { link }));
  const list = [
    linked(of.labels.phone.title, phone, ways.telephone),
    linked(of.whatsapp.whatsapp, whatsapp, ways.whatsapp(of.whatsapp.message)),
    linked(of.labels.email.title, email, ways.mail),
    linked(of.labels.address.title, ways.place, ways.directions),
    way(of.labels.hours.title, stack(open, 0)),
  ];
  const invitation = row([words(text), button(action.label, action.link)], { shares: [3, 2], gap: 20 });
  const thirds = { shares: [1, 1, 1] };
  const rows = stack([row(list.slice(0, 3), thirds), row(list.slice(3), thirds)], 8);
  return card(stack([invitation, group("L", rows)], 10));
}
