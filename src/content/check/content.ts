/** The content of data/, read once and passed to every rule. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { interpolate } from "../../text/interpolate";
import { plainCharacters } from "../../text/characters";
import { contract, type DataFile, type Content } from "../contract";
import { contentFiles } from "../../files/list-files";
import { namedFigures, type NamedFigures } from "../named-figures";
import { policyNames } from "../policies";
import { isPicture, picturePath } from "../schemas/pictures";
import type { Finding } from "./finding";
import { readPictures, type Picture } from "./picture-files";
import { conflictIn, readDataFile, type ContentFile } from "./read-file";
import { readPolicy, type Policy } from "./read-policy";
import { bodyTexts, textsIn, type ContentText } from "./texts";

/** The content folder, the static folder, and the paths of all pages that are not generated from a list. */
export type CheckInput = { data: string; statics: string; pages: string[] };

/** The input of the project at `root`: its hand-made pages are the files in src/pages and the policies. */
export function checkInputAt(root: string): CheckInput {
  const data = join(root, "data");
  const files = readdirSync(join(root, "src/pages")).map((file) => file.replace(/\.tsx$/, ""));
  const names = [...files.filter((name) => name !== "404"), ...policyNames(data)];
  const pages = names.map((name) => (name === "index" ? "/" : `/${name}`));
  return { data, statics: join(root, "static"), pages };
}

export type SiteContent = CheckInput & {
  dataFiles: string[];
  /** The pictures in data/ and static/, by their paths in the project: data/images/service.png. */
  pictures: Partial<Record<string, Picture>>;
  /** The data files, and the front matter of policies, that can be parsed. */
  files: Partial<Record<string, ContentFile>>;
  policies: Policy[];
  /** All texts that match their schema, in file order. */
  texts: ContentText[];
  /** The figures that texts can reference; undefined while their files have errors. */
  figures?: NamedFigures;
  /** Encoding and syntax errors, and warnings about characters that the site replaces. */
  syntaxErrors: Finding[];
  replacedCharacters: Finding[];
};

/** Reads all of data/. Files that cannot be parsed only add to `syntaxErrors`. */
export async function readContent(input: CheckInput): Promise<SiteContent> {
  const { data, statics } = input;
  const decoding = Promise.all([readPictures(data, "data"), readPictures(statics, "static")]); // in parallel with everything else
  const policies = policyNames(data).map((name) => readPolicy(data, name));
  const read = [...(Object.keys(contract) as DataFile[]).map((name) => readDataFile(data, name)), ...policies];
  const parsed = read.flatMap((file) => file.parsed ?? []);
  const files = Object.fromEntries(parsed.map((file) => [file.file, file]));
  const dataFiles = contentFiles(data).map(plainCharacters);
  const [claims, refund] = [validContent({ files }, "claims.json"), validContent({ files }, "refund.json")];
  const figures = claims && refund && namedFigures(claims, refund);
  const texts = [...parsed.flatMap(textsIn), ...policies.flatMap(bodyTexts)].map((text) => {
    const words = text.shown.replace(/(`+).*?\1/g, "`");
    const shown = text.kind === "picture" ? picturePath(text.written) : interpolate(words, figures ?? {});
    return shown === text.shown ? text : { ...text, shown };
  });
  const pictures = Object.assign({}, ...(await decoding)) as SiteContent["pictures"];
  const isOther = (file: string) => !(file in contract || isPicture(file) || policies.some((one) => one.file === file));
  const others = contentFiles(data).filter(isOther);
  const conflicts = others.flatMap((file) => conflictIn(file, readFileSync(join(data, file), "utf8")));
  const syntaxErrors = [...read.flatMap(({ errors }) => errors), ...conflicts];
  const replacedCharacters = read.flatMap(({ warnings = [] }) => warnings);
  return { ...input, dataFiles, pictures, files, policies, texts, figures, syntaxErrors, replacedCharacters };
}

/** The content of a file if it matches its schema; undefined otherwise. */
export function validContent<File extends DataFile>(
  { files }: Pick<SiteContent, "files">,
  name: File,
): Content<File> | undefined {
  const file = files[name];
  // The schema has found no issue, so the value has its type.
  return file?.issues.length === 0 ? (file.value as Content<File>) : undefined;
}
