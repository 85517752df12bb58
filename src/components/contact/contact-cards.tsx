import { graphql } from "gatsby";
import { ask, directions, telephone } from "../../contact/contact-links";
import { Island } from "../../islands/island";
import { cardFrame, cluster, color, font, from, line, onPhones, sizes, space, stack, style } from "../../theme/theme";
import { Address, Email, OfficeHours, Telephones } from "../layout/office";
import { ButtonLink } from "../shared/buttons";
import { Icon } from "../shared/icon";
import { Picture } from "../shared/picture";

type ContactCardsProps = { copy: Queries.ContactCardsFragment; path: string };

/** How to reach the institute without the form: by phone, on WhatsApp or in person. */
export function ContactCards({ copy: { quick, campus }, path }: ContactCardsProps) {
  return (
    <div css={column}>
      <section aria-labelledby="quick-heading" css={[card, highlighted]}>
        <h2 id="quick-heading" css={font.h3}>
          {quick.heading}
        </h2>
        {quick.lead && <p>{quick.lead}</p>}
        <Island name="OpenNow" props={{}} />
        <div css={cluster(space.m)}>
          <QuickButtons copy={quick} path={path} />
        </div>
      </section>
      <section aria-labelledby="campus-heading" css={[card, { gridTemplateRows: "1fr" }]}>
        <div css={frame}>
          <Picture picture={campus.picture} sizes={shown} css={{ height: "100%" }} />
        </div>
        <h2 id="campus-heading" css={font.h3}>
          {campus.heading}
        </h2>
        {campus.lead && <p>{campus.lead}</p>}
        <ButtonLink to={directions} kind="plain">
          {campus.action}
        </ButtonLink>
      </section>
    </div>
  );
}

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

export function QuickButtons({ copy, path }: { copy: Queries.QuickButtonsFragment; path: string }) {
  return (
    <>
      <ButtonLink to={telephone}>{copy.call}</ButtonLink>
      <ButtonLink to={ask(path)} kind="plain">
        {copy.whatsapp}
      </ButtonLink>
    </>
  );
}

/** As high as the form beside it: the picture takes what is left, within limits. */
const column = { ...stack(space.l), alignSelf: "stretch", gridTemplateRows: "auto 1fr", maxHeight: "60rem" };
const shown = sizes({ desktop: "56vw", wide: "648px" }); // cropped at the sides
const card = { ...cardFrame, ...stack(space.m), justifyItems: "start", overflow: "hidden", padding: space.l };
const highlighted = { background: color.highlight };
const frame = { justifySelf: "stretch", margin: `-${space.l} -${space.l} 0`, borderBottom: line.ink };

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
  fragment ContactCards on ContactPage {
    campus { heading lead action picture { ...Picture } }
    quick { heading lead ...QuickButtons }
  }
  fragment QuickButtons on ContactPageQuick { call whatsapp }
  fragment InfoCards on ContactPageCards { phone email address hours }
`;
