/**
 * Every page shows the content of data/, in order. Expectations derive from the data, and follow its edits. The file is
 * long because it has a table entry per page.
 */
import about from "../../data/about.json";
import admissions from "../../data/admissions.json";
import alumni from "../../data/alumni.json";
import batches from "../../data/batches.json";
import claims from "../../data/claims.json";
import contact from "../../data/contact.json";
import coursePages from "../../data/course-pages.json";
import coursesInData from "../../data/courses.json";
import employers from "../../data/employers.json";
import exercises from "../../data/exercises.json";
import faculty from "../../data/faculty.json";
import facultyPage from "../../data/faculty-page.json";
import feesInData from "../../data/fees.json";
import home from "../../data/home.json";
import homeCourses from "../../data/home-courses.json";
import payment from "../../data/payment.json";
import papers from "../../data/publications.json";
import refund from "../../data/refund.json";
import research from "../../data/research.json";
import reviews from "../../data/service-testimonials.json";
import servicePages from "../../data/service-pages.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import stories from "../../data/success-stories.json";
import testimonials from "../../data/testimonials.json";
import videos from "../../data/videos.json";
import { pagePaths } from "../../src/content/contract";
import { policyNames } from "../../src/content/policies";
import { batchKey } from "../../src/contact/enquiry-link";
import { batchRefund, priceLines, taxLine } from "../../src/content/price-lines";
import { courseDurations, homeDuration } from "../../src/content/durations";
import { day, equalPart, month, rupees, weekRange } from "../../src/text/format";
import { headingId } from "../../src/text/heading-id";
import { instantInIndia } from "../../src/time/india-time";
import { clock } from "../../src/time/time-of-day";
import { blog, careers, gallery } from "../support/shown-content";
import { filled, taxTerms } from "../support/filled-content";
import { articleTexts, policySections } from "../support/markdown-texts";
import { sectionsOf, type Shown } from "../support/page-content";
import { visit } from "../support/page-visits";
import { escapeRegExp } from "../support/reg-exp";
import { expect, test } from "../support/shared-page";
import { courseOf, titleOf } from "../support/site-routes";

const courses = filled(coursesInData);
const fees = filled(feesInData);

/** Content that must be displayed: a text, or data that contains texts. A list of texts is displayed as a list. */
type Content = string | number | boolean | null | undefined | object;

/** A section's heading ("" for the whole page), with either its entries in order or its full content. */
type Expected = { heading: string; entries?: Content[]; shows?: Content };

/** Fields that visitors do not see, or see in other words. */
const unread = /^(?:slug|icon|gradient|color|src|trainers?|service|course|partOf|url|note|reply|right|language)$/;

/** Fields that display a word if true, and nothing otherwise. */
const labels = { popular: "Popular", featured: "Featured", urgent: "Urgent" };

/** The texts of content, in the notation of `Shown`. */
function textsIn(content: Content): string[] {
  if (typeof content === "string" || typeof content === "number") return [String(content)];
  if (typeof content !== "object" || content === null) return [];
  if (Array.isArray(content) && typeof content[0] === "string") return [content.join(" | ")];
  const fields = Object.entries(content).filter(([name]) => Array.isArray(content) || !unread.test(name));
  return fields.flatMap(([, value]) => textsIn(value as Content));
}

/** Cards show the first few items, then "+N more". */
function limit(items: string[], shown: number): string[] {
  const more = items.length - shown;
  return more > 0 ? [...items.slice(0, shown), `+${more} more`] : items;
}

/** Upcoming batches, soonest first. */
const upcoming = batches
  .filter(({ start, fromTime }) => instantInIndia(start, fromTime) > Date.now())
  .sort((one, other) => (one.start + one.fromTime < other.start + other.fromTime ? -1 : 1));

/** When a batch is taught, and by whom. */
const batchLines = ({ days, fromTime, toTime, mode, trainer }: (typeof batches)[number]) => [
  { days: days.join(", "), time: `${clock(fromTime)} to ${clock(toTime)}` },
  `${mode}, with ${faculty.find(({ slug }) => slug === trainer)?.name}`,
];

