import { asPlainText } from "../../src/components/forms/delivery";
import {
  whatsappQuestion,
  directions,
  mail,
  mailAbout,
  shareUrls,
  telephone,
  whatsapp,
} from "../../src/contact/contact-links";
import { enquiryLink } from "../../src/contact/enquiry-link";

const batch = { start: "2027-01-11", fromTime: "19:00" };

test("links encode their text, and dial in E.164", () => {
  expect({
    telephone,
    mail,
    directions,
    mailAbout: mailAbout("R&D", "Hello, a question?"),
    ask: whatsappQuestion("/courses/c-plus-plus", "C++ & ₹"),
    sharing: shareUrls("R&D, what for?", "/blog#r-and-d"),
  }).toMatchInlineSnapshot(`
    {
      "ask": "https://wa.me/919845012345?text=Hello%2C%20I%20have%20a%20question%20about%20C%2B%2B%20%26%20%E2%82%B9%0Ahttps%3A%2F%2Ftest.example%2Fcourses%2Fc-plus-plus",
      "directions": "https://www.google.com/maps/dir/?api=1&destination=1%20Test%20Road%2C%20Bangalore%20560001%2C%20India",
      "mail": "mailto:hello@test.example",
      "mailAbout": "mailto:hello@test.example?subject=R%26D&body=Hello%2C%20a%20question%3F",
      "sharing": {
        "linkedin": "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Ftest.example%2Fblog%23r-and-d",
        "whatsapp": "https://wa.me/?text=R%26D%2C%20what%20for%3F%0Ahttps%3A%2F%2Ftest.example%2Fblog%23r-and-d",
      },
      "telephone": "tel:+919845012345",
    }
  `);
});

test("links to the enquiry form name intent, course and batch", () => {
  expect([enquiryLink("project"), enquiryLink("enroll", "data-science"), enquiryLink("enroll", "python", batch)])
    .toMatchInlineSnapshot(`
    [
      "/contact?intent=project#enquiry",
      "/contact?intent=enroll&course=data-science#enquiry",
      "/contact?intent=enroll&course=python&batch=2027-01-11-1900#enquiry",
    ]
  `);
});

test("an e-mail and a WhatsApp message hold every value, with special characters", () => {
  const message = asPlainText("enquiry", {
    Message: "Zoë & I: “50% off?”\n#2",
    "First Name": "Asha",
    "Last Name": "",
    Phone: "+91 98450 12345",
    "Course Interest": "Python Programming",
    Course: "python",
  });
  expect(new URL(mailAbout("Enquiry", message)).searchParams.get("body")).toBe(message);
  expect(decodeURIComponent(whatsapp(message, "/courses/python"))).toMatchInlineSnapshot(`
    "https://wa.me/919845012345?text=First Name: Asha
    Phone: +91 98450 12345
    Course Interest: Python Programming
    Message: Zoë & I: “50% off?”
    #2
    Course: python
    https://test.example/courses/python"
  `);
});
