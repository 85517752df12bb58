import { graphql } from "gatsby";

type TrainerLinkProps = {
  trainer: Queries.TrainerLinkFragment;
  /** Their name as it stands here, if not with its title. */
  children?: string;
};

/** A trainer's place on the faculty page. */
export const trainerPath = (slug: string) => `/faculty#${slug}`;

/** A trainer's name, which leads to their place on the faculty page. */
export function TrainerLink({ trainer: { slug, name }, children = name }: TrainerLinkProps) {
  return <a href={trainerPath(slug)}>{children}</a>;
}

export const query = graphql`
  fragment TrainerLink on FacultyMember {
    slug
    name
  }
`;
