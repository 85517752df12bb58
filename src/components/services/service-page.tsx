import { graphql } from "gatsby";
import { whatsappQuestion } from "../../contact/contact-links";
import { enquiryLink } from "../../contact/enquiry-link";
import { pricesTax } from "../../content/price-lines";
import { asService } from "../../structured-data/organization";
import { AskButton, ButtonLink } from "../shared/buttons";
import { DetailBody } from "../detail/detail-body";
import { FactStrip } from "../shared/fact-strip";
import { Figures, HowWeCount } from "../shared/figures";
import { Hero } from "../layout/hero";
import { Invitation } from "../layout/invitation";
import { sectionsOfService } from "./service-sections";
import { StructuredData } from "../layout/seo";
import { font, space } from "../../theme/theme";

type ServicePageProps = {
  service: Queries.ServicePageFragment;
  copy: Queries.ServicePageCopyFragment;
  terms: Queries.TaxTermsFragment;
};

export function ServicePage({ service, copy: { title: overviewTitle, detail }, terms }: ServicePageProps) {
  const { hero, title, path, priceText, priceNote, facts, intent, action, enroll } = service;
  // "Custom" and "Free with courses" are not prices.
  const priceWords = [priceNote, priceText.includes("₹") && pricesTax(terms)].filter(Boolean).join(" ");
  const enquireButton = <ButtonLink to={enquiryLink(intent)}>{action}</ButtonLink>;
  const askButton = <AskButton page={path} topic={title} />;
  return (
    <>
      <StructuredData thing={asService({ title, path, lead: hero.lead })} />
      <Hero
        hero={hero}
        kicker={detail.kicker}
        trail={[{ label: overviewTitle, to: "/services" }]}
        here={title}
        facts={
          <>
            <FactStrip price={{ label: detail.price, value: priceText }} facts={facts} />
            {priceWords && <p css={[font.small, { marginTop: space.s }]}>{priceWords}</p>}
            {/* The facts of a service with success stories are claims. */}
            {service.successes && <HowWeCount />}
          </>
        }
      >
        {enquireButton}
        {askButton}
      </Hero>
      <DetailBody
        bar={{ price: service.priceInWords ?? priceText, action: enquireButton, chat: whatsappQuestion(path, title) }}
        figures={!!service.stats?.length && <Figures figures={service.stats} />}
        sections={sectionsOfService({ service, headings: detail })}
      />
      <Invitation copy={enroll}>
        <ButtonLink to={enquiryLink(intent)} kind="highlight">
          {action}
        </ButtonLink>
        {askButton}
      </Invitation>
    </>
  );
}

export const query = graphql`
  fragment ServicePage on Service {
    title path priceText priceInWords priceNote intent action
    facts { label value }
    hero { ...Hero }
    enroll { ...Closing }
    stats { ...Figures }
    ...ServiceSections
  }
  fragment ServicePageCopy on ServicePages { title detail { kicker price ...ServiceHeadings } }
`;
