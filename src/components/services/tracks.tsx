import { graphql } from "gatsby";
import { rupees } from "../../text/format";
import { cardFrame, columns, line, space, stack, text } from "../../theme/theme";
import { Chips } from "../shared/chips";

type TracksProps = { tracks: readonly Queries.TracksFragment[] };

/** Internship tracks, with duration, skills and monthly stipend. */
export function Tracks({ tracks }: TracksProps) {
  return (
    <ul css={columns(2, 2)}>
      {tracks.map(({ title, duration, description, skills, stipendFrom, stipendTo }) => (
        <li key={title} css={card}>
          <h3>{title}</h3>
          <p css={{ fontWeight: 600 }}>{duration}</p>
          <p>{description}</p>
          <Chips items={skills} label="Skills" />
          <p css={stipend}>
            <b css={text.h3}>
              {stipendFrom === 0 ? "Up to" : `${rupees(stipendFrom)} to`} {rupees(stipendTo)}
            </b>{" "}
            a month
          </p>
        </li>
      ))}
    </ul>
  );
}

const card = { ...cardFrame, ...stack("0.75rem"), gridTemplateRows: "auto auto 1fr auto auto", padding: space.l };
const stipend = { paddingTop: "0.75rem", borderTop: line.soft };

export const query = graphql`
  fragment Tracks on InternshipTrack { title duration description skills stipendFrom stipendTo }
`;
