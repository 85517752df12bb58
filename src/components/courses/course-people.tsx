import { graphql } from "gatsby";
import { font, gridColumns, space, srOnly } from "../../theme/theme";
import { CourseTaken } from "../shared/course-taken";
import { Person, Trainers } from "../shared/people";

type CoursePeopleProps = { course: Queries.CoursePeopleFragment; took: string };

/** A course's trainers, and a former learner: a success story or else a testimonial. */
export function CoursePeople({ course, took }: CoursePeopleProps) {
  const { trainers, stories, testimonials } = course;
  const [story] = stories;
  const [testimonial] = testimonials;
  const learner = story
    ? { ...story, words: story.testimonial, to: `/success-stories#${story.anchor}` }
    : testimonial && { ...testimonial, words: testimonial.text, picture: null, to: undefined };
  return (
    <div css={[gridColumns(2, 2), wide]}>
      {trainers.length > 0 && <Trainers trainers={trainers} />}
      {learner && (
        <div>
          <h3 css={srOnly}>{took}</h3>
          <Person
            picture={learner.picture}
            name={learner.name}
            to={learner.to}
            title={
              <>
                {learner.role}, <CourseTaken graduate={{ course, paid: learner.paid }} />
              </>
            }
          >
            <blockquote css={quote}>{`“${learner.words}”`}</blockquote>
          </Person>
        </div>
      )}
    </div>
  );
}

const wide = { gap: `${space.l} ${space.xl}` };
const quote = { ...font.small, marginTop: space.xs };

export const query = graphql`
  fragment CoursePeople on Course {
    ...CourseTaken
    trainers { ...Trainers }
    stories { anchor name role testimonial paid picture { ...Picture } }
    testimonials { name role text paid }
  }
`;
