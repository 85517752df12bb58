/** Redirects for removed pages. */
import { z } from "zod";
import { unique } from "./fields";

const oldPath = z
  .string()
  .regex(/^(?:\/[\w.-]+)+$/)
  .meta({
    description: "The old address without the domain, such as /courses/r-programming",
    fix: "an old address without the domain, a final slash, ? or #, such as /courses/r-programming",
    kind: "oldPath",
  });

/** A link without a query, because servers append the old URL's. */
const newPath = z
  .string()
  .regex(/^\/(?!\/)[\w./-]*(?:#[\w-]*)?$/)
  .meta({
    description: "The page visitors get instead, such as /courses/data-science",
    fix: "a page of this site without ?, such as /courses/data-science",
    kind: "link",
  });

const redirect = z
  .strictObject({ from: unique(oldPath), to: newPath })
  .meta({ id: "Redirect", summary: "{from} → {to}", description: "An old address, and the page it leads to." });

export const redirects = z.array(redirect);
