/** The JSX factory in `gatsby develop`. */
import { jsxDEV as createElement } from "@emotion/react/jsx-dev-runtime";
import { marking } from "./jsx-runtime";

export { Fragment } from "./jsx-runtime";
export const jsxDEV = marking(createElement);
