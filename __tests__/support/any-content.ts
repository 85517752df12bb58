/** Generates hostile content that the check must accept, with fast-check and the contract. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { z } from "zod";
import { contract, jsonSchema, resolveRef, type DataFile, type JsonSchema } from "../../src/content/contract";
import { heading, text } from "../../src/content/schemas/fields";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Fields that depend on other fields or files, and stay unchanged. */
const tied =
  /^(?:categories|category|type|fromWeek|toWeek|price(?:From|To)|stipend(?:From|To)|links?|tagline|course|shortCourse|price|week|line|instead|output)$/;

/** Harmful if interpreted as anything but text. */
const harmful = [
  "</script><script>harmed=1</script>",
  "<img src=x onerror=harmed=1>",
  '"><svg onload=harmed=1>',
  "' onmouseover='harmed=1",
  "</title></style><!--<script>",
  "]]>&lt;b&gt;&amp;",
  "{harmed} ${harmed} {{harmed}}",
  "$& $1 $` %00 %E0 \\u003c",
  "__proto__ constructor",
];

const patternOf = (field: z.ZodType) => (z.toJSONSchema(field) as JsonSchema).pattern;
const [textPattern, headingPattern] = [patternOf(text("")), patternOf(heading(""))];

/** Whether a field contains free text; headings may also contain asterisks. */
const isText = ({ type, kind, pattern }: JsonSchema) =>
  type === "string" && !kind && (pattern === textPattern || pattern === headingPattern);
const isHeading = ({ pattern }: JsonSchema) => pattern === headingPattern;

/** Generates variants of every file in `data`, with different texts and numbers and without some optional values. */
export function contentLike(data: string): fc.Arbitrary<Map<DataFile, unknown>> {
  const files = Object.keys(contract) as DataFile[];
  let texts = 0;
  function like(value: unknown, reference: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
    const schema = resolveRef(reference, root);
    const { minimum, maximum = Infinity, required = [] } = schema;
    if (Array.isArray(value)) {
      const items = value.map((item) => like(item, schema.items as JsonSchema, root));
      return schema.minItems ? fc.tuple(...items) : fc.oneof(fc.tuple(...items), fc.constant([]));
    }
    if (typeof value === "object" && value !== null) {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
      const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
        return [name, tied.test(name) ? fc.constant(field) : like(field, properties[name] ?? {}, root)] as const;
      });
      // Keeps enum values, such as the name of a menu's list.
      const stays = (name: string) => tied.test(name) || resolveRef(properties[name] ?? {}, root).enum;
      const requiredKeys = fields.map(([name]) => name).filter((name) => stays(name) || required.includes(name));
      return fc.record(Object.fromEntries(fields), { requiredKeys });
    }
    if (typeof value === "number" && minimum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
      return fc.constantFrom(value, minimum, maximum);
    if (isText(schema)) return textLike(schema, (texts += 1));
    return fc.constant(value);
  }
  const all = files.map((file) => {
    const value: unknown = JSON.parse(readFileSync(join(data, file), "utf8"));
    return like(value, jsonSchema(file), jsonSchema(file));
  });
  return fc.tuple(...all).map((values) => new Map(files.map((file, index) => [file, values[index]])));
}

/** Generates a text within the field's maximum length, made unique by `number` at its end. */
function textLike(schema: JsonSchema, number: number): fc.Arbitrary<string> {
  const { room: maxLength = 90 } = schema;
  const end = isHeading(schema) ? `*${number}*` : `n ${number}`;
  const any = fc.string({ unit: fc.constantFrom(...ascii, ..."é–’“…×₹ಕ್ಷಿತமிகিগাگ漢→✓"), minLength: 1, maxLength });
  return fc.oneof(any, fc.constantFrom("Weltanschauungsunterricht".repeat(60), ...harmful)).map((start) => {
    let content = (isHeading(schema) ? start.replaceAll("*", "") : start).trim();
    const room = maxLength - end.length - 1;
    // The check rejects the rule's figures in refund.json.
    content = content.replace(/(?<=\d ?)%/g, "=");
    content = content.replace(/\d(?= ?(?:per ?cent|[- ]?(?:calendar )?days?\b))/g, "x");
    return `${content.slice(0, room).trim()} ${end}`.trim();
  });
}
