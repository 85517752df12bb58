/** Every page shows what data/ says, in its order, and no more. Expectations are read from the data, so that an edit changes them. */
import about from "../../data/about.json";
import admissions from "../../data/admissions.json";
import alumni from "../../data/alumni.json";
import batches from "../../data/batches.json";
import blog from "../../data/blog.json";
import careers from "../../data/careers.json";
import claims from "../../data/claims.json";
import contact from "../../data/contact.json";
import coursePages from "../../data/course-pages.json";
import coursesOfTheSite from "../../data/courses.json";
import employers from "../../data/employers.json";
import exercises from "../../data/exercises.json";
import faculty from "../../data/faculty.json";
import facultyPage from "../../data/faculty-page.json";
import fees from "../../data/fees.json";
import gallery from "../../data/gallery.json";
import home from "../../data/home.json";
import homeCourses from "../../data/home-courses.json";
import payment from "../../data/payment.json";
import papers from "../../data/publications.json";
import refund from "../../data/refund.json";
import research from "../../data/research.json";
import servicePages from "../../data/service-pages.json";
import reviews from "../../data/service-testimonials.json";
import servicesOfTheSite from "../../data/services.json";
import site from "../../data/site.json";
import stories from "../../data/success-stories.json";
import testimonials from "../../data/testimonials.json";
import videosOfTheSite from "../../data/videos.json";
import { policyNames } from "../../src/content/policies";
import { day, equalPart, month, rupees, weekRange } from "../../src/text/format";
import { firstDayRefund, priceLines } from "../../src/content/price-lines";
import { headingId } from "../../src/text/heading-id";
import { instantInIndia } from "../../src/time/india-time";
import { clock } from "../../src/time/time-of-day";
import { filled } from "../support/filled-content";
import { visit } from "../support/page-visits";
import { sectionsOf, type Section, type Shown } from "../support/page-content";
import { articleTexts, policySections } from "../support/markdown-texts";
import { titleOf } from "../support/site-routes";
import { expect, test } from "../support/shared-page";

/** What one entry of a section must show, in the notation of `Shown`; undefined, or null once it is filled in, is nothing. */
type Entry = (string | undefined)[];

/** A section by its heading: its entries in order, or what it shows as a whole. */
type Expected = { heading: string } & ({ entries: Entry[] } | { shows: Entry });

/** The notation of `Shown` for lists and facts. */
const list = (items: string[]) => items.join(" | ");
const facts = (pairs: Record<string, string>) => Object.entries(pairs).map(([term, value]) => `${term}: ${value}`);

/** The rule of the cards: the first few, then "+N more". */
function limited(items: string[], shown: number): string {
  const more = items.length - shown;
  return list(more > 0 ? [...items.slice(0, shown), `+${more} more`] : items);
}

/** A label that an entry has if the data say so; entries without it must not show it. */
const labels = ["Popular", "Featured", "Urgent"];
const label = (name: string, isSet: boolean) => (isSet ? name : undefined);

/** A course's length before the word course: "2-month". */
const courseLength = (slug: string) =>
  courses.find((course) => course.slug === slug)?.duration.replace(/ (.*?)s?$/, "-$1");

/** The batches that have not begun, the next one first. */
const upcoming = batches
  .filter(({ start, fromTime }) => instantInIndia(start, fromTime) > Date.now())
  .sort((one, other) => (one.start + one.fromTime < other.start + other.fromTime ? -1 : 1));

const titled = ({ title, text }: { title: string; text: string }): Entry => [title, text];
const review = ({ name, role, service, rating, content }: (typeof reviews)[number]): Entry => [
  ...[name, role, service, content],
  `Rated ${rating} of 5`,
];

type Project = { title: string; description: string; tech: string[]; level: string };
type Course = (typeof coursesOfTheSite)[number] & {
  keySkills?: string[];
  projects?: Project[];
  capstones?: Project[];
  tools?: string[];
  certifications?: { code: string; title: string; retired?: string }[];
  next?: { course: string; why: string }[];
};
const courses = coursesOfTheSite as Course[];
const { detail } = coursePages;
const project = ({ title, description, tech, level }: Project): Entry => [title, description, level, list(tech)];

