/** The contract: the schema of every data file, and everything derived from it. */
import { z } from "zod";
import { memoize } from "./memoize";
import { batches } from "./schemas/batches.schema";
import { blog } from "./schemas/blog.schema";
import { claim } from "./schemas/claims.schema";
import { contact } from "./schemas/contact.schema";
import { coursePages, downloads } from "./schemas/course-pages.schema";
import { course } from "./schemas/courses.schema";
import { exercises } from "./schemas/exercises.schema";
import { fee, payment, refund } from "./schemas/fees.schema";
import { forms } from "./schemas/forms.schema";
import { gallery, video } from "./schemas/gallery.schema";
import { home, homeCourse } from "./schemas/home.schema";
import { about, admissions, careers, notFound, policy } from "./schemas/institute.schema";
import {
  alumniStory,
  employer,
  facultyMember,
  facultyPage,
  successStories,
  testimonial,
} from "./schemas/people.schema";
import { publication, research } from "./schemas/research.schema";
import { service, servicePages, serviceTestimonial } from "./schemas/services.schema";
import { listOf } from "./schemas/shapes";
import { redirects, site } from "./schemas/site.schema";

/** The schema of each data file. Its `id`, or that of its items if it is a list, names the GraphQL type. */
export const contract = {
  "site.json": site,
  "home.json": home,
  "home-courses.json": z.array(homeCourse),
  "claims.json": z.array(claim),
  "course-pages.json": coursePages,
  "courses.json": listOf(course, "The courses.", "because menus, lists and forms offer them"),
  "batches.json": batches,
  "exercises.json": exercises,
  "service-pages.json": servicePages,
  "services.json": listOf(service, "The services.", "because menus and pages offer them"),
  "service-testimonials.json": z.array(serviceTestimonial),
  "testimonials.json": z.array(testimonial),
  "about.json": about,
  "admissions.json": admissions,
  "fees.json": z.array(fee),
  "contact.json": contact,
  "careers.json": careers,
  "forms.json": forms,
  "faculty-page.json": facultyPage,
  "faculty.json": listOf(facultyMember, "The trainers.", "because each lesson on a course page is signed by one"),
  "success-stories.json": successStories,
  "alumni.json": z.array(alumniStory),
  "employers.json": z.array(employer),
  "blog.json": blog,
  "research.json": research,
  "publications.json": z.array(publication),
  "gallery.json": gallery,
  "videos.json": z.array(video),
  "downloads.json": downloads,
  "refund.json": refund,
  "payment.json": payment,
  "redirects.json": redirects,
  "not-found.json": notFound,
} satisfies Record<string, z.ZodType>;

/** The name of a file in data/. */
export type DataFile = keyof typeof contract;

export type Content<File extends DataFile> = z.infer<(typeof contract)[File]>;

/** Reads some of the files, each once. */
export type Reader<Files extends DataFile = DataFile> = <File extends Files>(file: File) => Content<File>;

/** The path of each hand-made, indexable page, by its data file. */
export const pagePaths = {
  "home.json": "/",
  "about.json": "/about",
  "contact.json": "/contact",
  "admissions.json": "/admissions",
  "course-pages.json": "/courses",
  "service-pages.json": "/services",
  "faculty-page.json": "/faculty",
  "success-stories.json": "/success-stories",
  "blog.json": "/blog",
  "research.json": "/research",
  "gallery.json": "/gallery",
  "careers.json": "/careers",
} satisfies Partial<Record<DataFile, string>>;

/** The folder of the pages generated from each list. */
export const pageFolders = { "courses.json": "/courses", "services.json": "/services" };

/** The pages that show each other file; the editor previews the first. "/courses/" stands for every course. */
export const pagesShowing: Record<
  Exclude<DataFile, keyof typeof pagePaths | keyof typeof pageFolders>,
  [string, ...string[]]
> = {
  "alumni.json": ["/success-stories"],
  "batches.json": ["/admissions"],
  "claims.json": ["/success-stories"],
  "downloads.json": ["/courses"],
  "employers.json": ["/success-stories"],
  "exercises.json": ["/courses/"],
  "faculty.json": ["/faculty"],
  "fees.json": ["/admissions"],
  "forms.json": ["/sent", "/contact", "/blog", "/privacy"],
  "home-courses.json": ["/", "/courses"],
  "not-found.json": ["/404"],
  "payment.json": ["/admissions", "/courses/", "/services/"],
  "publications.json": ["/research"],
  "redirects.json": ["/"],
  "refund.json": ["/terms", "/admissions", "/courses/"],
  "service-testimonials.json": ["/services"],
  "site.json": ["/contact", "/", "/404"],
  "testimonials.json": ["/"],
  "videos.json": ["/gallery"],
};

/** The first page that shows each file; for files whose entries have pages, their list. */
export const pageOf: Partial<Record<string, string>> = {
  ...pagePaths,
  ...pageFolders,
  ...Object.fromEntries(Object.entries(pagesShowing).map(([file, [page]]) => [file, page.replace(/(?<=.)\/$/, "")])),
};

/** The folder of the pages generated from a file, if any. */
export function pageFolder(file: string): string | undefined {
  const folders: Partial<Record<string, string>> = pageFolders;
  return folders[file];
}

/** A JSON Schema (draft 7) generated by zod, with the metadata that `shapes.ts` declares. */
export type JsonSchema = z.core.JSONSchema.JSONSchema & z.GlobalMeta;

const schemaOf = memoize(toJsonSchema);

/** The JSON Schema of a data file, with named parts in `definitions`. */
export const jsonSchema = (file: DataFile) => schemaOf(contract[file]);

/** The JSON Schema of a policy's front matter. */
export const policySchema = toJsonSchema(policy);

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: "draft-7", io: "input", override: withPlainRef }) as JsonSchema;
}

/** Unwraps the `allOf` that zod adds around optional references, because consumers do not expect it. */
function withPlainRef({ jsonSchema: part }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  const [only, ...others] = part.allOf ?? [];
  if (typeof only !== "object" || !only.$ref || others.length > 0) return;
  delete part.allOf;
  part.$ref = only.$ref;
}

/** Resolves a schema's `$ref` within `root`, below the schema's own metadata; returns other schemas unchanged. */
export function resolveRef(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema;
  const name = $ref?.replace("#/definitions/", "") ?? "";
  return name ? { ...(root.definitions as Record<string, JsonSchema>)[name], ...own } : schema;
}

/** The part of a JSON Schema that describes the value at a path. */
export function schemaAt(path: readonly PropertyKey[], root: JsonSchema): JsonSchema {
  return path.reduce<JsonSchema>(
    (schema, key) => {
      const next = typeof key === "number" ? schema.items : schema.properties?.[String(key)];
      return resolveRef((next ?? {}) as JsonSchema, root);
    },
    resolveRef(root, root),
  );
}

/** How long a text is meant to be: a line, such as a title; a few sentences; or a paragraph. */
export const textSize = ({ softLimit = 0 }: JsonSchema) =>
  softLimit <= 200 ? "line" : softLimit < 600 ? "sentences" : "paragraph";

/** The values of a field; undefined if any text is valid. */
export const optionsOf = ({ enum: names }: JsonSchema) => names as string[] | undefined;

/** The GraphQL type of a data file's object, or of its items if it is a list. */
export function typeName(file: DataFile): string {
  const schema = jsonSchema(file);
  const name = ((schema.items as JsonSchema | undefined) ?? schema).$ref?.replace("#/definitions/", "");
  if (!name) throw new Error(`src/content: the schema of ${file} needs an id: name it in object()`);
  return name;
}
