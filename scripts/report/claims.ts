/** What the site claims of the institute, kind by kind: the same thing may be counted differently on two pages. */
import type { JSONPath } from "jsonc-parser";
import { lines, place, sentenceAround, table, words, type Section } from "./markdown";
import { saidAt, type Said, type Source } from "./report-source";

/** A kind of claim: the figure is the first group of the pattern; `service` keeps it to the texts of one service. */
type Kind = { name: string; says: RegExp; service?: string };

const length = /\b(\d+ (?:to|–) \d+ (?:weeks|months))\b/gi;

const kinds: Kind[] = [
  { name: "Projects", says: /(\d{2,}\+) (?:[\w-]+ ){0,2}?projects?\b(?! template)/gi },
  { name: "Research papers", says: /(\d+\+) (?:research )?papers\b/gi },
  { name: "Students placed", says: /(\d+\+) (?:students |learners )?placed\b/gi },
  { name: "Placement and success rate", says: /(\d+%) (?:placement rate|success rate|of past batches)/gi },
  { name: "Average package", says: /(₹[\d.]+ lakh)(?= average package| a year)/gi },
  { name: "Partners and clients", says: /(\d+\+) (?:industry |hiring )?(?:partners|corporate clients|companies)\b/gi },
  { name: "Experience of trainers", says: /(\d+\+) years of experience/gi },
  { name: "Project templates", says: /(\d+\+) project templates/gi },
  { name: "Exercises", says: /(\d+\+) (?:coding )?exercises/gi },
  { name: "Rating", says: /(\d(?:\.\d)?\/5)/g },
  { name: "Time to an answer", says: /(\d+ ?(?:to|–) ?\d+) (?:office )?hours\b/gi },
  { name: "Length of internships", says: length, service: "internships" },
  { name: "Length of corporate training", says: length, service: "corporate-training" },
  { name: "Days for a full refund", says: /within (\d+ days)/gi },
];

type Claim = { figure: string; sentence: string; said: Said };

/** The section on the claims. */
export function claims(source: Source): Section {
  const sentences = source.said
    .filter(({ kind }) => kind === undefined)
    .map((said) => ({ said, sentence: withLabel(source, said) }));
  const found = kinds.map((kind) => ({
    name: kind.name,
    claims: sentences
      .filter(({ said }) => !kind.service || (serviceOf(source, said) === kind.service && !isPart(said)))
      .flatMap(({ said, sentence }) => claimsIn(sentence, said, kind)),
  }));
  return {
    title: "Claims and their figures",
    lead: "What the site says of the institute, kind by kind. Two figures of one kind may both be right, since they may count different things; make sure that a visitor can tell.",
    findings: found.flatMap(({ name, claims }) => disagreement(name, claims)),
    listing: table(
      ["Claim", "Figure", "Sentence", "Place"],
      found.flatMap(({ name, claims }) =>
        claims.map(({ figure, sentence, said }) => [name, words(figure), words(sentence), place(said)]),
      ),
    ),
  };
}

/** A figure and what it counts are fields of one group: read as one sentence. */
function withLabel(source: Source, { text, file, path }: Said): string {
  const field = path.at(-1);
  if (field !== "figure" && field !== "value") return text;
  const label = saidAt(source, file, [...path.slice(0, -1), "label"])?.text;
  return label ? `${text} ${label}` : text;
}

/** Tracks and programmes have lengths of their own, which say nothing of the whole. */
const isPart = ({ path }: Said) => path[1] === "tracks" || path[1] === "programmes";

function serviceOf(source: Source, { file, path }: Said): string | undefined {
  const [index] = path;
  const slug: JSONPath = [index ?? -1, "slug"];
  return file === "services.json" ? saidAt(source, "services.json", slug)?.text : undefined;
}

function claimsIn(text: string, said: Said, { says }: Kind): Claim[] {
  const found = [...text.matchAll(says)].map((match) => ({
    figure: match[1] ?? "",
    sentence: sentenceAround(text, match.index),
    said,
  }));
  // A sentence that says it twice says it once.
  return found.filter(
    ({ figure, sentence }, index) =>
      found.findIndex((other) => other.figure === figure && other.sentence === sentence) === index,
  );
}

function disagreement(name: string, claims: Claim[]): string[] {
  const figures = [...new Set(claims.map(({ figure }) => plain(figure)))];
  if (figures.length < 2) return [];
  const parts = figures.map((figure) => {
    const places = claims.filter((claim) => plain(claim.figure) === figure).map(({ said }) => place(said));
    return `${words(figure)}: ${[...new Set(places)].join(", ")}`;
  });
  return [lines([`**${name}**`, ...parts])];
}

/** 2–4 and 2 to 4 are the same figure. */
const plain = (figure: string) => figure.replace(/ ?– ?/, " to ");
