import type { ReactNode } from "react";
import { site } from "../../site-copy";
import { cluster, color, font, from, line, pageColumn, print, space, stack } from "../../theme/theme";
import { Disclosure, foldedOut, foldOnPhones } from "../shared/disclosure";
import { Address, Email, OfficeHours, Telephones } from "./office";

const { footer } = site;

export function Footer({ children }: { children: ReactNode }) {
  return (
    <footer>
      {children}
      <div css={ground}>
        <div css={grid}>
          <div css={about}>
            <img src="/logo-light.svg" width="64" height="64" alt="" loading="lazy" />
            <p css={font.h3}>{site.name}</p>
            <p>{site.tagline}</p>
          </div>
          {footer.columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={`${heading}, footer`}>
              <Disclosure summary={<h2 css={font.h3}>{heading}</h2>} css={fold}>
                <ul>
                  {links?.map(({ label, link }) => (
                    <li key={link}>
                      <a href={link} css={footLink}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </nav>
          ))}
          <section>
            <h2 css={[font.h3, { marginBottom: space.s }]}>{footer.contact}</h2>
            <address css={contact}>
              <Address />
              <p>
                <Telephones css={footLink} />
                <br />
                <Email css={footLink} />
              </p>
              <OfficeHours />
            </address>
          </section>
        </div>
        <p css={note}>{footer.note}</p>
      </div>
    </footer>
  );
}

const rule = `1px solid color-mix(in srgb, ${color.onDeep} 40%, transparent)`;
const ground = {
  paddingBlock: "3.5rem 2rem",
  background: color.deep,
  color: color.onDeep,
  borderTop: line.ink,
  [from.tablet]: { paddingTop: "4.5rem" },
  [print]: { paddingBlock: space.m },
};
const grid = {
  ...pageColumn,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& > nav": { borderTop: rule },
  "& > section": { paddingTop: space.m, borderTop: rule },
  [from.tablet]: {
    gap: `${space.xl} ${space.l}`,
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    "& > nav, & > section": { padding: 0, border: 0 },
    "& > nav:last-of-type": { gridRow: "span 2" },
    "& > section": { gridColumn: "span 2" },
  },
  "& > div": { gridColumn: "1 / -1" },
  [from.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  [print]: { ...pageColumn[print], display: "flex", alignItems: "start", justifyContent: "space-between" },
};
const about = { ...cluster(`${space.s} ${space.m}`), alignItems: "center", paddingBottom: space.m };
const fold = { ...foldOnPhones({ ...foldedOut, padding: "0 0 0.1875rem" }), "& > ul": { paddingBottom: space.m } };
const note = { ...pageColumn, ...font.small, marginTop: space.l, paddingTop: space.m, borderTop: rule };
const contact = { ...stack("0.5625rem"), "& a": { paddingBlock: "0.5625rem" } };
const footLink = {
  display: "inline-block",
  minWidth: "1.5rem",
  paddingBlock: "0.3125rem",
  color: "inherit",
  textDecorationColor: "transparent",
  ":hover, :focus": { textDecorationColor: color.highlight },
};
