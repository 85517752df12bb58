import { graphql } from "gatsby";
import { gstNote } from "../../content/price-lines";
import { resultsOf, startToEnd } from "../../content/course-wording";
import { rupees, unbroken } from "../../text/format";
import { batchTotals, formatSchedule, timesOfDay, soonestFirst } from "../../time/class-times";
import { weekdayOf, shortDays } from "../../time/india-time";
import type { Facts } from "../shared/fact-strip";
import { NextBatch } from "../shared/next-batch";
import { CourseLength } from "./course-length";

type Course = Queries.CourseFactsFragment;

/** The facts that visitors decide by: total fee, next batch, length, what learners get, and whom it suits. */
export function courseFacts(course: Course, award: string | null, gst: Parameters<typeof gstNote>[0]): Facts {
  const { totalFee, level, prerequisites, practiceHours, durations } = course;
  const batches = soonestFirst(course.batches);
  const results = resultsOf(course, award);
  const practice = practiceHours && `about ${practiceHours} a week at home`;
  return {
    price: { label: "Fee", value: rupees(totalFee), note: totalFee > 0 ? gstNote(gst) : undefined },
    facts: [
      ...(batches.length === 0
        ? []
        : [
            {
              label: "Next batch",
              value: (
                <NextBatch batches={batches} afterLast="On request">
                  {(batch) => {
                    const later = batches.slice(batches.indexOf(batch) + 1);
                    const times = new Set(later.map(timesOfDay).filter((word) => word !== timesOfDay(batch)));
                    return (
                      <>
                        <b>{`${shortDays[weekdayOf(batch.start)]} ${startToEnd(batch, durations)}`}</b>
                        {later.length > 0 &&
                          `, ${times.size > 0 ? `or ${[...times].join(" or ")}` : `and ${later.length} more`}`}
                        <br />
                        {unbroken(`${formatSchedule(batch)}, ${batch.mode.toLowerCase()}`)}
                      </>
                    );
                  }}
                </NextBatch>
              ),
            },
          ]),
      {
        label: "Length",
        value: (
          <>
            <CourseLength course={course} />
            <NextBatch batches={batches}>
              {(batch) => `${batchTotals(batch, durations).hours} hours in class${practice ? ", " : ""}`}
            </NextBatch>
            {practice}
          </>
        ),
      },
      ...(results ? [{ label: "You get", value: results }] : []),
      { label: "For", value: [level, prerequisites].filter(Boolean).join(". You need ") },
    ],
  };
}

export const query = graphql`
  fragment CourseFacts on Course {
    totalFee level prerequisites practiceHours
    durations { weeks }
    batches { ...BatchTimes }
    projects {
      level # only to count the projects
    }
    capstones { level }
    ...CourseLength
  }
`;
