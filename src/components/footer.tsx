import { Link } from "gatsby";
import site from "../../data/site.json";
import { mail, telephone } from "../contact-links";
import { clock } from "../format";
import { color, column, from, line, plainList, radius, space, text } from "../theme";
import { ButtonLink } from "./button-link";

const { contact, footer } = site;
const { address } = contact;

/** The invitation and the links at the foot of every page. */
export function Footer() {
  return (
    <footer css={{ borderTop: line.ink }}>
      <section aria-labelledby="invitation" css={{ background: color.panel }}>
        <div css={invitation}>
          <div css={words}>
            <h2 id="invitation" css={text.h2}>
              {footer.callToAction.heading}
            </h2>
            <p css={text.lead}>{footer.callToAction.text}</p>
            <ButtonLink to={footer.callToAction.action.link} kind="highlight">
              {footer.callToAction.action.label}
            </ButtonLink>
          </div>
          <img src="/visit.webp" width="800" height="534" alt="" loading="lazy" decoding="async" css={picture} />
        </div>
      </section>
      <div css={ground}>
        <div css={grid}>
          <div css={about}>
            <img src="/logo-light.svg" width="64" height="64" alt="" loading="lazy" />
            <p css={text.h3}>{site.name}</p>
            <p>{site.tagline}</p>
          </div>
          {footer.columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={`${heading}, foot of the page`}>
              <h3 css={columnHeading}>{heading}</h3>
              <ul css={plainList}>
                {links.map(({ label, link }) => (
                  <li key={link}>
                    <Link to={link} css={footLink}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <address css={{ fontStyle: "normal" }}>
            <h3 css={columnHeading}>{footer.contact}</h3>
            <p>
              {address.street}
              <br />
              {address.city} {address.postalCode}, {address.country}
            </p>
            <a href={telephone} css={footLink}>
              {contact.phone}
            </a>
            <br />
            <a href={mail} css={footLink}>
              {contact.email}
            </a>
            <dl css={hours}>
              {contact.hours.map(({ days, opens, closes }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>
                    {clock(opens)} to {clock(closes)}
                  </dd>
                </div>
              ))}
            </dl>
          </address>
        </div>
        <p css={note}>{footer.note}</p>
      </div>
    </footer>
  );
}

const invitation = {
  ...column,
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  paddingTop: space.section,
  [from.desktop]: { gridTemplateColumns: "6fr 5fr" },
};
const words = {
  display: "grid",
  justifyItems: "start",
  gap: space.l,
  [from.desktop]: { paddingBottom: space.section },
};
/** Stands with its foot in the dark ground, as a person stands on a floor. */
const picture = {
  width: "100%",
  maxWidth: "36rem",
  position: "relative" as const,
  alignSelf: "end",
  marginBottom: "-2.5rem",
  border: line.ink,
  borderRadius: radius.card,
};
const ground = { paddingBlock: "6rem 2rem", background: color.deep, color: color.onDeep, borderTop: line.ink };
const grid = {
  ...column,
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [from.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
  "& > div": { gridColumn: "1 / -1" },
  "& > address": { gridColumn: "1 / -1", [from.desktop]: { gridColumn: "auto" } },
};
const about = { display: "flex", flexWrap: "wrap" as const, alignItems: "center", gap: `${space.s} ${space.m}` };
const columnHeading = { ...text.h3, marginBottom: space.s };
const footLink = {
  display: "inline-block",
  paddingBlock: "0.3125rem",
  color: "inherit",
  textDecorationColor: "transparent",
  ":hover, :focus": { textDecorationColor: color.highlight },
};
const hours = { marginTop: space.m, "& > div": { display: "flex", flexWrap: "wrap" as const, gap: `0 ${space.s}` } };
const note = {
  ...column,
  ...text.small,
  marginTop: space.xl,
  paddingTop: space.m,
  borderTop: `1px solid color-mix(in srgb, ${color.onDeep} 40%, transparent)`,
};
