import { enquiryLink } from "../../contact/enquiry-link";

/** A link for employers and anyone else who has a certificate in front of them. */
export function ConfirmCertificate() {
  return <a href={enquiryLink("certificate")}>Confirm a certificate</a>;
}
