import { graphql } from "gatsby";

type TrainerLinkProps = {
  trainer: Queries.TrainerLinkFragment;
  /** The name as displayed here; defaults to the name with its title. */
  children?: string;
};

export const trainerPath = (slug: string) => `/faculty#${slug}`;

export function TrainerLink({ trainer: { slug, name }, children = name }: TrainerLinkProps) {
  return <a href={trainerPath(slug)}>{children.replace("Dr ", "Dr\u00a0")}</a>;
}

export const query = graphql`
  fragment TrainerLink on FacultyMember { slug name }
`;
