import { graphql } from "gatsby";
import { directions } from "../../contact/contact-links";
import { Island } from "../../islands/island";
import { cardFrame, cluster, color, font, line, sizes, space, stack } from "../../theme/theme";
import { ButtonLink } from "../shared/buttons";
import { Picture } from "../shared/picture";
import { QuickButtons } from "./quick-buttons";

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

/** As high as the form beside it: the picture takes what is left, within limits. */
const column = { ...stack(space.l), alignSelf: "stretch", gridTemplateRows: "auto 1fr", maxHeight: "60rem" };
const shown = sizes({ desktop: "56vw", wide: "648px" }); // wider than its frame, which crops the sides
const card = { ...cardFrame, ...stack(space.m), justifyItems: "start", overflow: "hidden", padding: space.l };
const highlighted = { background: color.highlight };
const frame = { justifySelf: "stretch", margin: `-${space.l} -${space.l} 0`, borderBottom: line.ink };

export const query = graphql`
  fragment ContactCards on ContactPage {
    campus { heading lead action picture { ...Picture } }
    quick { heading lead ...QuickButtons }
  }
`;
