import type { ReactNode } from "react";
import site from "../../../data/site.json";
import { color, column, from, line, plainList, print, space, text } from "../../theme/theme";
import { FooterContact } from "./footer-contact";
import { columnHeading, footLink } from "./footer-styles";

const { footer } = site;

type FooterProps = {
  /** Rendered above the links. */
  children: ReactNode;
};

/** The footer of every page. */
export function Footer({ children }: FooterProps) {
  return (
    <footer>
      {children}
      <div css={ground}>
        <div css={grid}>
          <div css={about}>
            <img src="/logo-light.svg" width="64" height="64" alt="" loading="lazy" />
            <p css={text.h3}>{site.name}</p>
            <p>{site.tagline}</p>
          </div>
          {footer.columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={`${heading}, footer`}>
              <h2 css={columnHeading}>{heading}</h2>
              <ul css={plainList}>
                {links?.map(({ label, link }) => (
                  <li key={link}>
                    <a href={link} css={footLink}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterContact />
        </div>
        <p css={note}>{footer.note}</p>
      </div>
    </footer>
  );
}

const ground = {
  paddingBlock: "6rem 2rem",
  background: color.deep,
  color: color.onDeep,
  borderTop: line.ink,
  [print]: { paddingBlock: space.m },
};
const grid = {
  ...column,
  display: "grid",
  gap: `${space.xl} ${space.l}`,
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  [from.tablet]: { gridTemplateColumns: "repeat(2, 1fr)" },
  [from.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
  "& > div": { gridColumn: "1 / -1" },
  [print]: { ...column[print], display: "flex", alignItems: "start", justifyContent: "space-between" },
};
const about = { display: "flex", flexWrap: "wrap" as const, alignItems: "center", gap: `${space.s} ${space.m}` };
const note = {
  ...column,
  ...text.small,
  marginTop: space.xl,
  paddingTop: space.m,
  borderTop: `1px solid color-mix(in srgb, ${color.onDeep} 40%, transparent)`,
};
