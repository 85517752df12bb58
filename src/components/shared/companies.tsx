import { color, columns, font, from, line, space } from "../../theme/theme";

type Company = { name: string; field?: string | null; package?: string | null; text?: string };
type CompaniesProps = { companies: readonly Company[] };

/** A grid of companies: name and, if known, field, text and salary package. */
export function Companies({ companies }: CompaniesProps) {
  return (
    <ul css={[!companies.some((one) => one.text) && onPhones, columns(2, companies.length % 3 === 0 ? 3 : 2), list]}>
      {companies.map(({ name, field, package: salary, text }) => (
        <li key={name} css={cell}>
          <h3>{name}</h3>
          {field && <p css={{ color: color.inkSoft }}>{field}</p>}
          {text && <p>{text}</p>}
          {salary && <p css={figure}>{salary}</p>}
        </li>
      ))}
    </ul>
  );
}

const list = { gap: 0, columnGap: space.m };
const onPhones = { gridTemplateColumns: "1fr 1fr" };
const cell = {
  ...font.small,
  paddingBlock: "0.625rem",
  borderTop: line.soft,
  "& > h3": { fontSize: "1rem" },
  [from.tablet]: { paddingBlock: "1.125rem", borderTop: line.ink, fontSize: "1rem", "& > h3": { fontSize: "1.25rem" } },
};
const figure = { marginTop: space.xs, fontWeight: 700, fontVariantNumeric: "tabular-nums" };
