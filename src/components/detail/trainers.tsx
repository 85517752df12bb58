import { graphql } from "gatsby";
import { space, stack } from "../../theme/theme";
import { Person } from "../shared/person";
import { trainerPath } from "../shared/trainer-link";

type TrainersProps = { trainers: readonly Queries.TrainersFragment[]; className?: string };

export function Trainers({ trainers, className }: TrainersProps) {
  return (
    <ul css={stack(space.m)} className={className}>
      {trainers.map(({ slug, name, title, experience, picture }) => (
        <li key={slug}>
          <Person
            picture={picture}
            name={name}
            to={trainerPath(slug)}
            title={`${title}, ${experience} of experience`}
          />
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment Trainers on FacultyMember { slug name title experience picture { ...Picture } }
`;
