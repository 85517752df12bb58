import { graphql } from "gatsby";
import { cardFrame, font, from, onPhones, space, style } from "../../theme/theme";
import { Address, Email, OfficeHours, Telephones } from "../layout/office";
import { Icon } from "../shared/icon";

export function InfoCards({ copy }: { copy: Queries.InfoCardsFragment }) {
  const cards = [
    { icon: "phone", title: copy.phone, detail: <Telephones /> },
    { icon: "mail", title: copy.email, detail: <Email /> },
    { icon: "pin", title: copy.address, detail: <Address /> },
    { icon: "clock", title: copy.hours, detail: <OfficeHours /> },
  ] as const;
  return (
    <ul css={infoGrid}>
      {cards.map(({ icon, title, detail }) => (
        <li key={icon} css={infoCard}>
          <Icon name={icon} size={44} />
          <h2 css={font.h3}>{title}</h2>
          <div>{detail}</div>
        </li>
      ))}
    </ul>
  );
}

/** Wide enough for the hours in the web font and its fallback: a line that wraps in only one would shift the layout. */
const infoGrid = style({
  display: "grid",
  gap: space.s,
  [onPhones]: { order: 1 }, // the form comes first
  [from.tablet]: { gap: space.l, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) minmax(0, 1.25fr)" },
});
const infoCard = {
  ...cardFrame,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: space.m,
  padding: `${space.s} ${space.m}`,
  fontSize: "0.9375rem",
  fontWeight: 600,
  "& > svg": { gridRow: "span 2", alignSelf: "center" },
  [from.tablet]: { display: "block", padding: "1.25rem", fontSize: "1.0625rem", "& > h2": { marginBlock: space.s } },
};

export const query = graphql`
  fragment InfoCards on ContactPageCards { phone email address hours }
`;
