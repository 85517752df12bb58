import { graphql, type PageProps } from "gatsby";
import { CoursePage } from "../components/courses/course-page";
import { Layout } from "../components/layout/layout";
import { ServicePage } from "../components/services/service-page";

export default function DetailPage({ data, location }: PageProps<Queries.DetailQuery>) {
  const { detailPage: page, coursePages, servicePages, brochure, payment, refund } = data;
  return (
    <Layout seo={page.seo} path={location.pathname}>
      {page.__typename === "Course" ? (
        <CoursePage course={page} copy={coursePages} brochure={brochure} terms={payment} refund={refund} />
      ) : (
        <ServicePage service={page} copy={servicePages} terms={payment} />
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
    refund { ...RefundRule }
    brochure: download(path: { eq: "/downloads/brochure.pdf" }) { ...DownloadLink }
  }
`;
