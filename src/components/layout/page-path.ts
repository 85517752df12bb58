import { createContext } from "react";

/** The address of the page, from the root on, for what stands anywhere on it; none for pages that have no address. */
export const PagePath = createContext<string | null>(null);