const examLines = ({ code, title, retired }: NonNullable<Course["certifications"]>[number]): Entry => [
  ...[code, title],
  ...(retired ? [`retired on ${day(retired)}`] : []),
];

/** When a batch is taught and by whom. */
const batchLines = ({ days, fromTime, toTime, mode, trainer }: (typeof batches)[number]): Entry => [
  ...[days.join(", "), `${clock(fromTime)} to ${clock(toTime)}`],
  `${mode}, with ${faculty.find(({ slug }) => slug === trainer)?.name}`,
];

/** The parts that a course has content for, in their order; it must have none of the others. */
function partsOfCourse(course: Course): Expected[] {
  const { slug, price, modules, highlights, keySkills, projects, capstones, tools, certifications } = course;
  const rows = ({ heading }: { heading: string }, entries: Entry[] | undefined) =>
    entries ? [{ heading, entries }] : [];
  const texts = ({ heading }: { heading: string }, shows: Entry) => (shows.length > 0 ? [{ heading, shows }] : []);
  return [
    ...rows(
      detail.batches,
      upcoming
        .filter((batch) => batch.course === slug)
        .map((batch) => {
          const [date = "", month = "", year] = day(batch.start).split(" ");
          const enroll = `/contact?intent=enroll&course=${slug}&batch=${batch.start}#enquiry`;
          const link = `Enrol ${day(batch.start)} → ${enroll}`;
          const refundUntil = firstDayRefund(payment, batch.start, refund.days);
          return [date, `${date}${month.slice(0, 3)} ${year}`, ...batchLines(batch), refundUntil, link];
        }),
    ),
    ...texts(payment, [...priceFacts(price), `${payment.rules} → /terms#refunds`]),
    ...rows(
      detail.highlights,
      highlights.map((text) => [text]),
    ),
    ...texts(detail.exercise, exerciseOf(slug)),
    ...rows(
      detail.keySkills,
      keySkills?.map((text) => [text]),
    ),
    ...rows(
      detail.curriculum,
      modules.map(({ title, fromWeek, toWeek, topics, outcome }) => {
        return [title, weekRange(fromWeek, toWeek), list(topics), `${detail.outcome} ${outcome}`];
      }),
    ),
    ...texts(detail.people, peopleOf(slug)),
    ...rows(detail.projects, projects?.map(project)),
    ...rows(detail.capstones, capstones?.map(project)),
    ...rows(detail.certifications, certifications?.map(examLines)),
    ...rows(
      detail.tools,
      tools?.map((text) => [text]),
    ),
    ...texts(detail.way, wayOf(course)),
  ];
}

/** What a course's exercise says in words; e2e/behaviour/exercises.spec.ts looks at its code. */
function exerciseOf(slug: string): Entry {
  return exercises
    .filter(({ course }) => course === slug)
    .flatMap(({ title, setting, question, answers, solution }) => [
      ...[detail.exercise.lead, title, setting, question, solution.text],
      ...answers.map(({ text }) => text),
    ]);
}

/** Who teaches a course, and who took it. */
function peopleOf(slug: string): Entry {
  const teachers = faculty.filter((member) => member.courses.includes(slug));
  const [story] = alumni.filter((graduate) => graduate.course === slug);
  const [testimonial] = story ? [] : testimonials.filter(({ course }) => course === slug);
  const people = [
    ...teachers.map(trainerEntry),
    story && [`${story.name} → /success-stories#${headingId(story.name)}`, story.role, `“${story.testimonial}”`],
    testimonial && [`“${testimonial.text}”`, `${testimonial.name}, ${testimonial.role}`],
  ];
  return people.flatMap((person) => person ?? []);
}

