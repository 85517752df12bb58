/** Redirects for removed pages. */
import { z } from "zod";
import { object, pattern } from "./shapes";
import { unique } from "./fields";

/** Any path without a final slash; * and : have a meaning in Netlify's rules. */
const oldPath = pattern(/^(?:\/(?:[^/?#\\"<>*:%\r\n\t]|%[\dA-Fa-f]{2})+)+$/, {
  description:
    "The old address without the domain, such as /courses/r-programming; spaces and Indian letters may be in it",
  fix: "an old address without the domain, a final slash, ? # * or :, such as /courses/r-programming",
  kind: "oldPath",
});

/** A link without a query, because servers append the query of the old URL. */
const newPath = pattern(/^\/(?!\/)[\w./-]*(?:#[\w-]*)?$/, {
  description: "The page visitors get instead, such as /courses/data-science",
  fix: "a page of this site without ?, such as /courses/data-science",
  kind: "link",
});

const redirect = object({ id: "Redirect", summary: "{from} → {to}" }, "An old address, and the page it leads to.", {
  from: unique(oldPath),
  to: newPath,
});

export const redirects = z.array(redirect);
