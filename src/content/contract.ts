/** The contract: the schema of every data file, and what is derived from it. */
import { z } from "zod";
import { about } from "./schemas/about.schema";
import { admissions } from "./schemas/admissions.schema";
import { alumniStory } from "./schemas/alumni.schema";
import { batches } from "./schemas/batches.schema";
import { blog } from "./schemas/blog.schema";
import { careers } from "./schemas/careers.schema";
import { claim } from "./schemas/claims.schema";
import { contact } from "./schemas/contact.schema";
import { coursePages } from "./schemas/course-pages.schema";
import { course, oneForBeginners } from "./schemas/courses.schema";
import { downloads } from "./schemas/downloads.schema";
import { employer } from "./schemas/employers.schema";
import { exercises } from "./schemas/exercises.schema";
import { facultyPage } from "./schemas/faculty-page.schema";
import { facultyMember } from "./schemas/faculty.schema";
import { fee } from "./schemas/fees.schema";
import { forms } from "./schemas/forms.schema";
import { gallery } from "./schemas/gallery.schema";
import { homeCourse, shortTitlesDiffer } from "./schemas/home-courses.schema";
import { home } from "./schemas/home.schema";
import { notFound } from "./schemas/not-found.schema";
import { payment } from "./schemas/payment.schema";
import { policy } from "./schemas/policy.schema";
import { publication } from "./schemas/publications.schema";
import { redirects } from "./schemas/redirects.schema";
import { refund } from "./schemas/refund.schema";
import { research } from "./schemas/research.schema";
import { servicePages } from "./schemas/service-pages.schema";
import { serviceTestimonial } from "./schemas/service-testimonials.schema";
import { service } from "./schemas/services.schema";
import { site } from "./schemas/site.schema";
import { successStoriesPage } from "./schemas/success-stories.schema";
import { testimonial } from "./schemas/testimonials.schema";
import { video } from "./schemas/videos.schema";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** The brochure's fee list has to fit on one sheet. */
const feesOnASheet = 24;

/** The schema of each data file. Its GraphQL type is called after the `id` of the schema, or of a list's items. */
export const contract = {
  "site.json": site,
  "home.json": home,
  "home-courses.json": list(homeCourse).check(shortTitlesDiffer),
  "claims.json": list(claim),
  "course-pages.json": coursePages,
  "courses.json": list(course).check(oneForBeginners),
  "batches.json": batches,
  "exercises.json": exercises,
  "service-pages.json": servicePages,
  "services.json": list(service),
  "service-testimonials.json": list(serviceTestimonial),
  "testimonials.json": list(testimonial),
  "about.json": about,
  "admissions.json": admissions,
  "fees.json": list(fee).max(feesOnASheet),
  "contact.json": contact,
  "careers.json": careers,
  "forms.json": forms,
  "faculty-page.json": facultyPage,
  "faculty.json": list(facultyMember),
  "success-stories.json": successStoriesPage,
  "alumni.json": list(alumniStory),
  "employers.json": list(employer),
  "blog.json": blog,
  "research.json": research,
  "publications.json": list(publication),
  "gallery.json": gallery,
  "videos.json": list(video),
  "downloads.json": downloads,
  "refund.json": refund,
  "payment.json": payment,
  "redirects.json": redirects,
  "not-found.json": notFound,
} satisfies Record<string, z.ZodType>;

/** The name of a file of data/. */
export type DataFile = keyof typeof contract;

/** The path of each hand-made page that search engines may list, by its data file. */
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

/** The folder of the pages of each list whose items have one. */
export const pageFolders = {
  "courses.json": "/courses",
  "services.json": "/services",
} satisfies Partial<Record<DataFile, string>>;

/** The folder of the pages of a file's items, if they have any. */
export function pageFolder(file: string): string | undefined {
  const folders: Partial<Record<string, string>> = pageFolders;
  return folders[file];
}

/** A JSON Schema (draft 7) as zod writes it, with the metadata of `fields.ts`. */
export type JsonSchema = z.core.JSONSchema.JSONSchema &
  Pick<z.GlobalMeta, "fix" | "kind" | "to" | "listedAs" | "unique" | "choices" | "summary">;

const schemas: Partial<Record<DataFile, JsonSchema>> = {};

/** The JSON Schema of a data file, with its named parts in `definitions`. */
export function jsonSchema(file: DataFile): JsonSchema {
  return (schemas[file] ??= toJsonSchema(contract[file]));
}

/** The JSON Schema of a policy's front matter. */
export const policySchema = toJsonSchema(policy);

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: "draft-7", io: "input", override: withPlainRef }) as JsonSchema;
}

/** zod wraps the reference to an optional named part in `allOf`, where nothing looks for it. */
function withPlainRef({ jsonSchema: part }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  const [only, ...others] = part.allOf ?? [];
  if (typeof only !== "object" || !only.$ref || others.length > 0) return;
  delete part.allOf;
  part.$ref = only.$ref;
}

/** The named part of `root` to which a schema refers by `$ref`, or the schema itself. */
export function resolveRef(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace("#/definitions/", "");
  return name ? ((root.definitions as Record<string, JsonSchema>)[name] ?? schema) : schema;
}

/** The GraphQL type of a data file's object, or of the items of its list. */
export function typeName(file: DataFile): string {
  const schema = jsonSchema(file);
  const name = ((schema.items as JsonSchema | undefined) ?? schema).$ref?.replace("#/definitions/", "");
  if (!name) throw new Error(`src/content: the schema of ${file} needs an id in its .meta()`);
  return name;
}
