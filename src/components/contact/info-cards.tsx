import { graphql } from "gatsby";
import { cardFrame, font, from, space, stack, style } from "../../theme/theme";
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
    <ul css={grid}>
      {cards.map(({ icon, title, detail }) => (
        <li key={icon} css={card}>
          <Icon name={icon} size={44} />
          <h2 css={font.h3}>{title}</h2>
          <div>{detail}</div>
        </li>
      ))}
    </ul>
  );
}

/** Wide enough for the hours in the web font and its fallback: a line that wraps in only one would shift the layout. */
const grid = style({
  display: "grid",
  gap: space.s,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [from.tablet]: { gap: space.l },
  [from.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) minmax(0, 1.25fr)" },
});
const card = {
  ...cardFrame,
  ...stack(space.s),
  alignContent: "start",
  padding: "0.75rem 0.5rem",
  fontSize: "0.875rem",
  fontWeight: 600,
  [from.tablet]: { padding: "1.25rem", fontSize: "1.0625rem" },
};

export const query = graphql`
  fragment InfoCards on ContactPageCards { phone email address hours }
`;
