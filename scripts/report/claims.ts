/** Finds claims of one kind that state different figures. */
import type { serviceIntents } from "../../src/content/schemas/choices";
import { sentenceAround } from "../../src/text/sentences";
import { disagreement, place, table, escaped, type Section } from "./markdown";
import { passageAt, type Passage, type Source } from "../check/source";

/** A kind of claim: the first group of `says` is the figure; `intent` limits it to the texts of the service with that intent. */
type Kind = { name: string; says: RegExp; intent?: Intent };
type Intent = (typeof serviceIntents)[number];

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
  { name: "Length of internships", says: length, intent: "internship" },
  { name: "Length of corporate training", says: length, intent: "corporate" },
  { name: "Days for a full refund", says: /within (\d+ days)/gi },
];

type Claim = { figure: string; sentence: string; passage: Passage };

/** Returns the section on claims. */
export function claims(source: Source): Section {
  const sentences = source.passages
    .filter(({ kind, file }) => kind === undefined && file !== "claims.json") // claim-bases.ts looks at those
    .map((passage) => ({ passage, sentence: withLabel(source, passage) }));
  const found = kinds.map((kind) => ({
    name: kind.name,
    claims: sentences
      .filter(({ passage }) => !kind.intent || (intentOf(source, passage) === kind.intent && !isPart(passage)))
      .flatMap(({ passage, sentence }) => claimsIn(sentence, passage, kind)),
  }));
  return {
    title: "Claims and their figures",
    lead: "What the site says of the institute, kind by kind. Two figures of one kind may both be right, since they may count different things; make sure that a visitor can tell.",
    warnings: found.flatMap(({ name, claims }) => warningsOf(name, claims)),
    listing: table(
      ["Claim", "Figure", "Sentence", "Place"],
      found.flatMap(({ name, claims }) =>
        claims.map(({ figure, sentence, passage }) => [name, escaped(figure), escaped(sentence), place(passage)]),
      ),
    ),
  };
}

/** Reads a figure and its label, which are two fields of one group, as one sentence. */
function withLabel(source: Source, { text, file, path }: Passage): string {
  const field = path.at(-1);
  if (field !== "figure" && field !== "value") return text;
  const label = passageAt(source, file, [...path.slice(0, -1), "label"])?.text;
  return label ? `${text} ${label}` : text;
}

/** Tracks and programmes have durations of their own. */
const isPart = ({ path }: Passage) => path[1] === "tracks" || path[1] === "programmes";

/** The intent of the service to which a text belongs. An editor may rename its slug, but not this. */
function intentOf(source: Source, { file, path: [index = -1] }: Passage): string | undefined {
  return file === "services.json" ? passageAt(source, file, [index, "intent"])?.text : undefined;
}

function claimsIn(text: string, passage: Passage, { says }: Kind): Claim[] {
  const found = [...text.matchAll(says)].map((match) => ({
    figure: match[1] ?? "",
    sentence: sentenceAround(text, match.index),
    passage,
  }));
  // A sentence that states a figure twice counts once.
  return found.filter(
    ({ figure, sentence }, index) =>
      found.findIndex((other) => other.figure === figure && other.sentence === sentence) === index,
  );
}

function warningsOf(name: string, claims: Claim[]): string[] {
  const figures = claims.map(({ figure, passage }) => ({ reading: plain(figure), where: place(passage) }));
  const differ = new Set(figures.map(({ reading }) => reading)).size > 1;
  return differ ? [disagreement(`**${name}**`, figures)] : [];
}

/** 2–4 and 2 to 4 are the same figure. */
const plain = (figure: string) => figure.replace(/ ?– ?/, " to ");