const priceFacts = (fee?: number) => [
  priceLines({ ...payment, ...taxTerms }, refund, fee).map(({ label, text }) => ({ fact: `${label}: ${text}` })),
];
const facts = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([term, value]) => ({ fact: `${term}: ${value}` }));
const rated = <Review extends { rating: number }>(review: Review) => ({
  ...review,
  rating: `Rated ${review.rating} of 5`,
});
const stated = ({ figure, label }: { figure: string; label: string }) => ({ fact: `${label}: ${figure}` });
const trainerLines = ({ slug, name, title, experience }: (typeof faculty)[number]) => {
  return { link: `${name} → /faculty#${slug}`, title, experience: `${experience} of experience` };
};
const articleLinks = (kind: "course" | "service", named: string) =>
  blog.articles
    .filter((article) => article[kind] === named)
    .map(({ slug, title, readTime }) => ({ link: `${title} → /blog#${slug}`, readTime }));

/** Returns the sections of a data file that have a heading and items, such as the institute's values. */
function headedLists(data: object): Expected[] {
  const parts = Object.values(data) as Partial<{ heading: string; items: Content[] }>[];
  return parts.flatMap(({ heading, items }) => (heading && items ? [{ heading, entries: items.map(plainPart) }] : []));
}

/** Returns a list item with its numbers formatted. */
function plainPart(item: Content): Content {
  if (typeof item !== "object" || item === null) return item;
  const part = item as Record<string, Content>;
  const range = (name: string) =>
    `${name}From` in part
      ? `${rupees(Number(part[`${name}From`]))} to ${rupees(Number(part[`${name}To`]))}`
      : undefined;
  return {
    ...part,
    ...("rating" in part && rated(part as { rating: number })),
    ...("posted" in part && { posted: `Posted on ${day(String(part.posted))}` }),
    ...("since" in part && { since: `Here since ${String(part.since)}` }),
    ...("publications" in part && { publications: `${String(part.publications)} publications` }),
    ...{ price: range("price"), priceFrom: undefined, priceTo: undefined },
    ...{ stipend: range("stipend"), stipendFrom: undefined, stipendTo: undefined },
  };
}

const { detail } = coursePages;
type Course = (typeof courses)[number];

/** Returns a course's non-empty lists; the page must omit the others. */
function listsOfCourse(course: Course): Expected[] {
  const lists: Record<string, Content[] | undefined> = {
    ...Object.fromEntries(Object.entries(course).filter(([, value]) => Array.isArray(value))),
    curriculum: course.modules.map(({ fromWeek, toWeek, ...module }) => {
      return { ...module, weeks: weekRange(fromWeek, toWeek), outcome: `${detail.outcome} ${module.outcome}` };
    }),
    certifications: course.certifications?.map(({ code, title, retired }) => {
      return { code, title, retired: retired && `retired on ${day(retired)}` };
    }),
    batches: upcoming
      .filter((batch) => batch.course === course.slug)
      .map((batch) => ({
        lines: batchLines(batch),
        refundUntil: batchRefund(refund, batch.start),
        link: `Enrol ${day(batch.start)} → /contact?intent=enroll&course=${course.slug}&batch=${batchKey(batch)}#enquiry`,
      })),
  };
  return Object.entries(detail).flatMap(([name, part]) => {
    const entries = lists[name] ?? [];
    return typeof part === "object" && entries.length > 0 ? [{ heading: part.heading, entries }] : [];
  });
}

const wordsOf = ({ title, setting, question, answers, solution }: (typeof exercises)[number]) => {
  return { title, setting, question, answers, solution: solution.text };
};

