import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from "react";
import { islands, type IslandName, type PropsOf } from "./registry";
import { Slot } from "./slot";

type IslandProps<Name extends IslandName> = {
  name: Name;
  /** They travel in the HTML, so name each field that the component reads. */
  props: PropsOf<Name>;
  /** The parameters of the URL that the island shows, separated by spaces: it is hydrated at once if one is there. */
  query?: string;
  className?: string;
  /** Server HTML inside the island, which is not rendered in the browser. */
  children?: ReactNode;
};

/** Emotion's cache inside islands while a page is built: gatsby-ssr.tsx knows their classes by its key. */
export const IslandStyles = createContext<EmotionCache | null>(null);

/** Renders a component that is hydrated on demand, as its own React root (docs/decisions/0008). */
export function Island<Name extends IslandName>({ name, props, query, className, children }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<PropsOf<Name> & { children?: ReactNode }>;
  const styles = useContext(IslandStyles);
  const content = createElement(Component, props, children && <Slot>{children}</Slot>);
  const json = JSON.stringify(props);
  return (
    <div data-island={name} data-props={json === "{}" ? undefined : json} data-query={query} className={className}>
      {styles ? <CacheProvider value={styles}>{content}</CacheProvider> : content}
    </div>
  );
}
