import blog from "../../data/blog.json";
import contact from "../../data/contact.json";
import site from "../../data/site.json";
import { EnquiryForm } from "../../src/components/forms/enquiry-form";
import type { KnownCourse } from "../../src/components/forms/intent";
import { Notice } from "../../src/components/forms/notice";
import { Newsletter } from "../../src/components/forms/newsletter";

const openers = contact.form.openers as Queries.EnquiryFormFragment["openers"];

/** Returns both forms, with these settings instead of those in data/site.json. */
export function formsWith(delivery: string, answer?: string, courses: KnownCourse[] = []) {
  Object.assign(site.forms, { delivery, answer });
  return {
    enquiry: (
      <EnquiryForm copy={{ ...contact.form, openers }} courses={courses} batches={[]} services={[]} terms={[]}>
        <Notice form="enquiry" />
      </EnquiryForm>
    ),
    newsletter: <Newsletter copy={blog.newsletter} />,
  };
}