function partsOfCourse(course: Course): Expected[] {
  const { slug, price, level, students, prerequisites, next = [] } = course;
  const durations = courseDurations(course, coursePages.durations);
  const [exercise] = exercises.filter((one) => one.course === slug);
  const [story] = alumni.filter((graduate) => graduate.course === slug);
  const people = [
    faculty.filter((member) => member.courses.includes(slug)).map(trainerLines),
    story && { link: `${story.name} → /success-stories#${headingId(story.name)}`, quote: `“${story.testimonial}”` },
  ];
  const learningPath = [
    { before: prerequisites ?? detail.learningPath.nothing, link: "Entry requirements → /admissions#requirements" },
    next.map(({ course, why }) => ({ link: `${titleOf(course)} → /courses/${course}`, why })),
    articleLinks("course", slug),
  ];
  return [
    {
      heading: "Facts and enrolment",
      shows: facts({ Fee: rupees(price), Duration: durations.page, Level: level, Students: students }),
    },
    ...(durations.note ? [{ heading: "", shows: { sentence: durations.note } }] : []),
    { heading: payment.heading, shows: priceFacts(price) },
    ...listsOfCourse(course),
    // exercises.spec.ts checks the code.
    ...(exercise ? [{ heading: detail.exercise.heading, shows: wordsOf(exercise) }] : []),
    ...(textsIn(people).length > 0 ? [{ heading: detail.people.heading, shows: people }] : []),
    { heading: detail.learningPath.heading, shows: learningPath },
  ];
}

function partsOfService(service: (typeof services)[number]): Expected[] {
  const {
    slug,
    priceText,
    priceNote,
    durationNote,
    facts: ownFacts,
    stats = [],
    mentors = [],
    courses: related = [],
  } = service;
  const leads = [
    related.map((course) => ({ link: `${titleOf(course)} course → /courses/${course}` })),
    articleLinks("service", slug),
  ];
  const helpers = faculty.filter((member) => mentors.includes(member.slug)).map(trainerLines);
  const shown: [heading: string, shows: Content][] = [
    ["", { tax: priceText.includes("₹") ? payment.tax : "", priceNote, durationNote, stats: stats.map(stated) }],
    [
      "Facts and enrolment",
      { price: `Price: ${priceText}`, told: ownFacts.map(({ label, value }) => ({ fact: `${label}: ${value}` })) },
    ],
    [servicePages.detail.people.heading, helpers],
    [servicePages.detail.leads.heading, leads],
  ];
  return [
    ...headedLists(service),
    ...shown.filter(([, shows]) => textsIn(shows).length > 0).map(([heading, shows]) => ({ heading, shows })),
  ];
}

