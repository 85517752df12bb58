import { graphql } from "gatsby";
import { site } from "../../site-copy";
import { mail, otherTelephone, telephone } from "../../contact/contact-links";
import { cardFrame, columns, from, space, stack, text } from "../../theme/theme";
import { Address, OfficeHours } from "../layout/office";
import { Icon } from "../shared/icon";

type InfoCardsProps = { copy: Queries.InfoCardsFragment };

/** The number, and another one if there is one. */
const Telephones = () => (
  <>
    <a href={telephone}>{site.contact.phone}</a>
    {otherTelephone && <a href={otherTelephone}>{site.contact.otherPhone}</a>}
  </>
);

/** Phone, e-mail, address and office hours. */
export function InfoCards({ copy }: InfoCardsProps) {
  const { contact } = site;
  const cards = [
    { icon: "phone", ...copy.phone, detail: <Telephones /> },
    { icon: "mail", ...copy.email, detail: <a href={mail}>{contact.email}</a> },
    { icon: "pin", ...copy.address, detail: <Address /> },
    { icon: "clock", ...copy.hours, detail: <OfficeHours /> },
  ] as const;
  return (
    <ul css={[columns(2, 2, 4), hoursWide]}>
      {cards.map(({ icon, title, text: note, detail }) => (
        <li key={icon} css={card}>
          <Icon name={icon} size={44} />
          <h2 css={text.h3}>{title}</h2>
          <div css={{ ...stack(space.s), fontWeight: 600 }}>{detail}</div>
          <p css={text.small}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

/** Wide enough for the hours in the web font and its fallback: a line that wraps in only one would shift the layout. */
const hoursWide = { [from.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) minmax(0, 1.25fr)" } };
const card = {
  ...cardFrame,
  ...stack(`${space.s} ${space.m}`),
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  alignContent: "start",
  padding: "1.25rem",
  "& > svg": { gridRow: "1 / 4" },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", "& > svg": { gridRow: "auto" } },
};

export const query = graphql`
  fragment InfoCards on ContactPageCards {
    phone { title text }
    email { title text }
    address { title text }
    hours { title text }
  }
`;
