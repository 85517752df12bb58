import { graphql } from "gatsby";
import { columns, space, stack, text } from "../../theme/theme";
import { CourseTaken } from "../shared/course-taken";
import { Person } from "../shared/person";
import { Trainers } from "../detail/trainers";

type CoursePeopleProps = { course: Queries.CoursePeopleFragment; labels: Queries.CoursePeopleLabelsFragment };

/** A course's trainers, and a former learner: a success story or, without one, a testimonial. */
export function CoursePeople({ course, labels }: CoursePeopleProps) {
  const { trainers, stories, testimonials } = course;
  const [testimonial] = stories.length > 0 ? [] : testimonials;
  return (
    <div css={[columns(2, 2), wide]}>
      {trainers.length > 0 && <Trainers trainers={trainers} />}
      {stories.slice(0, 1).map(({ anchor, name, role, testimonial: words, picture, paid }) => (
        <div key={anchor} css={group}>
          <h3 css={text.label}>{labels.took}</h3>
          <Person
            picture={picture}
            name={name}
            to={`/success-stories#${anchor}`}
            title={
              <>
                {role}, <CourseTaken graduate={{ course, paid }} />
              </>
            }
          >
            <blockquote css={quote}>{`“${words}”`}</blockquote>
          </Person>
        </div>
      ))}
      {testimonial && (
        <div css={group}>
          <h3 css={text.label}>{labels.took}</h3>
          <figure>
            <blockquote css={quote}>{`“${testimonial.text}”`}</blockquote>
            <figcaption css={text.small}>
              {testimonial.name}, {testimonial.role}, <CourseTaken graduate={{ course, paid: testimonial.paid }} />
            </figcaption>
          </figure>
        </div>
      )}
    </div>
  );
}

const wide = { gap: `${space.l} ${space.xl}` };
const group = { ...stack(space.m), alignContent: "start" };
const quote = { ...text.small, marginTop: space.xs };

export const query = graphql`
  fragment CoursePeople on Course {
    ...CourseTaken
    trainers { ...Trainers }
    stories { anchor name role testimonial paid picture { ...Picture } }
    testimonials { name role text paid }
  }
  fragment CoursePeopleLabels on CoursePagesDetailPeople { took }
`;
