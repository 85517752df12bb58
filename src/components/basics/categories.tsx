import { accent, color, line, plainList, radius, space, text } from "../../theme";
import { Icon } from "./icon";

type Category = { name: string; icon?: Queries.IconName; color?: Queries.AccentName };

type CategoriesProps = {
  heading: string;
  of: readonly Category[];
  /** What is sorted into them, in the order in which it stands on the page. */
  entries: readonly { id: string; category: string }[];
};

/** Categories with how many entries each has; each leads to its first entry. */
export function Categories({ heading, of, entries }: CategoriesProps) {
  return (
    <nav aria-label={heading} css={bar}>
      <h3 css={text.h3}>{heading}</h3>
      <ul css={list}>
        {of.map(({ name, icon, color: tone }) => {
          const found = entries.filter(({ category }) => category === name);
          const [first] = found;
          const content = (
            <>
              {icon && <Icon name={icon} size={28} />}
              {name} <span css={count}>{found.length}</span>
            </>
          );
          return (
            <li key={name} style={{ "--accent": tone && accent[tone] }}>
              {first ? (
                <a href={`#${first.id}`} css={[chip, pressed]}>
                  {content}
                </a>
              ) : (
                <span css={chip}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const bar = { display: "grid", gap: space.m, marginBottom: space.xl };
const list = { ...plainList, display: "flex", flexWrap: "wrap" as const, gap: space.s };
const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  minHeight: "2.75rem",
  paddingInline: "1rem",
  border: line.ink,
  borderRadius: radius.pill,
  background: color.card,
  color: color.ink,
  fontWeight: 600,
};
const pressed = { textDecoration: "none", ":hover": { background: color.highlight } };
const count = { color: color.inkSoft, fontVariantNumeric: "tabular-nums" };
