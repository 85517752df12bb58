/** What every page needs: name, contact details, navigation; and redirects from former pages. */
import { z } from "zod";
import { choice, group, listOf, object, pattern, rule } from "./shapes";
import { link, text, unique, yesNo } from "./fields";
import { closingTime, timeOfDay } from "./quantities";
import { formatList } from "../../text/format";
import { shortDays, weekdays } from "../../time/india-time";
import { daysOf, midnightLast } from "../../time/opening-hours";

const navigationLink = object("NavigationLink", "A link.", { label: text("Words of the link.", 80), link });

const telephone = (description: string) =>
  pattern(/^(?:\+\d|1800|0\d)[\d ()-]{6,20}$/, {
    description,
    fix: "a telephone number in quotes with the country code, such as +91-98450 12345, or as dialled in India, such as 1800 425 1234",
    kind: "telephone",
  });

const domain = "(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]*[a-z0-9]";

const someDays = `(?:${weekdays.map((day) => day.replace(/^.../, "$&(?:") + ")?").join("|")})`;
const dayRange = `${someDays}(?:(?: to | ?[-–] ?)${someDays})?`;

const days = pattern(new RegExp(`^${dayRange}(?:, ${dayRange})*(?: and ${dayRange})?$`), {
  description: "The days, such as Mon to Fri, or Mon, Wed and Fri.",
  fix: `days such as Mon to Fri, or Mon, Wed and Fri, using ${formatList(shortDays)}`,
});

const officeHours = object({ id: "OfficeHours", summary: "{days}, {opens}–{closes}" }, "Office hours on some days.", {
  days,
  opens: timeOfDay.meta({ quantity: "hour" }),
  closes: closingTime,
}).check(
  rule(z.object({ opens: timeOfDay, closes: closingTime }), ({ opens, closes }) => {
    if (midnightLast(closes) > opens) return [];
    return [{ path: ["closes"], message: `must be after opens (${opens}), but is ${closes}` }];
  }),
);

/** Opening hours on one day, such as before and after lunch, must not overlap. */
const apart = rule(z.array(z.object({ days, opens: timeOfDay, closes: closingTime })), (hours) =>
  hours.flatMap(({ days: text, opens, closes }, index) => {
    const overlapping = hours
      .slice(0, index)
      .filter((other) => opens < midnightLast(other.closes) && other.opens < midnightLast(closes))
      .flatMap((other) => daysOf(other.days));
    const again = daysOf(text).find((day) => overlapping.includes(day));
    if (again === undefined) return [];
    const message = `must not include ${weekdays[again]}, which is open at these times already, but is "${text}"`;
    return [{ path: [index, "days"], message }];
  }),
);

/** The links of a menu or column. The build adds links to the pages of `items` before `links`. */
const menuLinks = {
  items: choice("PageList", "Links to every page of a list: courses or services.", ["courses", "services"]).optional(),
  links: listOf(navigationLink, "More links, after those of the list.").optional(),
};

/** An entry is a link or a menu; a footer column, which has no link, must be a menu. */
const linkOrMenu = (message: string) =>
  rule(z.object({ link: z.unknown(), items: z.unknown(), links: z.unknown() }).partial(), ({ link, items, links }) => {
    const isMenu = items !== undefined || links !== undefined;
    return (link === undefined) === isMenu ? [] : [{ path: [], message }];
  });

/** Form services differ in how they confirm success; other kinds of delivery need no `answer`. */
const serviceAnswer = rule(z.object({ delivery: z.string(), answer: z.unknown().optional() }), (forms) => {
  if (forms.delivery.startsWith("https://") === (forms.answer !== undefined)) return [];
  const answer = "answer (the reply of the service to an accepted form)";
  return [{ path: [], message: `must have ${answer} if delivery is an address, and only then` }];
});

