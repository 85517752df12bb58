/** Mocks Gatsby for components: queries are text. */

/** The fragments of all components that the test file has loaded. */
export const fragments: string[] = [];

export function graphql([text = ""]: TemplateStringsArray) {
  if (text.trimStart().startsWith("fragment")) fragments.push(text);
  return text;
}
