import { color, columns, from, line, space } from "../../theme/theme";

type CompaniesProps = { companies: readonly { name: string; field: string; package?: string | null; text?: string }[] };

export function Companies({ companies }: CompaniesProps) {
  return (
    <ul css={[columns(2, companies.length % 3 === 0 ? 3 : 2), { gap: 0, columnGap: space.l }]}>
      {companies.map(({ name, field, package: salary, text }) => (
        <li key={name} css={cell}>
          <h3>{name}</h3>
          <p css={{ color: color.inkSoft }}>{field}</p>
          {text && <p>{text}</p>}
          {salary && <p css={figure}>{salary}</p>}
        </li>
      ))}
    </ul>
  );
}

const cell = {
  paddingBlock: "0.625rem",
  borderTop: line.soft,
  [from.tablet]: { paddingBlock: "1.125rem", borderTop: line.ink },
};
const figure = { marginTop: space.xs, fontWeight: 700, fontVariantNumeric: "tabular-nums" };
