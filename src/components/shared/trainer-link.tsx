import { graphql } from "gatsby";

type TrainerLinkProps = {
  trainer: Queries.TrainerLinkFragment;
  /** The name as displayed here; defaults to the name with its title. */
  children?: string;
};

/** The URL of a trainer on the faculty page. */
export const trainerPath = (slug: string) => `/faculty#${slug}`;

/** A trainer's name, linked to the faculty page. */
export function TrainerLink({ trainer: { slug, name }, children = name }: TrainerLinkProps) {
  return <a href={trainerPath(slug)}>{children.replace("Dr ", "Dr\u00a0")}</a>;
}

export const query = graphql`
  fragment TrainerLink on FacultyMember { slug name }
`;
