import { graphql, type PageProps } from "gatsby";
import { AskButton, ButtonLink } from "../components/shared/buttons";
import { Figures } from "../components/shared/figures";
import { Page } from "../components/layout/page";
import { Invitation } from "../components/layout/invitation";
import { Quotes } from "../components/shared/quotes";
import { Section } from "../components/layout/section";
import { ServiceCard } from "../components/services/service-card";
import { pricesTax, withTax } from "../content/price-lines";
import { gridColumns, sizes, space } from "../theme/theme";

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesQuery>) {
  const { title, stats, list, reviews, custom } = data.servicePages;
  const quotes = data.allServiceTestimonial.nodes.map(({ service, ...review }) => ({
    ...review,
    about: service.title,
  }));
  return (
    <Page
      page={data.servicePages}
      path={location.pathname}
      listFirst
      actions={<AskButton page={location.pathname} topic={title} />}
    >
      <Section id="list" heading={withTax(list, pricesTax(data.payment))}>
        <ul css={[gridColumns(2, 1), { "& > :first-of-type": { gridColumn: "1 / -1" } }]}>
          {data.allService.nodes.map((service, index) => (
            <ServiceCard
              key={service.path}
              service={service}
              card={{ ...service, color: service.gradient, badge: service.popular && "Popular" }}
              wide
              picture={{ sizes: index === 0 ? wideShown : shown }}
              price={service}
            />
          ))}
        </ul>
        <div css={below}>
          <Figures figures={stats} />
        </div>
      </Section>
      <Section id="reviews" entries={quotes} heading={reviews} ground="card">
        <Quotes label="Reviews" quotes={quotes} />
      </Section>
      <Invitation copy={custom}>
        <ButtonLink to={custom.action.link} kind="highlight">
          {custom.action.label}
        </ButtonLink>
      </Invitation>
    </Page>
  );
}

/** On desktops, cropped at the sides to the height of the adjacent text. */
const shown = sizes({ tablet: "44vw", desktop: "600px" }, "7rem");
const wideShown = sizes({ tablet: "91vw", desktop: "600px" }, "7rem");
const below = { marginTop: space.xl };

export const query = graphql`
  query Services {
    servicePages {
      ...Page
      stats { ...FiguresWithIcons }
      list { ...Section }
      reviews { ...Section }
      custom { heading text action { label link } }
    }
    payment { ...TaxTerms }
    allService { nodes { ...ServiceCard ...ServicePrice gradient popular description features } }
    allServiceTestimonial {
      nodes { name role content rating service { title } }
    }
  }
`;
