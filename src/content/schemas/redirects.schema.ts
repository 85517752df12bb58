/** Redirects: where the addresses of pages that are gone lead. */
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

/** A link without a query: servers append that of the old address. */
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

/** All redirects; there may be none. */
export const redirects = z.array(redirect);