/** What comes before and after a course, and what to read. */
function wayOf({ slug, prerequisites, next = [] }: Course): Entry {
  return [
    ...[prerequisites ?? detail.way.nothing, "Entry requirements → /admissions#requirements"],
    ...next.flatMap(({ course, why }) => [`${titleOf(course)} → /courses/${course}`, why]),
    ...articlesNaming("course", slug),
  ];
}

/** What the panel about a price shows. */
const priceFacts = (fee?: number) =>
  priceLines(payment, refund.days, fee).flatMap(({ label, text }) => facts({ [label]: text }));

const trainerEntry = ({ slug, name, title, experience }: (typeof faculty)[number]): Entry => [
  `${name} → /faculty#${slug}`,
  title,
  `${experience} of experience`,
];

/** What is on record of a trainer, in one line. */
const recordOf = ({ experience, ...more }: { experience: string; qualification?: string; since?: number }) =>
  [`${experience} of experience`, more.qualification, more.since && `teaches here since ${more.since}`]
    .filter(Boolean)
    .join(" · ");

const articlesNaming = (kind: "course" | "service", slug: string): Entry =>
  blog.articles
    .filter((article) => (article as { course?: string; service?: string })[kind] === slug)
    .flatMap(({ slug: anchor, title, readTime }) => [`${title} → /blog#${anchor}`, readTime]);

type Part<Item> = { heading: string; items: Item[] };
type Domain = { title: string; projects: string[]; priceFrom: number; priceTo: number; popular: boolean };
type Track = { title: string; duration: string; description: string; skills: string[] } & Stipend;
type Stipend = { stipendFrom: number; stipendTo: number };
type Service = Omit<(typeof servicesOfTheSite)[number], "reviews" | "companies" | "mentors" | "courses"> & {
  duration?: string;
  stats?: { figure: string; label: string }[];
  domains?: Part<Domain>;
  tracks?: Part<Track>;
  programmes?: Part<{ title: string; duration: string; description: string; topics: string[] }>;
  researchDomains?: Part<{ title: string; publications: number }>;
  companies?: Part<{ name: string; field: string; package?: string }>;
  successes?: Part<{ name: string; before: string; after: string; package: string }>;
  reviews?: Part<(typeof reviews)[number]>;
  mentors?: string[];
  courses?: string[];
};
const services = servicesOfTheSite as Service[];

/** The parts of a service, in the order of its page. */
function partsOfService(service: Service): Expected[] {
  const part = <Item>(of: Part<Item> | undefined, entry: (item: Item) => Entry): Expected[] =>
    of ? [{ heading: of.heading, entries: of.items.map(entry) }] : [];
  const range = (from: number, to: number) => `${rupees(from)} to ${rupees(to)}`;
  return [
    ...part(service.domains, ({ title, projects, priceFrom, priceTo, popular }) => {
      return [title, range(priceFrom, priceTo), list(projects), label("Popular", popular)];
    }),
    ...part(service.tracks, ({ title, duration, description, skills, stipendFrom, stipendTo }) => {
      return [title, duration, description, list(skills), range(stipendFrom, stipendTo)];
    }),
    ...part(service.programmes, ({ title, duration, description, topics }) => {
      return [`${title} ${duration}`, description, list(topics)];
    }),
    ...part(service.offers, titled),
    ...part(service.researchDomains, ({ title, publications }) => [`${title}${publications} publications`]),
    ...part(service.process, titled),
    ...part(service.companies, ({ name, field, package: range = "" }) => [name + field + range]),
    ...part(service.successes, ({ name, before, after, package: yearly }) => [name, yearly, before, after]),
    ...part(service.reviews, review),
    ...leadsOfService(service),
  ];
}

/** Who helps with a service, and the courses and articles that go with it. */
function leadsOfService({ slug, mentors = [], courses: related = [], successes }: Service): Expected[] {
  const trainers = faculty.filter((member) => mentors.includes(member.slug));
  const goesWithIt = [
    ...related.map((course) => `${titleOf(course)} course → /courses/${course}`),
    ...articlesNaming("service", slug),
  ];
  const parts: [part: { heading: string } | undefined, shows: Entry][] = [
    [successes, ["More success stories → /success-stories"]],
    [servicePages.detail.people, trainers.flatMap(trainerEntry)],
    [servicePages.detail.leads, goesWithIt],
  ];
  return parts.flatMap(([part, shows]) => (part && shows.length > 0 ? [{ heading: part.heading, shows }] : []));
}

