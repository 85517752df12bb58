import { graphql, type PageProps } from "gatsby";
import { BatchCalendar } from "../components/courses/batch-calendar";
import { ButtonLink } from "../components/shared/button-link";
import { DownloadLink } from "../components/shared/download-link";
import { EnrollBanner } from "../components/shared/enroll-banner";
import { FeeSplit } from "../components/admissions/fee-split";
import { FeeTable } from "../components/admissions/fee-table";
import { Page } from "../components/layout/page";
import { PricePanel } from "../components/shared/price-panel";
import { Points } from "../components/shared/points";
import { Section } from "../components/layout/section";
import { Steps } from "../components/shared/steps";
import { enquiryLink } from "../contact/enquiry-link";
import { feesTax, unlistedFees } from "../content/price-lines";
import { color, from, print, space, stack } from "../theme/theme";

export default function AdmissionsPage({ data, location }: PageProps<Queries.AdmissionsQuery>) {
  const { admissionsPage: page, payment: terms, coursePages } = data;
  const listed = data.allFee.nodes.map(({ course }) => course.slug);
  const { process: steps, batches, requirements, fees, closing } = page;
  return (
    <Page
      page={page}
      path={location.pathname}
      actions={<ButtonLink to={enquiryLink("enroll")}>{page.apply}</ButtonLink>}
    >
      <Section id="batches" of={data.allBatch.nodes} heading={batches} ground="deep">
        <BatchCalendar batches={data.allBatch.nodes} caption={batches.heading} />
      </Section>
      <Section id="fees" of={data.allFee.nodes} heading={fees} ground="panel">
        <div css={split}>
          <FeeTable
            fees={data.allFee.nodes}
            basis={coursePages.durations.list}
            caption={[`${fees.caption}.`, feesTax(terms.gst)].filter(Boolean).join(" ")}
          />
          <FeeSplit fees={data.allFee.nodes} copy={fees.split} />
          <div css={notes}>
            <p>
              {unlistedFees(data.allCourse.nodes, listed, fees.unlisted)}{" "}
              <a href="/courses#compare" css={{ color: color.deep }}>
                Compare the courses
              </a>
            </p>
          </div>
        </div>
      </Section>
      <Section id="process" of={steps.items} heading={steps}>
        <Steps steps={steps.items} />
      </Section>
      <Section id="requirements" of={requirements.items} heading={requirements} ground="card">
        <Points points={requirements.items} />
      </Section>
      <Section id="payment" heading={terms}>
        <PricePanel terms={terms} refund={data.refundHelper} ask={enquiryLink("consultation")} />
      </Section>
      <EnrollBanner copy={closing}>
        <ButtonLink to={enquiryLink("consultation")} kind="highlight">
          {closing.consultation}
        </ButtonLink>
        <DownloadLink download={data.brochure} />
      </EnrollBanner>
    </Page>
  );
}

const columnsOfTwo = { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" };
const split = {
  ...stack(space.xl),
  [from.desktop]: columnsOfTwo,
  [print]: { display: "block", "& > * + *": { marginTop: space.m } },
};
const notes = { ...stack(`${space.m} ${space.xl}`), [from.desktop]: { ...columnsOfTwo, gridColumn: "1 / -1" } };

export const query = graphql`
  query Admissions {
    admissionsPage {
      ...Page
      apply
      process { heading lead items { ...Steps } }
      batches { ...Section }
      requirements { heading lead items { ...Points } }
      fees { heading lead caption unlisted split { ...FeeSplitCopy } }
      closing { heading text consultation }
    }
    brochure: download(path: { eq: "/downloads/brochure.pdf" }) { ...DownloadLink }
    payment { ...PricePanel }
    refundHelper { ...RefundRule }
    allBatch { nodes { ...BatchCalendar } }
    coursePages { durations { list } }
    allCourse { nodes { slug title price duration } }
    allFee { nodes { course { slug } ...FeeTable ...FeeSplit } }
  }
`;
