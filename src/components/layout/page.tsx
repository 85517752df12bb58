import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Hero } from "./hero";
import { Layout } from "./layout";

type PageProps = {
  page: Queries.PageFragment & { invitation?: Queries.InvitationFragment | null };
  path: string | null;
  actions?: ReactNode;
  facts?: ReactNode;
  listFirst?: boolean;
  children: ReactNode;
};

/** A hand-made page: the layout with a hero. */
export function Page({ page, path, actions, children, ...hero }: PageProps) {
  return (
    <Layout seo={page.seo} path={path} invitation={page.invitation}>
      <Hero hero={page.hero} kicker={page.kicker} here={page.title} {...hero}>
        {actions}
      </Hero>
      {children}
    </Layout>
  );
}

export const query = graphql`
  fragment Page on Page { title kicker seo { ...Seo } hero { ...Hero } }
`;
