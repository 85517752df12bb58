import { line, text } from "../../theme/theme";

type LinkListProps = { label: string; links: readonly { title: string; path: string }[] };

/** Related pages on ruled lines; renders nothing if there are none. */
export function LinkList({ label, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <p css={heading}>{label}</p>
      <ul aria-label={label}>
        {links.map(({ title, path }) => (
          <li key={path} css={{ borderTop: line.soft }}>
            <a href={path} css={link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const heading = { ...text.label, paddingBottom: "0.375rem" };
/** The size of a touch target. */
const link = { ...text.small, display: "block", paddingBlock: "0.6875rem", fontWeight: 600 };
