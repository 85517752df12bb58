import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { font, pillFrame, space, stack } from "../../theme/theme";
import { Picture } from "./picture";

type TrainerLinkProps = {
  trainer: Queries.TrainerLinkFragment;
  /** The name as displayed here; defaults to the name with its title. */
  children?: string;
};

const trainerPath = (slug: string) => `/faculty#${slug}`;

export function TrainerLink({ trainer: { slug, name }, children = name }: TrainerLinkProps) {
  return <a href={trainerPath(slug)}>{children.replace("Dr ", "Dr\u00a0")}</a>;
}

type PersonProps = {
  picture: Queries.PictureFragment | null;
  name: string;
  to?: string;
  title: ReactNode;
  /** What the person says or does here. */
  children?: ReactNode;
};

export function Person({ picture, name, to, title, children }: PersonProps) {
  return (
    <div css={picture && row}>
      {picture && <Picture picture={picture} sizes="80px" between={smallCopies} css={portrait} />}
      <div>
        {to ? (
          <a href={to} css={link}>
            {name}
          </a>
        ) : (
          <b css={font.h3}>{name}</b>
        )}
        <p css={font.quiet}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** "7 years" → "7 years of experience"; "Since 1998" stays. */
export const experienceOf = (experience: string) => experience.replace(/^\d.*/, "$& of experience");

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
            title={`${title}, ${experienceOf(experience)}`}
          />
        </li>
      ))}
    </ul>
  );
}

/** Up to twice the display width. */
const smallCopies = [0, 200] as const;

const row = { ...stack(space.m), gridTemplateColumns: "5rem minmax(0, 1fr)", alignItems: "start" };
const portrait = { width: "5rem", height: "5rem", ...pillFrame };
const link = { ...font.h3, display: "inline-block" };

export const query = graphql`
  fragment TrainerLink on FacultyMember { slug name }
  fragment Trainers on FacultyMember { slug name title experience picture { ...Picture } }
`;
