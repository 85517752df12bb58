import { graphql } from "gatsby";
import { cluster, line, space, text } from "../../theme/theme";

type LinkRow = { to: string; title: string; note: string | null };

/** Links to other pages in ruled rows, each with a note, such as the reading time. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul>
      {rows.map(({ to, title, note }) => (
        <li key={to} css={row}>
          <a href={to} css={text.h3}>
            {title}
          </a>
          {note && <span css={text.quiet}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

/** An article as a row. */
export function articleRow({ slug, title, readTime }: Queries.ArticleRowFragment): LinkRow {
  return { to: `/blog#${slug}`, title, note: readTime };
}

const row = {
  ...cluster(`0 ${space.m}`),
  justifyContent: "space-between",
  paddingBlock: "0.75rem",
  borderTop: line.soft,
};

export const query = graphql`
  fragment ArticleRow on Article { slug title readTime }
`;
