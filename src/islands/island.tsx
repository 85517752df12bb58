import { createElement, type ComponentType, type ReactNode } from "react";
import type { ParameterOf, QueryPath } from "../content/sections";
import { islands, type IslandName, type PropsOf } from "./registry";

type IslandProps<Name extends IslandName> = {
  name: Name;
  /** Serialised into the HTML, so pass only fields that the component reads. */
  props: PropsOf<Name>;
  /** URL parameters that the island displays; with any of them, it is hydrated at once. */
  query?: readonly ParameterOf<QueryPath>[];
  className?: string;
  /** Server HTML inside the island; never re-rendered in the browser. */
  children?: ReactNode;
};

/** Renders a component that is hydrated on demand as a separate React root (docs/decisions/0008). */
export function Island<Name extends IslandName>({ name, props, query, className, children }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<PropsOf<Name> & { children?: ReactNode }>;
  const json = JSON.stringify(props);
  const parameters = query?.join(" ");
  return (
    <div data-island={name} data-props={json === "{}" ? undefined : json} data-query={parameters} className={className}>
      {createElement(Component, props, children && <Slot>{children}</Slot>)}
    </div>
  );
}

/** Server HTML inside an island: `children` on the server; in the browser, the existing `html`. */
export function Slot({ html, children }: { html?: string; children?: ReactNode }) {
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div data-slot="" style={boxless} {...content} />;
}

const boxless = { display: "contents" };
