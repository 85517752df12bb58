/** The package has these types, but its `exports` hide them. */
declare module "dom-accessibility-api" {
  type Options = {
    computedStyleSupportsPseudoElements?: boolean;
    getComputedStyle?: (element: Element) => CSSStyleDeclaration;
  };
  export function computeAccessibleName(root: Element, options?: Options): string;
  export function computeAccessibleDescription(root: Element, options?: Options): string;
  export function getRole(element: Element): string | null;
}