const content: Record<string, Expected[]> = {
  "/": [
    {
      heading: "",
      shows: [{ badge: site.badge, tagline: site.tagline }, [...home.figures, ...home.about.figures].map(stated)],
    },
    {
      heading: home.courses.heading,
      entries: homeCourses.map(({ course, shortCourse, weeks, topics }) => {
        const { title, level, students } = shortCourse ?? courseOf(course);
        return {
          ...{
            title,
            level,
            duration: homeDuration({ weeks }, coursePages.durations),
            students: `${students} students`,
            topics: limit(topics, 3),
          },
          link: `${title} → ${course ? `/courses/${course}` : `/courses#${headingId(title)}`}`,
        };
      }),
    },
    {
      heading: home.services.heading,
      entries: services.map(({ slug, title, home: { badge, features } }) => {
        return { title, badge, features, link: `${title} → /services/${slug}` };
      }),
    },
    { heading: home.why.heading, entries: home.reasons },
    {
      heading: home.testimonials.heading,
      entries: testimonials.map(({ role, course, image, portrait, ...said }) =>
        rated({ ...said, image: portrait ? "" : image, role: `${role} · ${titleOf(course)}` }),
      ),
    },
  ],
  "/about": [
    {
      heading: about.story.heading,
      shows: [{ alt: about.story.picture.alt }, about.story.paragraphs.map((text) => ({ text }))],
    },
    ...headedLists(about),
  ],
  "/admissions": [
    {
      heading: admissions.batches.heading,
      entries: upcoming.map((batch) => ({
        ...{ day: Number(batch.start.slice(8)), lines: batchLines(batch) },
        link: `${titleOf(batch.course)} → /courses/${batch.course}`,
      })),
    },
    { heading: admissions.batches.heading, shows: upcoming.map(({ start }) => ({ month: month(start) })) },
    {
      heading: admissions.fees.heading,
      entries: [
        ...fees.map(({ course }) => {
          const { title, duration, price, popular } = courseOf(course);
          return { title, duration, popular, fee: rupees(price) };
        }),
        ...fees.map(({ course }) => ({
          title: titleOf(course),
          parts: [3, 6, 9].map((count) => ({ part: rupees(equalPart(courseOf(course).price, count)) })),
        })),
      ],
    },
    {
      heading: admissions.fees.heading,
      shows: [
        { tax: taxLine(taxTerms), column: `Duration ${coursePages.durations.list}` },
        courses
          .filter(({ slug }) => fees.some(({ course }) => course === slug))
          .map((course) => ({ sentence: courseDurations(course, coursePages.durations).note })),
      ],
    },
    { heading: payment.heading, shows: priceFacts() },
    ...headedLists(admissions),
  ],
  "/contact": [
    {
      heading: "",
      shows: {
        ...{ phone: site.contact.phone, email: site.contact.email, alt: contact.campus.picture.alt },
        hours: site.contact.hours.map(({ days, opens, closes }) => ({
          days: `${days}: ${clock(opens)} to ${clock(closes)}`,
        })),
        ...{ campus: contact.campus.lead, quick: contact.quick.lead },
      },
    },
    {
      heading: contact.accessibility.heading,
      shows: { ...contact.accessibility, asOf: `As of ${day(contact.accessibility.asOf)}` },
    },
  ],
  "/courses": [
    { heading: coursePages.list.heading, shows: taxLine(taxTerms) },
    {
      heading: coursePages.list.heading,
      entries: [
        ...courses.map(({ slug, title, description, price, highlights, popular, ...course }) => {
          const { list } = courseDurations(course, coursePages.durations);
          return {
            ...{ title, description, popular, price: rupees(price), highlights: limit(highlights, 2) },
            facts: `${list}, ${course.level}, ${course.students} students`,
            link: `Learn More about ${title} → /courses/${slug}`,
          };
        }),
        ...homeCourses.flatMap(({ shortCourse }) => (shortCourse ? `Enquire about ${shortCourse.title}` : [])),
      ],
    },
    {
      heading: coursePages.list.heading,
      shows: [
        { heading: coursePages.shortCourses.heading, lead: coursePages.shortCourses.lead },
        homeCourses.flatMap(({ shortCourse, weeks, description }) => {
          if (!shortCourse) return [];
          const { title, level } = shortCourse;
          return {
            title,
            description,
            facts: `${homeDuration({ weeks }, coursePages.durations)} · ${level} · ${coursePages.shortCourses.fee}`,
          };
        }),
      ],
    },
  ],
  ...Object.fromEntries(courses.map((course) => [`/courses/${course.slug}`, partsOfCourse(course)])),
  "/services": [
    { heading: "", shows: [servicePages.stats.map(({ figure, label }) => `${figure} ${label}`), {}] },
    {
      heading: servicePages.list.heading,
      shows: payment.tax,
      entries: services.map(({ slug, title, description, priceText, priceNote, features, popular, ...service }) => ({
        ...{
          title,
          description,
          priceText,
          priceNote,
          duration: service.duration,
          sentence: service.durationNote,
          features,
          popular,
        },
        link: `Learn More about ${title} → /services/${slug}`,
      })),
    },
    {
      heading: servicePages.reviews.heading,
      entries: reviews.map((review) => ({ ...rated(review), of: titleOf(review.service) })),
    },
    {
      heading: servicePages.custom.heading,
      shows: {
        text: servicePages.custom.text,
        link: `${servicePages.custom.action.label} → ${servicePages.custom.action.link}`,
      },
    },
  ],
  ...Object.fromEntries(services.map((service) => [`/services/${service.slug}`, partsOfService(service)])),
  "/faculty": [
    {
      heading: facultyPage.list.heading,
      entries: faculty.map(({ experience, qualification, since, ...member }) => ({
        ...{ ...member, courses: member.courses.map(titleOf) },
        record: [`${experience} of experience`, qualification, since && `teaching here since ${since}`]
          .filter(Boolean)
          .join(" "),
      })),
    },
  ],
  "/success-stories": [
    {
      heading: stories.stories.heading,
      entries: alumni.map(({ course, duration, location, beforeRole, role, ...story }) => ({
        ...{ ...story, package: `${story.package} a year`, roles: facts({ Before: beforeRole, After: role }) },
        offer: `offer ${duration} after the first class · ${location}`,
        title: titleOf(course),
      })),
    },
    { heading: stories.employers.heading, entries: employers },
    {
      heading: stories.counting.heading,
      shows: [
        { text: stories.counting.note },
        claims.map(({ figure, label, counts, counting, source }) => ({
          figure,
          label,
          counts: counts && `${counts.count} of ${counts.of}`,
          counting,
          source,
        })),
      ],
    },
  ],
  "/blog": [true, false].map((featured) => ({
    heading: (featured ? blog.featured : blog.list).heading,
    entries: blog.articles
      .filter((article) => article.featured === featured)
      .map(({ author, date, readTime, body, ...article }) => ({
        ...{ ...article, by: `${author} ${day(date)} ${readTime}` },
        body: articleTexts(body).map((text) => ({ text })),
      })),
  })),
  "/research": [
    {
      heading: research.papers.heading,
      entries: papers.map(({ authors, journal, year, citations, ...paper }) => ({
        ...{
          ...paper,
          year,
          citations: `${citations} citations`,
          source: `${authors.join(", ")}. ${journal}, ${year}.`,
        },
      })),
    },
    ...headedLists(research),
  ],
  "/gallery": [
    {
      heading: gallery.list.heading,
      entries: gallery.albums.map(({ title, type, date, participants, description, pictures }) => ({
        ...{ title, type, description, pictures },
        facts: `${month(date)} · ${participants} participants · ${pictures.length} pictures`,
      })),
    },
    { heading: gallery.videos.heading, entries: videos.map((video) => ({ ...video, views: `${video.views} views` })) },
  ],
  "/careers": [
    ...headedLists(careers),
    { heading: careers.application.heading, shows: { how: careers.application.how, what: careers.application.what } },
  ],
  ...Object.fromEntries(
    policyNames("data").map((name) => [
      `/${name}`,
      policySections(name).map(({ heading, parts }) => ({ heading, shows: [parts.map((part) => ({ part })), {}] })),
    ]),
  ),
};

