import { graphql, type PageProps } from "gatsby";
import { AccessibilityStatement } from "../components/contact/accessibility-statement";
import { ButtonLink } from "../components/shared/button-link";
import { Island } from "../islands/island";
import { Notice } from "../components/forms/notice";
import { Hero } from "../components/layout/hero";
import { InfoCards } from "../components/contact/info-cards";
import { Layout } from "../components/layout/layout";
import { Picture } from "../components/shared/picture";
import { Address } from "../components/layout/address";
import { directions, telephone, whatsapp } from "../contact/contact-links";
import { rupees } from "../text/format";
import { batchRefund } from "../content/price-lines";
import { hours } from "../time/time-of-day";
import { InlineScript } from "../components/layout/inline-script";
import { headingId } from "../text/heading-id";
import { assertPresent } from "../assert-present";
import { cardFrame, color, column, from, line, sizes, space, style, text } from "../theme/theme";

export default function ContactPage({ data, location }: PageProps<Queries.ContactQuery>) {
  const { seo, title, kicker, hero, cards, form, campus, quick, accessibility } = assertPresent(
    data.contactPage,
    "contactPage",
  );
  const courses = [
    ...data.allCourse.nodes.map(({ slug, title: name, path, price, durations, syllabus }) => ({
      slug,
      title: name,
      path,
      facts: [rupees(price), durations.page],
      syllabus,
    })),
    ...data.allHomeCourse.nodes.map(({ shortCourse, duration }) => {
      const { title: name } = assertPresent(shortCourse, "shortCourse");
      return { slug: headingId(name), title: name, path: "/courses", facts: [duration] };
    }),
  ];
  const { included, emi } = assertPresent(data.payment, "payment");
  const refund = assertPresent(data.refundHelper, "refundHelper");
  const batches = data.allBatch.nodes.map(({ course, start, days, fromTime, toTime, mode, trainer }) => ({
    course: course.slug,
    title: course.title,
    start,
    fromTime,
    lines: [
      `${days.join(", ")}, ${hours({ opens: fromTime, closes: toTime })}`,
      `${mode}, with ${trainer.name}`,
      batchRefund(refund, start),
    ],
  }));
  const services = data.allService.nodes.map(({ intent, title: name, priceText }) => ({
    intent,
    facts: [name, priceText],
  }));
  return (
    <Layout seo={seo} path={location.pathname}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title} />
      <div css={content}>
        <InfoCards copy={cards} />
        <div css={split}>
          <Island
            name="EnquiryForm"
            query="intent course batch"
            props={{ copy: form, courses, batches, services, terms: [`Included: ${included}`, emi] }}
          >
            <InlineScript name="open-batches" />
            <Notice form="enquiry" />
          </Island>
          <div css={side}>
            <section aria-labelledby="quick-heading" css={[card, highlighted]}>
              <h2 id="quick-heading" css={text.h3}>
                {quick.heading}
              </h2>
              {quick.lead && <p>{quick.lead}</p>}
              <Island name="OpenNow" props={{}} />
              <div css={actions}>
                <ButtonLink to={telephone}>{quick.call}</ButtonLink>
                <ButtonLink to={whatsapp(quick.message, location.pathname)} kind="plain">
                  {quick.whatsapp}
                </ButtonLink>
              </div>
            </section>
            <section aria-labelledby="campus-heading" css={card}>
              <div css={frame}>
                <Picture picture={campus.picture} sizes={shown} css={{ width: "100%" }} />
              </div>
              <h2 id="campus-heading" css={text.h3}>
                {campus.heading}
              </h2>
              {campus.lead && <p>{campus.lead}</p>}
              <Address />
              <ButtonLink to={directions} kind="plain">
                {campus.action}
              </ButtonLink>
            </section>
          </div>
        </div>
      </div>
      <AccessibilityStatement copy={accessibility} />
    </Layout>
  );
}

const shown = sizes({ desktop: "33vw", wide: "432px" });
const content = { ...column, display: "grid", gap: space.xl, paddingBlock: `${space.xl} ${space.section}` };
const split = {
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)" },
};
const side = { display: "grid", gap: space.l };
const card = {
  ...cardFrame,
  display: "grid",
  justifyItems: "start",
  gap: space.m,
  overflow: "hidden",
  padding: space.l,
};
const highlighted = { background: color.highlight };
const actions = style({ display: "flex", flexWrap: "wrap", gap: space.m });
/** Spans the card from edge to edge. */
const frame = { justifySelf: "stretch", margin: `-${space.l} -${space.l} 0`, borderBottom: line.ink };

export const query = graphql`
  query Contact {
    contactPage {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      cards {
        ...InfoCards
      }
      form {
        ...EnquiryForm
      }
      campus {
        heading
        lead
        action
        picture {
          ...Picture
        }
      }
      quick {
        heading
        lead
        call
        whatsapp
        message
      }
      accessibility {
        ...AccessibilityStatement
      }
    }
    allCourse {
      nodes {
        slug
        title
        path
        price
        durations {
          page
        }
        syllabus {
          ...DownloadLink
        }
      }
    }
    allBatch(sort: [{ start: ASC }, { fromTime: ASC }]) {
      nodes {
        course {
          slug
          title
        }
        start
        days
        fromTime
        toTime
        mode
        trainer {
          name
        }
      }
    }
    allService {
      nodes {
        intent
        title
        priceText
      }
    }
    payment {
      included
      emi
    }
    refundHelper {
      ...RefundRule
    }
    # Short courses, which have no page of their own.
    allHomeCourse(filter: { shortCourse: { title: { ne: null } } }) {
      nodes {
        shortCourse {
          title
        }
        duration
      }
    }
  }
`;