export const site = object("SiteSettings", "Name, contact details and menus, for every page.", {
  name: text("The institute's name.", 120),
  shortName: text("The short name, at the end of page titles and under the icon on a phone.", 12),
  tagline: text("The tagline.", 120),
  badge: text("The small line above the home page's heading.", 120),
  url: pattern(new RegExp(`^https://${domain}$`), {
    title: "Web address",
    description: "The site's web address.",
    fix: "https:// and the domain, without a slash at the end",
  }),
  httpsForSubdomains: yesNo("Whether browsers must also use HTTPS for all subdomains, for a year after each visit.")
    .meta({ title: "HTTPS for subdomains" })
    .optional(),
  shareImage: pattern(/^\/\S+\.png$/, {
    description: "The picture shown when a page without its own is shared, such as /og-default.png",
    fix: "a file of static/ such as /og-default.png",
    kind: "static",
  }),
  shareImageAlt: text("What this picture shows.", 500, "What the share image shows"),
  contact: object("ContactDetails", "How to reach the institute.", {
    phone: telephone("Telephone number with country code."),
    otherPhone: telephone("Another number, such as a toll-free one.").optional(),
    whatsapp: telephone("WhatsApp number with country code.").meta({ title: "WhatsApp" }),
    question: text("How a WhatsApp message begins; what it is about follows.", 160),
    email: pattern(new RegExp(`^[\\w.+-]+@${domain.replaceAll("a-z", "A-Za-z")}$`), {
      title: "E-mail",
      description: "E-mail address.",
      fix: "an e-mail address such as hello@banyan.example",
    }),
    address: object("PostalAddress", "The office.", {
      street: text("House and street.", 160),
      city: text("City.", 80),
      postalCode: pattern(/^[A-Z\d](?:[ -]?[A-Z\d]){2,9}$/, {
        description: "PIN code, if there is one.",
        fix: "a PIN code in quotes, such as 560001, or another country's code in capitals",
      }).optional(),
      country: text("Country.", 80),
    }),
    hours: listOf(officeHours, "Office hours in India time.", "because answers are promised within them").check(apart),
  }),
  forms: group("How the forms are delivered.", {
    delivery: pattern(new RegExp(`^(?:netlify|none|https://${domain}(?:[/?][\\w./?=&~%+:@-]*)?)$`), {
      description: "Where forms are sent: netlify, none, or the https:// address of a form service.",
      fix: "netlify, none, or an address that starts with https://",
      choices: ["netlify", "none"],
    }),
    answer: text('What only the reply to an accepted form contains, such as "ok":true, or 204.', 240).optional(),
  }).check(serviceAnswer),
  navigation: listOf(
    object("NavigationEntry", "A link or a menu of the header.", {
      label: text("The words in the header.", 40),
      link: link.optional(),
      ...menuLinks,
    }).check(linkOrMenu("must have either link (a plain entry), or items or links or both (a menu)")),
    "The header, from left to right.",
  ),
  headerAction: navigationLink,
  footer: group("The foot of every page.", {
    columns: listOf(
      object("FooterColumn", "A column of links.", { heading: text("The column's heading.", 60), ...menuLinks }).check(
        linkOrMenu("must have items (courses or services), or links, or both"),
      ),
      "Columns; another one shows the contact details.",
    ),
    contact: text("Heading above the contact details.", 60),
    note: text("The last line.", 400),
  }),
  failure: group("The screen shown when a page fails, and what is said when a page does not load.", {
    heading: text("The screen's heading.", 120),
    text: text("What a visitor can do.", 600),
    offline: text("What is said when the page that a link leads to does not load.", 320),
  }),
});

/** Any path; * and : have a meaning in Netlify's rules. */
const oldPath = pattern(/^(?:\/(?:[^/?#\\"<>*:%\r\n\t]|%[\dA-Fa-f]{2})+)+\/?$/, {
  description:
    "The old address without the domain, such as /courses/r-programming; spaces and Indian letters may be in it",
  fix: "an old address without the domain, ? # * or :, such as /courses/r-programming",
  kind: "oldPath",
});

/** A link without a query, because servers append the query of the old URL. */
const newPath = pattern(/^\/(?!\/)[\w./-]*(?:#[\w-]*)?$/, {
  description: "The page visitors get instead, such as /courses/data-science",
  fix: "a page of this site without ?, because not every host follows others, such as /courses/data-science",
  kind: "link",
});

const redirect = object({ id: "Redirect", summary: "{from} → {to}" }, "An old address, and the page it leads to.", {
  from: unique(oldPath),
  to: newPath,
});

export const redirects = z.array(redirect);
