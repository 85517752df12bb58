import { graphql, type PageProps } from "gatsby";
import { CoursePage } from "../components/courses/course-page";
import { Layout } from "../components/layout/layout";
import { ServicePage } from "../components/services/service-page";
import { assertPresent } from "../assert-present";

/** The page of a course or service. */
export default function DetailPage({ data, location }: PageProps<Queries.DetailQuery>) {
  const page = assertPresent(data.detailPage, "detailPage");
  return (
    <Layout seo={page.seo} path={location.pathname}>
      {page.__typename === "Course" && (
        <CoursePage
          course={page}
          copy={assertPresent(data.coursePages, "coursePages")}
          brochure={assertPresent(data.brochure, "brochure")}
          terms={assertPresent(data.payment, "payment")}
          refund={assertPresent(data.refundHelper, "refundHelper")}
        />
      )}
      {page.__typename === "Service" && (
        <ServicePage
          service={page}
          copy={assertPresent(data.servicePages, "servicePages")}
          tax={assertPresent(data.payment, "payment").tax}
        />
      )}
    </Layout>
  );
}

export const query = graphql`
  query Detail($id: String!) {
    detailPage(id: { eq: $id }) { __typename seo { ...Seo } ...CoursePage ...ServicePage }
    coursePages { ...CoursePageCopy }
    servicePages { ...ServicePageCopy }
    payment { ...PricePanel }
    refundHelper { ...RefundRule }
    brochure: download(path: { eq: "/downloads/brochure.pdf" }) { ...DownloadLink }
  }
`;
