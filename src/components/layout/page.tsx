import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Hero } from "./hero";
import { Layout } from "./layout";

type HeroPageProps = {
  page: Queries.PageFragment & { invitation?: Queries.InvitationFragment | null };
  path: string | null;
  actions?: ReactNode;
  facts?: ReactNode;
  children: ReactNode;
};

/** A hand-made page: the layout with a hero. */
export function Page({
  page: { seo, title, kicker, hero, invitation },
  path,
  actions,
  facts,
  children,
}: HeroPageProps) {
  return (
    <Layout seo={seo} path={path} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} here={title} facts={facts}>
        {actions}
      </Hero>
      {children}
    </Layout>
  );
}

export const query = graphql`
  fragment Page on Page { title kicker seo { ...Seo } hero { ...Hero } }
`;
