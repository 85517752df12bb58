/** Derives Sveltia CMS's configuration from the contract. */
import { basename, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { jsonSchema, pageOf, resolveRef, type DataFile, type JsonSchema } from "../../src/content/contract";
import { policyNames } from "../../src/content/policies";
import { fieldsOfFile, formLabel, policyFields } from "./editor-fields";
import { groups, groupName } from "./form-groups";
import { previewAddress } from "./preview";

/** Registered by page/formats.ts. Sveltia requires this suffix for custom formats of Markdown files. */
const policyFormat = "policy-frontmatter";

/** The browser re-encodes uploads: upright, without EXIF data, and no larger than the site's own copies need. */
const transformations = { raster_image: { format: "webp", quality: 92, width: 2000, height: 2000 } } as const;

export function editorConfig(root: string): CmsConfig {
  return {
    load_config_file: false,
    // Sveltia requires a remote repository, but the local editor only uses the local folder, without sign-in.
    backend: { name: "gitea", repo: `local/${basename(root)}`, auth_methods: ["token"] },
    app_title: "Edit the content",
    logo: { src: "/icon.svg" },
    display_url: previewAddress,
    show_preview_links: false,
    media_folder: "data/images",
    public_folder: "/images", // page/formats.ts strips the slash
    media_libraries: { default: { config: { slugify_filename: true, transformations } }, stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...groups.map(({ label, icon, files }) => ({
        name: groupName(label),
        label,
        icon,
        files: files.map((name) => ({
          name,
          format: `data/${name}.json`, // page/formats.ts registers a format per file to convert values
          label: labelOfFile(name),
          file: `data/${name}.json`,
          preview_path: pageOf[`${name}.json`] ?? "/",
          fields: fieldsOfFile(`${name}.json`),
        })),
      })),
      {
        name: "policies",
        label: "Policies",
        icon: "gavel",
        format: policyFormat,
        files: policyNames(join(root, "data")).map((name) => ({
          name,
          label: formLabel(name),
          file: `data/policies/${name}.md`,
          preview_path: `/${name}`,
          fields: policyFields(),
        })),
      },
    ],
  };
}

/** Returns a label with the file's name and description: "Course pages – The course list's own words, …" */
function labelOfFile(name: string): string {
  const root = jsonSchema(`${name}.json` as DataFile);
  const whole = resolveRef(root, root);
  const { description = "" } = whole.items ? resolveRef(whole.items as JsonSchema, root) : whole;
  return `${formLabel(name)} – ${description.replace(/\.$/, "")}`;
}
