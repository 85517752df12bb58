import { EnquiryForm } from "../../src/components/forms/enquiry-form";
import type { KnownCourse } from "../../src/components/forms/intent";
import { PrivacyNotice } from "../../src/components/forms/privacy-notice";
import { Newsletter } from "../../src/components/forms/newsletter";
import { site } from "../../src/site-copy";
import blog from "../data/blog.json";
import contact from "../data/contact.json";

const form: unknown = contact.form; // without the optional fields

/** Returns both forms, with these settings instead of those in site.json. */
export function formsWith(delivery: string, answer?: string, courses: KnownCourse[] = []) {
  Object.assign(site.forms, { delivery, answer }); // changes the fixtures, of which each test file has its own copy
  return {
    enquiry: (
      <EnquiryForm copy={form as Queries.EnquiryFormFragment} courses={courses} batches={[]} services={[]}>
        <PrivacyNotice form="enquiry" />
      </EnquiryForm>
    ),
    newsletter: <Newsletter copy={blog.newsletter} />,
  };
}
