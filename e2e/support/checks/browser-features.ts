/** Finds the features in CSS and HTML that a browser of package.json's `browserslist` lacks, by the keys of MDN's data. */
import { parse as parseCss, walk, type CssNode, type WalkContext } from "@eslint/css-tree";
import bcd, { type Identifier, type SupportBlock } from "@mdn/browser-compat-data";
import type { HtmlElement } from "html-validate";
import { browserslist } from "../../../package.json";

/** MDN's names of browsers. Chrome and Firefox have the same version numbers on phones as on computers. */
const browserNames: Record<string, readonly (keyof SupportBlock)[]> = {
  chrome: ["chrome", "chrome_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari"],
  ios_saf: ["safari_ios"],
  samsung: ["samsunginternet_android"],
};

/** Keys of features, such as `css.selectors.has`, with the browsers that lack them. */
type Missing = Record<string, string>;

const floor = browserslist.flatMap((query) => {
  const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  const browsers = browserNames[name];
  if (!browsers) throw new Error(`MDN's name of "${query}" is missing`);
  return browsers.map((browser) => ({ browser, version: Number(version) }));
});

/** The browsers that lack a feature, with their versions: "chrome 114". Partial support counts. */
function lacking(support: SupportBlock): string[] {
  const isIn = ({ browser, version }: (typeof floor)[number]) =>
    [support[browser] ?? []]
      .flat()
      .some(({ version_added: added, version_removed: removed, flags, prefix, ...own }) => {
        const since = (release: string) => parseFloat(release.replace("≤", "")) <= version;
        return added && since(added) && !(removed && since(removed)) && !flags && !prefix && !own.alternative_name;
      });
  return floor.filter((release) => !isIn(release)).map(({ browser, version }) => `${browser} ${version}`);
}

/** The features of CSS that a node may use; those that MDN does not know are skipped. */
function cssKeys(node: CssNode, { atrule, rule, declaration }: WalkContext): string[] {
  const place = `css.at-rules.${atrule?.name}`;
  const property = `css.properties.${declaration?.property}`;
  if ("function" in node) return [`${place}.${String(node.function)}_queries`]; // scroll-state()
  switch (node.type) {
    case "Atrule":
      return [`css.at-rules.${node.name}`];
    case "Feature":
      return [`${place}.${node.name}`];
    case "FeatureRange":
      return [`${place}.range_syntax`];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [`css.selectors.${node.name}`];
    case "Declaration":
      return [rule ? `css.properties.${node.property}` : `${place}.${node.property}`];
    case "Identifier":
      return [`${property}.${node.name}`];
    case "Function":
      return [
        `${property}.${node.name}`,
        ...["", ...Object.keys(bcd.css.types ?? {})].map((type) => `css.types.${type && `${type}.`}${node.name}`),
      ];
    case "Dimension":
      return [`css.types.length.${node.unit}`];
    case "Operator":
      return node.value.trim() === "/" ? [`${property}.alt_text`] : [];
    default:
      return [];
  }
}

/** The features of a style sheet that a browser in browserslist lacks; `@supports` conditions do not count. */
export function missingInCss(css: string): Missing {
  const keys: string[] = [];
  walk(parseCss(css, { parseCustomProperty: true }), {
    enter(node) {
      if (node.type === "AtrulePrelude" && this.atrule?.name === "supports") return walk.skip;
      keys.push(...cssKeys(node, this));
    },
  });
  return missing(keys);
}

/** The elements, attributes and values of a document that a browser in browserslist lacks. */
export function missingInHtml(document: HtmlElement): Missing {
  const keys = document.querySelectorAll("*").flatMap(({ tagName, attributes }) => {
    const element = `html.elements.${tagName}`;
    const ofAttributes = attributes.flatMap(({ key, value }) => [
      `html.global_attributes.${key}`,
      `${element}.${key}`,
      `${element}.${key}.${String(value)}`,
    ]);
    return [element, ...ofAttributes];
  });
  return missing(keys);
}

const { css, html } = bcd;
const features: Identifier = { css, html };

/** Leaves out the values of a property that is itself missing. */
function missing(keys: readonly string[]): Missing {
  const found = [...new Set(keys)].flatMap((key) => {
    const data = key.split(".").reduce<Identifier | undefined>((entry, name) => entry?.[name], features);
    const browsers = data?.__compat ? lacking(data.__compat.support) : [];
    return browsers.length > 0 ? [[key, browsers.join(", ")] as const] : [];
  });
  return Object.fromEntries(found.filter(([key]) => !found.some(([other]) => key.startsWith(`${other}.`))));
}
