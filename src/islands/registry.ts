import type { ComponentProps } from "react";
import { CourseFilter } from "../components/courses/course-filter";
import { EnquiryForm } from "../components/forms/enquiry-form";
import { NewsletterForm } from "../components/forms/newsletter-form";
import { Testimonials } from "../components/home/testimonials";
import { OpenNow } from "../components/contact/open-now";
import { RefundHelper } from "../components/policies/refund-helper";
import { CopyButton } from "../components/research/copy-button";
import { Lightbox } from "../components/gallery/lightbox";

/** The hydrated components, in one bundle: with separate ones, islands responded 200 to 300 ms later. */
export const islands = {
  CopyButton,
  CourseFilter,
  EnquiryForm,
  Lightbox,
  NewsletterForm,
  OpenNow,
  RefundHelper,
  Testimonials,
};

export type IslandName = keyof typeof islands;

/** An island's props; `children` is server HTML. */
export type PropsOf<Name extends IslandName> = Omit<ComponentProps<(typeof islands)[Name]>, "children">;
