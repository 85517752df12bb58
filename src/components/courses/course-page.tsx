import { graphql } from "gatsby";
import { whatsapp } from "../../contact/contact-links";
import { enquiryLink } from "../../contact/enquiry-link";
import { rupees } from "../../text/format";
import { gstNote } from "../../content/price-lines";
import { asCourse } from "../../structured-data/course";
import { hidden, text } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";
import { courseParts } from "./course-parts";
import { DetailBody } from "../detail/detail-body";
import { DownloadLink } from "../shared/download-link";
import { EnrollBanner } from "../shared/enroll-banner";
import { FactRail } from "../detail/fact-rail";
import { Hero } from "../layout/hero";
import { StructuredData } from "../layout/seo";
import { ShareLinks } from "../shared/share-links";

type CoursePageProps = {
  course: Queries.CoursePageFragment;
  copy: Queries.CoursePageCopyFragment;
  brochure: Queries.DownloadLinkFragment;
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
};

/** The page of a course: facts and buttons in the hero, sections, and a band to enrol. */
export function CoursePage({ course, copy, brochure, terms, refund }: CoursePageProps) {
  const { detail } = copy;
  const { hero, seo, title, path, slug, price, durations, syllabus, enroll } = course;
  const enrollButton = (
    <ButtonLink to={enquiryLink("enroll", slug)}>
      Enroll Now <span css={hidden}>in {title}</span>
    </ButtonLink>
  );
  const tax = gstNote(terms.gst);
  const summary = {
    price: { label: "Fee", value: rupees(price), note: [detail.feeNote, tax].filter(Boolean).join("; ") },
    facts: [
      { label: "Duration", value: durations.page },
      { label: "Level", value: course.level },
      ...(course.students ? [{ label: "Students", value: course.students }] : []),
    ],
    action: enrollButton,
    chat: whatsapp(`${detail.question} ${title}`, path),
  };
  return (
    <>
      <StructuredData thing={asCourse(course, Boolean(terms.gst))} />
      <Hero
        hero={hero}
        kicker={detail.kicker}
        trail={[{ label: copy.title, to: "/courses" }]}
        here={title}
        facts={
          <>
            <FactRail {...summary} />
            {durations.note && <p css={text.small}>{durations.note}</p>}
          </>
        }
      >
        {enrollButton}
        <ButtonLink to={enquiryLink("demo", slug)} kind="plain">
          Book a demo class
        </ButtonLink>
        <DownloadLink download={syllabus} />
      </Hero>
      <DetailBody
        summary={summary}
        note={tax ?? durations.page}
        parts={courseParts({ course, headings: detail, terms, refund })}
      >
        <ShareLinks name={title} title={seo.title} text={seo.description} path={path} invitation={detail.share} />
      </DetailBody>
      <EnrollBanner copy={enroll}>
        <ButtonLink to={enquiryLink("enroll", slug)} kind="highlight">
          Enroll Now <span css={hidden}>in {title}</span>
        </ButtonLink>
        <ButtonLink to={enquiryLink("consultation", slug)} kind="plain">
          Schedule Free Consultation <span css={hidden}>about {title}</span>
        </ButtonLink>
        <DownloadLink download={brochure} />
      </EnrollBanner>
    </>
  );
}

export const query = graphql`
  fragment CoursePage on Course {
    slug path title price
    durations { weeks page note }
    seo { title description }
    hero { ...Hero }
    level students
    batches { ...BatchList }
    syllabus { ...DownloadLink }
    enroll { ...EnrollBanner }
    ...CourseParts
  }
  fragment CoursePageCopy on CoursePages { title detail { kicker feeNote question share ...CourseHeadings } }
`;
