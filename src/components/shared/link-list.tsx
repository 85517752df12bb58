import { cluster, font, line, space } from "../../theme/theme";

type LinkListProps = {
  label?: string;
  /** `note` says more about a page, such as the reading time. */
  links: readonly { title: string; path: string; note?: string | null }[];
};

/** Related pages on ruled lines; renders nothing if there are none. */
export function LinkList({ label, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div>
      {label && <p css={heading}>{label}</p>}
      <ul aria-label={label}>
        {links.map(({ title, path, note }) => (
          <li key={path} css={row}>
            <a href={path} css={link}>
              {title}
            </a>
            {note && <span css={font.quiet}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const heading = { ...font.label, paddingBottom: "0.375rem" };
const row = { ...cluster(`0 ${space.m}`), alignItems: "baseline", paddingBottom: space.xs, borderTop: line.soft };
/** The size of a touch target. */
const link = { ...font.small, flex: "1 1 14rem", paddingBlock: "0.6875rem", fontWeight: 600 };
