import { color, columns, line, plainList, space, text } from "../../theme/theme";

type CompaniesProps = { companies: readonly { name: string; field: string; package?: string | null }[] };

/** Companies as an even grid of words: name, what it does, and a package where one is stated. */
export function Companies({ companies }: CompaniesProps) {
  return (
    <ul css={[plainList, columns(2, companies.length % 3 === 0 ? 3 : 2), { gap: 0, columnGap: space.l }]}>
      {companies.map(({ name, field, package: range }) => (
        <li key={name} css={cell}>
          <h3 css={text.h3}>{name}</h3>
          <p css={{ color: color.inkSoft }}>{field}</p>
          {range && <p css={figure}>{range}</p>}
        </li>
      ))}
    </ul>
  );
}

const cell = { paddingBlock: "1.125rem", borderTop: line.ink };
const figure = { marginTop: space.xs, fontWeight: 700, fontVariantNumeric: "tabular-nums" };
