import { graphql } from "gatsby";
import { whatsappQuestion } from "../../contact/contact-links";
import { enquiryLink } from "../../contact/enquiry-link";
import { asCourse } from "../../structured-data/course";
import { formatSchedule } from "../../time/class-times";
import { shortDay } from "../../text/format";
import { shownFromTablet, srOnly } from "../../theme/theme";
import { ButtonLink, DownloadLink } from "../shared/buttons";
import { courseFacts } from "./course-facts";
import { sectionsOfCourse } from "./course-sections";
import { DetailBody } from "../detail/detail-body";
import { FactStrip } from "../shared/fact-strip";
import { Hero } from "../layout/hero";
import { Invitation } from "../layout/invitation";
import { NextBatch } from "../shared/next-batch";
import { StructuredData } from "../layout/seo";
import { ShareLinks } from "../shared/share-links";

type CoursePageProps = {
  course: Queries.CoursePageFragment;
  copy: Queries.CoursePageCopyFragment;
  brochure: Queries.DownloadLinkFragment;
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
};

export function CoursePage({ course, copy, brochure, terms, refund }: CoursePageProps) {
  const { detail } = copy;
  const { hero, seo, title, path, slug, batches, enroll } = course;
  const onlyBatch = batches.length === 1 ? batches[0] : undefined;
  const enrollButton = (kind: "main" | "highlight") => (
    <ButtonLink to={enquiryLink("enroll", slug, onlyBatch)} kind={kind}>
      Enroll Now <span css={srOnly}>in {title}</span>
    </ButtonLink>
  );
  const { price, facts } = courseFacts(course, detail.award, terms.gst);
  return (
    <>
      <StructuredData thing={asCourse(course, Boolean(terms.gst))} />
      <Hero
        hero={hero}
        kicker={detail.kicker}
        trail={[{ label: copy.title, to: "/courses" }]}
        here={title}
        facts={<FactStrip price={price} facts={facts} />}
      >
        {enrollButton("main")}
        <ButtonLink to={enquiryLink("demo", slug)} kind="plain">
          Book a demo class
        </ButtonLink>
      </Hero>
      <DetailBody
        bar={{
          price: price.value,
          note: (
            <>
              <span css={shownFromTablet}>{price.note}</span>
              <NextBatch batches={batches}>
                {(batch) => (
                  <>
                    <br />
                    {`Starts ${shortDay(batch.start)}`}
                    <span css={shownFromTablet}>
                      , <span css={{ display: "inline-block" }}>{formatSchedule(batch)}</span>
                    </span>
                  </>
                )}
              </NextBatch>
            </>
          ),
          action: enrollButton("main"),
          chat: whatsappQuestion(path, title),
        }}
        sections={sectionsOfCourse({ course, headings: detail, terms, refund })}
      >
        <ShareLinks title={seo.title} path={path} invitation={detail.share} />
      </DetailBody>
      <Invitation copy={enroll}>
        {enrollButton("highlight")}
        <ButtonLink to={enquiryLink("consultation", slug)} kind="plain">
          Schedule Free Consultation <span css={srOnly}>about {title}</span>
        </ButtonLink>
        <DownloadLink download={brochure} />
      </Invitation>
      <script data-inline="order-batches" />
    </>
  );
}

export const query = graphql`
  fragment CoursePage on Course {
    slug
    seo { title description }
    hero { ...Hero }
    enroll { ...Closing }
    ...CourseData ...CourseFacts ...CourseSections
  }
  fragment CoursePageCopy on CoursePages { title detail { kicker share award ...CourseHeadings } }
`;