/** The card of facts beside a course or a service. */
const factsHeading = "Facts and enrolment";

const content: Record<string, Expected[]> = {
  "/": [
    {
      heading: "",
      shows: [
        ...[site.badge, site.tagline],
        ...[...home.figures, ...home.about.figures].map(({ label, figure }) => `${label}: ${figure}`),
      ],
    },
    {
      heading: home.courses.heading,
      entries: homeCourses.map(({ title, weeks, students, level, topics, course }) => [
        ...[title, `${weeks} weeks`, `${students} students`, level],
        ...[limited(topics, 3), `${title} → ${course ? `/courses/${course}` : `/courses#${headingId(title)}`}`],
      ]),
    },
    {
      heading: home.services.heading,
      entries: services.map(({ slug, title, home: card }) => [
        ...[title, card.badge, list(card.features)],
        `${title} → /services/${slug}`,
      ]),
    },
    { heading: home.why.heading, entries: home.reasons.map(titled) },
    {
      heading: home.testimonials.heading,
      entries: testimonials.map(({ name, role, course, text, highlight, image, rating }) => [
        ...[text, name, `${role} · ${titleOf(course)}`, highlight, image],
        `Rated ${rating} of 5`,
      ]),
    },
  ],
  "/about": [
    {
      heading: about.story.heading,
      shows: [...about.story.paragraphs, about.story.picture.alt],
    },
    { heading: about.figures.heading, entries: about.figures.items.map(({ figure, label }) => [`${figure} ${label}`]) },
    { heading: about.values.heading, entries: about.values.items.map(titled) },
  ],
  "/admissions": [
    { heading: admissions.process.heading, entries: admissions.process.items.map(titled) },
    {
      heading: admissions.batches.heading,
      entries: upcoming.map((batch) => [
        ...[String(Number(batch.start.slice(8))), ...batchLines(batch)],
        `${titleOf(batch.course)} → /courses/${batch.course}`,
      ]),
    },
    {
      heading: admissions.batches.heading,
      shows: [...upcoming.map(({ start }) => month(start)), admissions.batches.lead],
    },
    {
      heading: admissions.fees.heading,
      entries: [
        ...fees.map(({ course, duration, fee, popular }) => [
          ...[popular ? `${titleOf(course)} Popular` : titleOf(course), label("Popular", popular)],
          ...[duration, rupees(fee)],
        ]),
        ...fees.map(({ course, fee }) => [titleOf(course), ...[3, 6, 9].map((count) => rupees(equalPart(fee, count)))]),
      ],
    },
    { heading: payment.heading, shows: priceFacts() },
    { heading: admissions.requirements.heading, entries: admissions.requirements.items.map(titled) },
  ],
  "/contact": [
    {
      heading: "",
      shows: [
        ...[site.contact.phone, site.contact.email],
        ...site.contact.hours.map(({ days, opens, closes }) => `${days}: ${clock(opens)} to ${clock(closes)}`),
        ...[contact.campus.lead, contact.campus.picture.alt, contact.quick.lead],
      ],
    },
    {
      heading: contact.accessibility.heading,
      shows: [
        ...[contact.accessibility.lead, contact.accessibility.report.text, `As of ${day(contact.accessibility.asOf)}`],
        ...[contact.accessibility.tested, contact.accessibility.gaps].flatMap(({ heading, items }) => [
          heading,
          list(items),
        ]),
        `${site.contact.email} → mailto:${site.contact.email}`,
      ],
    },
  ],
  "/courses": [
    {
      heading: coursePages.list.heading,
      entries: [
        ...courses.map((course) => [
          ...[course.title, course.description, rupees(course.price), limited(course.highlights, 2)],
          ...facts({ Duration: course.duration, Level: course.level, Students: course.students }),
          ...[`Learn More about ${course.title} → /courses/${course.slug}`, label("Popular", course.popular)],
        ]),
        ...homeCourses.filter(({ partOf }) => partOf).map(({ title }) => [`Enquire about ${title}`]),
      ],
    },
    {
      heading: coursePages.list.heading,
      shows: [
        coursePages.shortCourses.heading,
        coursePages.shortCourses.lead,
        ...homeCourses.flatMap(({ title, weeks, level, description, partOf }) =>
          partOf ? [title, `${weeks} weeks · ${level} · ${coursePages.shortCourses.fee}`, description] : [],
        ),
      ],
    },
  ],
  ...Object.fromEntries(
    courses.map((course): [string, Expected[]] => [
      `/courses/${course.slug}`,
      [
        {
          heading: factsHeading,
          shows: [
            ...facts({ Fee: rupees(course.price), Duration: course.pageDuration }),
            ...facts({ Level: course.level, Students: course.students }),
            detail.feeNote,
          ],
        },
        ...partsOfCourse(course),
      ],
    ]),
  ),
  "/services": [
    { heading: "", shows: [list(servicePages.stats.map(({ figure, label }) => `${figure} ${label}`))] },
    {
      heading: servicePages.list.heading,
      entries: services.map(({ slug, title, description, priceText, priceNote, duration, features, popular }) => [
        ...[description, priceText, priceNote, duration, list(features), label("Popular", popular)],
        ...[popular ? `${title} Popular` : title, `Learn More about ${title} → /services/${slug}`],
      ]),
    },
    {
      heading: servicePages.reviews.heading,
      entries: reviews.map((of) => review({ ...of, service: titleOf(of.service) })),
    },
    {
      heading: servicePages.custom.heading,
      shows: [servicePages.custom.text, `${servicePages.custom.action.label} → ${servicePages.custom.action.link}`],
    },
  ],
  ...Object.fromEntries(
    services.map((service): [string, Expected[]] => [
      `/services/${service.slug}`,
      [
        {
          heading: "",
          shows: [service.priceNote, ...(service.stats ?? []).map(({ label, figure }) => `${label}: ${figure}`)],
        },
        {
          heading: factsHeading,
          shows: [`Price: ${service.priceText}`, ...service.facts.map(({ label, value }) => `${label}: ${value}`)],
        },
        ...partsOfService(service),
      ],
    ]),
  ),
  "/faculty": [
    {
      heading: facultyPage.list.heading,
      entries: faculty.map(({ name, title, background, expertise, achievements, courses, picture, ...record }) => [
        ...[name, title, background, picture.alt, recordOf(record)],
        ...[list(expertise), list(achievements), list(courses.map(titleOf))],
      ]),
    },
  ],
  "/success-stories": [
    {
      heading: stories.stories.heading,
      entries: alumni.map(({ name, picture, beforeRole, role, achievements, testimonial, ...story }) => [
        ...[
          name,
          picture.alt,
          story.before,
          story.turn,
          story.now,
          `${story.package} a year`,
          list(achievements),
          testimonial,
        ],
        `${titleOf(story.course)} · ${courseLength(story.course)} course · offer ${story.duration} after the first class · ${story.location}`,
        ...facts({ Before: beforeRole, After: role }),
      ]),
    },
    { heading: stories.employers.heading, entries: employers.map(({ name, field }) => [name + field]) },
    {
      heading: stories.counting.heading,
      shows: [
        ...claims.flatMap(({ figure, label, counting, source }) => [figure, `${figure} ${label}`, counting, source]),
        stories.counting.note,
      ],
    },
  ],
  "/blog": [true, false].map((featured) => ({
    heading: (featured ? blog.featured : blog.list).heading,
    entries: blog.articles
      .filter((article) => article.featured === featured)
      .map(({ title, excerpt, author, date, readTime, category, image, body }) => [
        ...[title, excerpt, `${author} · ${day(date)} · ${readTime}`, category, image.alt],
        ...[...articleTexts(body), label("Featured", featured)],
      ]),
  })),
  "/research": [
    {
      heading: research.papers.heading,
      entries: papers.map(({ title, authors, journal, year, category, citations, impact, abstract }) => [
        ...[title, `${year}`, `${authors.join(", ")}. ${journal}, ${year}.`, category, impact, abstract],
        `${citations} citations`,
      ]),
    },
    { heading: research.areas.heading, entries: research.areas.items.map(titled) },
    {
      heading: research.collaborations.heading,
      entries: research.collaborations.items.map(({ name, field, text }) => [name, field, text]),
    },
  ],
  "/gallery": [
    {
      heading: gallery.list.heading,
      entries: gallery.albums.map(({ title, type, date, participants, images, description, pictures }) => [
        ...[title, type, description, ...pictures.map(({ alt }) => alt)],
        `${month(date)} · ${participants} participants · ${images} pictures`,
      ]),
    },
    {
      heading: gallery.videos.heading,
      entries: (videosOfTheSite as ((typeof videosOfTheSite)[number] & { url?: string })[]).map(
        ({ title, poster, duration, description, views, url }) => [
          ...[title, poster.alt, description],
          ...(url ? [duration, `${views} views`] : [`${duration} · ${views} views`]),
          url && `${title} → ${url}`,
        ],
      ),
    },
  ],
  "/careers": [
    {
      heading: careers.openings.heading,
      entries: careers.openings.items.map((job) => [
        ...[job.title, job.description, list(job.requirements), `Posted on ${day(job.posted)}`],
        ...[`${job.department} · ${job.type} · ${job.location} · ${job.experience}`, label("Urgent", job.urgent)],
      ]),
    },
    { heading: careers.benefits.heading, entries: careers.benefits.items.map(titled) },
    {
      heading: careers.team.heading,
      entries: careers.team.items.map(({ content, name, role, since }) => [content, name, role, `Here since ${since}`]),
    },
  ],
};

for (const name of policyNames("data"))
  content[`/${name}`] = policySections(name).map(({ heading, parts }) => ({
    heading,
    shows: parts.map((part) => (typeof part === "string" ? part : list(part))),
  }));

for (const [path, expected] of Object.entries(filled(content)))
  test(`${path} shows what data/ says of it`, async ({ page }) => {
    await visit(page, path);
    const sections = await sectionsOf(page);
    const headings = [...new Set(expected.map(({ heading }) => heading))];
    expect(
      [...sections.keys()].filter((heading) => headings.includes(heading)),
      "their order",
    ).toEqual(headings);
    for (const part of expected) await test.step(part.heading, () => expectShown(sections.get(part.heading), part));
    if (path.startsWith("/courses/")) expectNoOtherPart(sections, expected);
  });

function expectShown(section: Section | undefined, expected: Expected) {
  expect(section, `a section “${expected.heading}”`).toBeDefined();
  if (!section) return;
  if ("shows" in expected) return expectTexts(section.shown, expected.shows);
  expect.soft(section.entries.length, `entries of “${expected.heading}”`).toBe(expected.entries.length);
  for (const [position, entry] of expected.entries.entries()) {
    const shown = section.entries[position] ?? [];
    expectTexts(shown, entry);
    expect.soft(labels.filter((text) => shown.includes(text))).toEqual(labels.filter((text) => entry.includes(text)));
  }
}

function expectTexts(shown: Shown, wanted: Entry) {
  const missing = wanted.filter((text) => text && !shown.includes(text));
  expect.soft(missing, `missing in: ${shown[0]}`).toEqual([]);
}

/** A course has the parts that it has content for, and no others. */
function expectNoOtherPart(sections: Map<string, Section>, expected: Expected[]) {
  const parts = Object.values(detail).flatMap((part) => (typeof part === "object" ? [part.heading] : []));
  const wanted = expected.map(({ heading }) => heading);
  expect(parts.filter((heading) => sections.has(heading) && !wanted.includes(heading))).toEqual([]);
}
