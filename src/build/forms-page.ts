/** The page where Netlify detects the forms (docs/decisions/0011). */
import { formFields, honeypot, type FormField } from "../contact/form-fields";

/** The page's HTML. Netlify discards fields that no published page contains. */
export function formsPage(): string {
  const forms = Object.entries(formFields).map(([form, fields]) => {
    const controls = [`<input type="checkbox" name="${honeypot}" />`, ...fields.map(controlOf)].join("");
    return `<form name="${form}" method="post" data-netlify="true" netlify-honeypot="${honeypot}" hidden>${controls}</form>`;
  });
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width" />
    <title>The forms of this site</title>
  </head>
  <body>
    <p>The forms are on the pages <a href="/contact">Contact</a> and <a href="/blog">Blog</a>.</p>
    ${forms.join("\n    ")}
  </body>
</html>
`;
}

function controlOf({ name, type }: FormField): string {
  if (type === "textarea") return `<textarea name="${name}"></textarea>`;
  return `<input name="${name}"${type && type !== "select" ? ` type="${type}"` : ""} />`;
}
