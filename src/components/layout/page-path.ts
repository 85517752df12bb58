import { createContext } from "react";

/** The path of the current page, without a trailing slash; null for pages without a URL. */
export const PagePath = createContext<string | null>(null);