test("the table has an entry for each page with content", () => {
  expect(Object.keys(content)).toEqual(expect.arrayContaining(Object.values(pagePaths)));
});

for (const [path, expected] of Object.entries(filled(content)))
  test(`${path} shows its content from data/`, async ({ page }) => {
    await visit(page, path);
    const sections = await sectionsOf(page);
    for (const { heading, entries = [], shows } of expected) {
      const section = sections.get(heading) ?? { shown: [], entries: [] };
      expectTexts(section.shown, shows, heading);
      if (entries.length > 0) expect.soft(section.entries.length, `entries of “${heading}”`).toBe(entries.length);
      for (const [position, entry] of entries.entries()) {
        const shown = section.entries[position] ?? [];
        expectTexts(shown, entry, heading);
        for (const [field, label] of Object.entries(labels))
          expect.soft(shown.includes(label), `${label} in: ${shown[0]}`).toBe(isSet(entry, field));
      }
    }
    const wanted = expected.map(({ heading }) => heading);
    if (path.startsWith("/courses/"))
      expect(partsWithout(wanted).filter((heading) => sections.has(heading))).toEqual([]);
  });

const isSet = (entry: Content, field: string) =>
  typeof entry === "object" && entry !== null && field in entry && (entry as Record<string, Content>)[field] === true;

/** Returns the headings that this course's page must not have. */
const partsWithout = (wanted: string[]) =>
  Object.values(detail).flatMap((part) =>
    typeof part === "object" && !wanted.includes(part.heading) ? [part.heading] : [],
  );

/** Expects each text of the content, alone or within a line. */
function expectTexts(shown: Shown, content: Content, heading: string) {
  const missing = textsIn(content).filter((text) => {
    const words = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(text)}(?![\\p{L}\\p{N}])`, "u");
    return !shown.some((line) => words.test(line));
  });
  expect.soft(missing, `missing in “${heading}”: ${shown[0]?.slice(0, 60)}`).toEqual([]);
}
