import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/shared/button-link";
import { EnrollBanner } from "../components/shared/enroll-banner";
import { Page } from "../components/layout/page";
import { Quotes } from "../components/shared/quotes";
import { Section } from "../components/layout/section";
import { ServiceCard } from "../components/services/service-card";
import { StatCards } from "../components/shared/stat-cards";
import { pricesTax, withTax } from "../content/price-lines";
import { whatsapp } from "../contact/contact-links";
import { column, columns, space } from "../theme/theme";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesQuery>) {
  const { stats, list, reviews, custom, detail } = data.servicePages;
  const quotes = data.allServiceTestimonial.nodes.map(({ service, ...review }) => ({
    ...review,
    about: service.title,
  }));
  const [first] = data.allService.nodes;
  return (
    <Page
      page={data.servicePages}
      path={location.pathname}
      actions={
        <>
          {first && <ButtonLink to={first.path}>{`${first.title}: ${first.priceText}`}</ButtonLink>}
          <ButtonLink to={whatsapp(detail.question, first?.path ?? location.pathname)} kind="plain">
            WhatsApp
          </ButtonLink>
        </>
      }
    >
      <div css={statCards}>
        <StatCards stats={stats} />
      </div>
      <Section id="list" heading={withTax(list, pricesTax(data.payment))}>
        <ul css={columns(2, 1)}>
          {data.allService.nodes.map((service, index) => (
            <ServiceCard key={service.path} service={service} wide={index === 0} />
          ))}
        </ul>
      </Section>
      <Section id="reviews" of={quotes} heading={reviews} ground="panel">
        <Quotes quotes={quotes} />
      </Section>
      <EnrollBanner copy={custom}>
        <ButtonLink to={custom.action.link} kind="highlight">
          {custom.action.label}
        </ButtonLink>
      </EnrollBanner>
    </Page>
  );
}

const statCards = { ...column, paddingTop: space.xl };

export const query = graphql`
  query Services {
    servicePages {
      ...Page
      detail { question }
      stats { ...StatCards }
      list { ...Section }
      reviews { ...Section }
      custom { heading text action { label link } }
    }
    payment { ...TaxTerms }
    allService { nodes { ...ServiceCard } }
    allServiceTestimonial {
      nodes { name role content rating service { title } }
    }
  }
`;
