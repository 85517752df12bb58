/** Course lists of any length, for the benchmark of builds. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { rupees } from "../../src/text/format";

/** The fields that must differ between courses, and the fee; all others are copied. */
const courses = z.array(
  z.looseObject({
    slug: z.string(),
    title: z.string(),
    price: z.number(),
    seo: z.looseObject({ title: z.string(), description: z.string() }),
  }),
);

type Courses = z.infer<typeof courses>;

/** Lengthens the list in `file` to `length` courses with numbered copies of those it holds. */
export function lengthen(file: string, length: number) {
  const real = read(file);
  const copies = Array.from({ length: length - real.length }, (_, index) =>
    real.slice(index % real.length, (index % real.length) + 1).map((course) => copyOf(course, real.length + index + 1)),
  );
  writeFileSync(file, `${JSON.stringify([...real, ...copies.flat()], null, 2)}\n`);
}

function copyOf({ slug, title, seo, ...rest }: Courses[number], number: number): Courses[number] {
  return {
    ...rest,
    slug: `${slug}-${number}`,
    title: numbered(title, number, 40),
    seo: { ...seo, title: numbered(seo.title, number, 45), description: numbered(seo.description, number, 160) },
  };
}

/** Returns the text with a number at its end, at most `longest` characters long. */
function numbered(text: string, number: number, longest: number): string {
  return `${text.slice(0, longest - 5).trim()} ${number}`;
}

/** Raises the fee of the first course in `file` by a rupee and returns that course. */
export function changeFee(file: string) {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/"price": \d+/, (price) => price.replace(/\d+/, (fee) => String(Number(fee) + 1))),
  );
  const [first] = read(file);
  if (!first) throw new Error(`${file} holds no course`);
  return first;
}

/** Throws if the built page of the course in the project at `folder` does not state its fee: a build that skips it is no measure. */
export function expectFee(folder: string, { slug, price }: Pick<Courses[number], "slug" | "price">) {
  const page = readFileSync(join(folder, "public/courses", slug, "index.html"), "utf8");
  if (!page.includes(rupees(price))) throw new Error(`The page of ${slug} does not state the new fee.`);
}

const read = (file: string) => courses.parse(JSON.parse(readFileSync(file, "utf8")));
