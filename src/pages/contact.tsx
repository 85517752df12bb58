import { graphql, type PageProps } from "gatsby";
import { ContactCards } from "../components/contact/contact-cards";
import { InfoCards } from "../components/contact/info-cards";
import { QuickButtons } from "../components/contact/quick-buttons";
import { Island } from "../islands/island";
import { PrivacyNotice } from "../components/forms/privacy-notice";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { day, rupees } from "../text/format";
import { mail, telephone } from "../contact/contact-links";
import { site } from "../site-copy";
import { gstNote } from "../content/price-lines";
import { endAndHours } from "../content/course-wording";
import { pageQueries } from "../content/sections";
import { formatSchedule, taughtBy } from "../time/class-times";
import { ButtonLink } from "../components/shared/buttons";
import { assertPresent } from "../assert-present";
import { font, from, pageColumn, space, stack } from "../theme/theme";

export default function ContactPage({ data, location }: PageProps<Queries.ContactQuery>) {
  const { contactPage: page, payment } = data;
  const { accessibility } = page;
  const courses = [
    ...data.allCourse.nodes.map(({ slug, title: name, path, totalFee, durations, syllabus }) => ({
      slug,
      title: name,
      option: page.form.courses.find(({ link }) => link === path)?.label,
      facts: [[rupees(totalFee), gstNote(payment.gst)].filter(Boolean).join(" "), durations.page],
      syllabus,
    })),
    ...data.allHomeCourse.nodes.map(({ shortCourse, anchor, duration }) => {
      const { title: name } = assertPresent(shortCourse, "shortCourse");
      return { slug: anchor, title: name, facts: duration ? [duration] : [] };
    }),
  ];
  const batches = data.allBatch.nodes.map((batch) => {
    const { course, start, fromTime, mode, trainer } = batch;
    return {
      course: course.slug,
      title: course.title,
      start,
      fromTime,
      lines: [formatSchedule(batch), endAndHours(batch, course.durations), taughtBy(mode, trainer)],
    };
  });
  return (
    <Page
      page={page}
      path={location.pathname}
      actions={
        <>
          <QuickButtons copy={page.quick} path={location.pathname} />
          <ButtonLink to="#enquiry" kind="plain">
            {page.form.heading}
          </ButtonLink>
        </>
      }
    >
      <div css={content}>
        <InfoCards copy={page.cards} />
        <div css={split}>
          <Island
            name="EnquiryForm"
            query={pageQueries["/contact"]}
            props={{ copy: page.form, courses, batches, services: data.allService.nodes }}
          >
            <script data-inline="fit-enquiry-form" />
            <PrivacyNotice form="enquiry" />
          </Island>
          <ContactCards copy={page} path={location.pathname} />
        </div>
      </div>
      <Section id="accessibility" heading={{ heading: accessibility.heading }} ground="panel">
        <div css={statement}>
          {accessibility.lead && <p>{accessibility.lead}</p>}
          <p>{accessibility.gaps}</p>
          <p>
            {accessibility.report} <a href={mail}>{site.contact.email}</a> or{" "}
            <a href={telephone}>{site.contact.phone}</a>
          </p>
          <p css={font.quiet}>As of {day(accessibility.asOf)}</p>
        </div>
      </Section>
    </Page>
  );
}

const content = { ...pageColumn, ...stack(space.xl), paddingBlock: `${space.xl} ${space.section}` };
const split = {
  ...stack(space.xl),
  alignItems: "start",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)" },
};

const statement = { ...stack(space.s), maxWidth: "44rem", "& a": { display: "inline-block", fontWeight: 700 } };

export const query = graphql`
  query Contact {
    contactPage {
      ...Page
      cards { ...InfoCards }
      form { heading ...EnquiryForm }
      quick { ...QuickButtons }
      ...ContactCards
      accessibility { heading lead gaps report asOf }
    }
    allCourse {
      nodes { slug title path totalFee durations { page } syllabus { ...DownloadLink } }
    }
    allBatch(sort: [{ start: ASC }, { fromTime: ASC }]) {
      nodes { course { slug title durations { weeks } } ...BatchTimes trainer { name } }
    }
    allService { nodes { intent title priceText priceInWords } }
    payment { gst { rate included } }
    # Short courses, which have no page of their own.
    allHomeCourse(filter: { shortCourse: { title: { ne: null } } }) {
      nodes { shortCourse { title } anchor duration }
    }
  }
`;
