import { graphql, type PageProps } from "gatsby";
import { BatchCalendar } from "../components/admissions/batch-calendar";
import { ButtonLink, DownloadLink } from "../components/shared/buttons";
import { FactStrip } from "../components/shared/fact-strip";
import { FeeTable } from "../components/admissions/fee-table";
import { NextBatch } from "../components/shared/next-batch";
import { Page } from "../components/layout/page";
import { Invitation } from "../components/layout/invitation";
import { PricePanel } from "../components/shared/price-panel";
import { Points } from "../components/shared/points";
import { Section } from "../components/layout/section";
import { Steps } from "../components/shared/steps";
import { enquiryLink } from "../contact/enquiry-link";
import { feesTax, gstNote, unlistedFees } from "../content/price-lines";
import { rupees, shortDay } from "../text/format";
import { pluralize } from "../text/sentences";
import { space } from "../theme/theme";

export default function AdmissionsPage({ data, location }: PageProps<Queries.AdmissionsQuery>) {
  const { admissionsPage: page, payment: terms, coursePages } = data;
  const listed = data.allFee.nodes.map(({ course }) => course.slug);
  const totalFees = data.allCourse.nodes.map(({ totalFee }) => totalFee);
  const { process: steps, batches, requirements, fees, closing } = page;
  const { days } = data.refund;
  const nextBatch = (
    <NextBatch batches={data.allBatch.nodes}>
      {({ start, course }) => (
        <>
          <a href="#batches">{shortDay(start)}</a>: {course.title}
        </>
      )}
    </NextBatch>
  );
  return (
    <Page
      page={page}
      path={location.pathname}
      facts={
        <FactStrip
          price={{
            label: "Fees",
            value: `${rupees(Math.min(...totalFees))} to ${rupees(Math.max(...totalFees))}`,
            link: "#fees",
            note: gstNote(terms.gst),
          }}
          facts={[
            ...(data.allBatch.nodes.length > 0 ? [{ label: "Next batch", value: nextBatch }] : []),
            { label: "Refund", value: <a href="/terms#refunds">Possible in full for {pluralize(days, "day")}</a> },
          ]}
        />
      }
      actions={<ButtonLink to={enquiryLink("enroll")}>{page.apply}</ButtonLink>}
    >
      <Section id="batches" entries={data.allBatch.nodes} heading={batches} ground="deep">
        <BatchCalendar batches={data.allBatch.nodes} caption={batches.heading} />
      </Section>
      <Section id="fees" entries={data.allFee.nodes} heading={fees} ground="panel">
        <FeeTable
          fees={data.allFee.nodes}
          basis={coursePages.durations.list}
          caption={[`${fees.caption}.`, feesTax(terms.gst)].filter(Boolean).join(" ")}
          split={fees.split}
        />
        <p css={{ marginTop: space.m }}>
          {unlistedFees(data.allCourse.nodes, listed, fees.unlisted)} <a href="/courses#compare">Compare the courses</a>
        </p>
      </Section>
      <Section id="payment" heading={terms}>
        <PricePanel terms={terms} refund={data.refund} ask={enquiryLink("consultation")} />
      </Section>
      <Section id="process" entries={steps.items} heading={steps} ground="card">
        <Steps steps={steps.items} />
      </Section>
      <Section id="requirements" heading={requirements}>
        <Points points={requirements.items} />
      </Section>
      <Invitation copy={closing}>
        <ButtonLink to={enquiryLink("consultation")} kind="highlight">
          {closing.consultation}
        </ButtonLink>
        <DownloadLink download={data.brochure} />
      </Invitation>
    </Page>
  );
}

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
    refund { ...RefundRule }
    allBatch { nodes { ...BatchCalendar } }
    coursePages { durations { list } }
    allCourse { nodes { slug title totalFee duration } }
    allFee { nodes { course { slug } ...FeeTable } }
  }
`;
