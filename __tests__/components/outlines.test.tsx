/**
 * Parts of pages, with what is optional and in states that the outlines of pages do not have.
 *
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from "@testing-library/react";
import "../../src/pages/admissions"; // for the fragments of its components
import { query as blogQuery } from "../../src/pages/blog";
import { query as contactQuery } from "../../src/pages/contact";
import { query as coursesQuery } from "../../src/pages/courses";
import { query as facultyQuery } from "../../src/pages/faculty";
import { query as galleryQuery } from "../../src/pages/gallery";
import { query as servicesQuery } from "../../src/pages/services";
import { query as storiesQuery } from "../../src/pages/success-stories";
import { CompareTable } from "../../src/components/courses/compare-table";
import { CourseCard } from "../../src/components/courses/course-card";
import { RouteMap } from "../../src/components/courses/route-map";
import { FacultyCard } from "../../src/components/faculty/faculty-card";
import { EnquiryForm } from "../../src/components/forms/enquiry-form";
import { Newsletter } from "../../src/components/forms/newsletter";
import { Videos } from "../../src/components/gallery/videos";
import { ServiceCard } from "../../src/components/services/service-card";
import { AlumniStory } from "../../src/components/success-stories/alumni-story";
import { Packages } from "../../src/components/success-stories/packages";
import { assertPresent } from "../../src/assert-present";
import "../support/frozen-clock";
import { runQuery } from "../support/graphql";

test("a route map", async () => {
  const { allCourse, coursePages } = await runQuery<Queries.CoursesQuery>(coursesQuery);
  const [one, other] = allCourse.nodes.map((course) => ({ ...course, prerequisites: "Much" }));
  if (!one || !other) throw new Error("The fixtures have too few courses.");
  const courses = [{ ...other, prerequisites: null, next: [{ course: one }] }, one];
  const { container, rerender } = render(<RouteMap courses={courses} copy={coursePages.routes} />);
  expect(container).toMatchInlineSnapshot(`
    region h2 "Where to start"
      p "Follow the road."
      numbered list of 2
        1× text "Start Data Science"
          link "Data Science" → /courses/data-science
          p "4 weeks ₹15,000"
          p "Leads to Python"
        1× link "Python" → /courses/python
          p "4 weeks ₹15,000"
  `);
  rerender(<RouteMap courses={[one]} copy={coursePages.routes} />);
  expect(container).toBeEmptyDOMElement();
});

test("a comparison, with what only some courses have", async () => {
  const { allCourse, coursePages } = await runQuery<Queries.CoursesQuery>(coursesQuery);
  const course = assertPresent(allCourse.nodes[0], "course");
  const certifications = [
    { code: "PY-1", retired: null },
    { code: "PY-2", retired: "2025-03-31" },
  ];
  const whole = { projects: [{ level: "" }], capstones: [{ level: "" }], certifications, prerequisites: "Much" };
  render(<CompareTable courses={[{ ...course, ...whole }]} copy={coursePages} refundDays={7} />);
  const rows = ["PrerequisitesMuch", "Projects2", "CertificationsPY-1,\nPY-2 (retired on 31 March 2025)"];
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(rows));
});

test("a course card", async () => {
  const { allCourse } = await runQuery<Queries.CoursesQuery>(coursesQuery);
  const course = assertPresent(allCourse.nodes[0], "course");
  const { container } = render(<CourseCard course={{ ...course, popular: true }} />);
  expect(container).toMatchInlineSnapshot(`
    picture "A learner at a laptop."
    h3 "Python"
    text "Popular"
    p "Starts 11 Jan, evenings Starts 6 Feb, weekends"
    p "A course."
    list of 3: text "Exercises", "Projects", "+1 more"
    p "2 months with practice, Beginner, 500+ students"
    p "₹15,000"
    link "Learn More about Python" → /courses/python
    field (checkbox) "Compare Python" sent as compare=python
  `);
});

test("a faculty card", async () => {
  const { allFacultyMember } = await runQuery<Queries.FacultyQuery>(facultyQuery);
  const member = assertPresent(allFacultyMember.nodes[0], "trainer");
  const { container } = render(
    <FacultyCard
      member={{ ...member, qualification: "PhD", since: 2019, profile: "https://college.example/hegde" }}
      more="More"
    />,
  );
  expect(container).toMatchInlineSnapshot(`
    picture "Portrait of a senior woman trainer with grey hair in a bun,…"
    h3 "Dr Vasundhara Hegde"
    p "Principal trainer, statistics and data science"
    p "34 years of experience PhD teaching here since 2019"
    list of 5 "Expertise": text "Applied statistics", "Experiment design", "Forecasting", "Model validation", "Clinical data"
    p "Vasundhara grew up in Sirsi and took her doctorate in stati…"
    summary "More: Dr Vasundhara Hegde"
      list of 4: text "Designed the sampling plan of a 40,000-household nutrition…", "Wrote a workbook on confidence intervals used by six colleg…", "Co-author of our paper on retinal screening in rural camps", "Has reviewed 120 MTech and PhD analyses for their method"
      p "Courses"
      list of 2 "Courses": link "Data Science" → /courses/data-science, "Python" → /courses/python
      link "Profile on college.example" → https://college.example/hegde
  `);
});

test("a service card, with and without words about the price", async () => {
  const { allService } = await runQuery<Queries.ServicesQuery>(servicesQuery);
  const service = assertPresent(allService.nodes[0], "service");
  const { container, rerender } = render(<ServiceCard service={{ ...service, priceNote: "The host pays." }} />);
  expect(container).toMatchInlineSnapshot(`
    picture "Two final-year students show a small wheeled robot they hav…"
    h3 "Internships Popular"
    p "Build a project you can explain to any examiner. A mentor h…"
    list of 5: text "Six domains, from web apps to robotics", "1000+ project templates to begin from", "Four reviews with written comments", "One fee for a team of up to four", "A practice viva before the real one"
    p "Starting ₹8,000 The host pays. Learn More about Internships"
      link "Learn More about Internships" → /services/internships
  `);
  rerender(<ServiceCard service={{ ...service, priceNote: null }} />);
  expect(container).toHaveTextContent(/Starting ₹8,000 ?Learn More/);
});

test("a video with a URL links to it, others are plain", async () => {
  const { allVideo } = await runQuery<Queries.GalleryQuery>(galleryQuery);
  const video = assertPresent(allVideo.nodes[0], "video");
  const videos = [
    { ...video, url: "https://video.example/tour" },
    { ...video, title: "Stories", url: null },
  ];
  const { container } = render(<Videos videos={videos} />);
  expect(container).toMatchInlineSnapshot(`
    list of 2
      1× picture "A student guide waves a hand towards the institute building…"
        h3 link "A walk around the campus" → https://video.example/tour
        p "A student guide walks up the path and through the building:…"
        p "Play 3:45 2,180 views"
      1× picture "A student guide waves a hand towards the institute building…"
        h3 "Stories"
        p "A student guide walks up the path and through the building:…"
        p "3:45 2,180 views"
  `);
});

test("packages on one scale, and no drawing of only one", async () => {
  const { allAlumniStory, successStoriesPage } = await runQuery<Queries.SuccessStoriesQuery>(storiesQuery);
  const story = assertPresent(allAlumniStory.nodes[0], "story");
  const other = { ...story, anchor: "other", name: "Other", package: "₹0.1 crore", packageBefore: "₹3 lakh" };
  const stories = [story, other, { ...other, anchor: "third", package: "₹8 to 9 lakh" }];
  const { container, rerender } = render(<Packages stories={stories} copy={successStoriesPage} />);
  expect(container).toMatchInlineSnapshot(`
    text "2 packages average ₹8.2 lakh."
    numbered list of 2: text "Esakkimuthu Pandiyan₹6.4 lakh"
      link "Esakkimuthu Pandiyan" → #esakkimuthu-pandiyan
      then "Other₹3 lakh → ₹0.1 crore" "Other" → #other
  `);
  rerender(<Packages stories={[story]} copy={successStoriesPage} />);
  expect(container).toBeEmptyDOMElement();
});

test("an alumni story, with and without its proof", async () => {
  const { allAlumniStory } = await runQuery<Queries.SuccessStoriesQuery>(storiesQuery);
  const story = assertPresent(allAlumniStory.nodes[0], "story");
  const whole = { ...story, paid: "yes" as const, proof: "https://www.profiles.example/me" };
  const { container, rerender } = render(<AlumniStory story={whole} />);
  expect(container).toMatchInlineSnapshot(`
    picture "Portrait of a smiling young man with cropped hair in a mari…"
    p "₹6.4 lakh a year"
    h3 "Esakkimuthu Pandiyan"
    text "Before: Parcel delivery rider and physics graduate"
    text "After: Junior Backend Developer, Kurinji Freightworks"
    p "Nobody praised my code until I could explain it. That annoy…"
    p "Python course, 2 months with practice, paid for by the lear…"
      link "Python course, 2 months with practice, paid for by the lear…" → /courses/python
    summary "Read the story Close the story: Esakkimuthu Pandiyan"
      text "How it began: Esakkimuthu took a physics degree in Tirunelv…"
      text "The turning point: He dropped the tutorials and wrote a sma…"
      text "Since then: He applied to nineteen companies and heard back…"
      list of 3: text "Built a route checker from 300 of his own delivery notes", "Wrote 64 tests for his final project", "Shipped his first feature at work in the third week"
      link "Confirmed on profiles.example" → https://www.profiles.example/me
      link "Copy link : Esakkimuthu Pandiyan" → #esakkimuthu-pandiyan
  `);
  rerender(<AlumniStory story={{ ...story, proof: null }} />);
  expect(screen.queryByRole("link", { name: /^Confirmed/ })).toBeNull();
});

test("the enquiry form with errors", async () => {
  const { contactPage } = await runQuery<Queries.ContactQuery>(contactQuery);
  render(<EnquiryForm copy={contactPage.form} courses={[]} batches={[]} services={[]} terms={[]} />);
  const form = screen.getByRole("form");
  fireEvent.click(screen.getByRole("button"));
  expect(form).toMatchInlineSnapshot(`
    form "Enquiry"
      group h3 "There is a problem"
        list of 3: link "Enter your first name" → #enquiry-first-name, "Enter an e-mail address or a phone number" → #enquiry-email, "Enter your message" → #enquiry-message
      p "Your first name, a message and either an e-mail address or…"
      p "Enter your first name"
      field (text, required, invalid) "First Name" sent as First Name described as "Enter your first name"
      field (text) "Last Name" sent as Last Name
      p "Email or Phone: give at least one of them, so that we can a…"
      p "Enter an e-mail address or a phone number"
      field (email, invalid) "Email" sent as Email described as "Enter an e-mail address or a phone number Email or Phone: g…"
      field (tel) "Phone" sent as Phone shows "+91-XXXXXXXXXX" described as "Email or Phone: give at least one of them, so that we can a…"
      field (select) "Course Interest" of 3 sent as Course Interest
      p "Enter your message"
      field (textarea, required, invalid) "Message" sent as Message described as "Enter your message"
      button "Send Message"
  `);
});

test("the newsletter form", async () => {
  const { blog } = await runQuery<Queries.BlogQuery>(blogQuery);
  render(<Newsletter copy={blog.newsletter} />);
  expect(screen.getByRole("form")).toMatchInlineSnapshot(`
    form "Newsletter"
      field (email, required) "Email" sent as Email shows "Enter your email"
      p "We use your email address to send you the newsletter, and f…"
        link "Privacy policy" → /privacy
      summary "What happens to your data"
        text "What you send: Your email address. The form adds the day of…"
        text "What for: To send you one email a month. We sell it to nobo…"
        text "How long: Until you unsubscribe. Then we delete it."
        text "If you change your mind: Reply “stop” to any issue, or writ…"
          link "hello@test.example" → mailto:hello@test.example
        text "If we do not put it right: You may complain to the Data Pro…"
        text "Under 18: Let a parent or guardian write to us, or agree be…"
      button "Subscribe"
  `);
});
