/**
 * Parts of pages, with and without optional content.
 *
 * @jest-environment jsdom
 */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { query as admissionsQuery } from "../../src/pages/admissions";
import { query as blogQuery } from "../../src/pages/blog";
import { query as contactQuery } from "../../src/pages/contact";
import { query as coursesQuery } from "../../src/pages/courses";
import { query as facultyQuery } from "../../src/pages/faculty";
import { query as galleryQuery } from "../../src/pages/gallery";
import { query as servicesQuery } from "../../src/pages/services";
import { query as storiesQuery } from "../../src/pages/success-stories";
import { FeeTable } from "../../src/components/admissions/fee-table";
import { Compare } from "../../src/components/courses/compare";
import { CourseCard } from "../../src/components/courses/course-card";
import { RouteMap } from "../../src/components/courses/route-map";
import { FacultyCard } from "../../src/components/faculty/faculty-card";
import { EnquiryForm } from "../../src/components/forms/enquiry-form";
import { Newsletter } from "../../src/components/forms/newsletter";
import { PrivacyNotice } from "../../src/components/forms/privacy-notice";
import { Album } from "../../src/components/gallery/album";
import { Videos } from "../../src/components/gallery/videos";
import { ServiceCard } from "../../src/components/services/service-card";
import { PricePanel } from "../../src/components/shared/price-panel";
import { AlumniStory } from "../../src/components/success-stories/alumni-story";
import { ClaimList } from "../../src/components/success-stories/claim-list";
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
          p "4 weeks ₹17,700"
          p "Leads to Python"
        1× link "Python" → /courses/python
          p "4 weeks ₹17,700"
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
  render(<Compare courses={[{ ...course, ...whole }]} copy={coursePages} />);
  const rows = ["PrerequisitesMuch", "Projects2", "CertificationsPY-1"];
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(rows));
});

test("a course card", async () => {
  const { allCourse } = await runQuery<Queries.CoursesQuery>(coursesQuery);
  const course = assertPresent(allCourse.nodes[0], "course");
  const { container } = render(<CourseCard course={{ ...course, popular: true }} />);
  expect(container).toMatchInlineSnapshot(`
    picture "A learner at a laptop."
    h3 "Python"
    p "₹17,700 Popular"
    p "Starts 11 Jan, evenings Starts 6 Feb, weekends"
    p "A course."
    list of 3: text "Exercises", "Projects", "+1 more"
    list of 2: text "4 weeks of classes with projects", "2 months with practice"
    p "Beginner, 500+ students"
    link "Learn More about Python" → /courses/python
    field (checkbox) "Compare Python" sent as compare=python
  `);
});

test("a faculty card", async () => {
  const { allFacultyMember } = await runQuery<Queries.FacultyQuery>(facultyQuery);
  const member = assertPresent(allFacultyMember.nodes[0], "trainer");
  const { container } = render(
    <FacultyCard member={{ ...member, qualification: "PhD", profile: "https://college.example/hegde" }} more="More" />,
  );
  expect(container).toMatchInlineSnapshot(`
    picture "Portrait of a senior woman trainer with grey hair in a bun,…"
    h3 "Dr Vasundhara Hegde"
    p "Principal trainer, statistics and data science"
    p "34 years of experience PhD"
    list of 5 "Expertise": text "Applied statistics", "Experiment design", "Forecasting", "Model validation", "Clinical data"
    p "Vasundhara grew up in Sirsi and took her doctorate in stati…"
    summary "More: Dr Vasundhara Hegde"
      list of 4: text "Designed the sampling plan of a 40,000-household nutrition…", "Wrote a workbook on confidence intervals used by six colleg…", "Co-author of our paper on retinal screening in rural camps", "Has reviewed 120 MTech and PhD analyses for their method"
      p "Courses"
      list of 2 "Courses": link "Data Science" → /courses/data-science, "Python" → /courses/python
      link "Profile on college.example" → https://college.example/hegde
  `);
});

test("a service card with its price", async () => {
  const { allService } = await runQuery<Queries.ServicesQuery>(servicesQuery);
  const service = assertPresent(allService.nodes[0], "service");
  const card = { ...service, color: service.gradient, badge: "Popular" };
  const { container } = render(
    <ServiceCard service={service} card={card} wide picture={{ sizes: "" }} price={service} />,
  );
  expect(container).toMatchInlineSnapshot(`
    picture "Two final-year students show a small wheeled robot they hav…"
    h3 "Internships"
    text "Popular"
    p "Build a project you can explain to any examiner. A mentor h…"
    list of 5: text "Six domains, from web apps to robotics", "1000+ project templates to begin from", "Four reviews with written comments", "One fee for a team of up to four", "A practice viva before the real one"
    p "Starting ₹8,000 Learn More about Internships"
      link "Learn More about Internships" → /services/internships
  `);
});

test("a video links to its URL", async () => {
  const { allVideo } = await runQuery<Queries.GalleryQuery>(galleryQuery);
  const video = assertPresent(allVideo.nodes[0], "video");
  const { container } = render(<Videos videos={[{ ...video, url: "https://video.example/tour" }]} />);
  expect(container).toMatchInlineSnapshot(`
    list of 1: picture "A student guide waves a hand towards the institute building…"
      h3 link "A walk around the campus" → https://video.example/tour
      p "A student guide walks up the path and through the building:…"
      p "Play 3:45 2,180 views"
  `);
});

test("an album", async () => {
  const { gallery } = await runQuery<Queries.GalleryQuery>(galleryQuery);
  const album = assertPresent(gallery.albums[0], "album");
  const { container } = render(<Album album={album} kind={{ name: "Hackathon", icon: "code", color: "indigo" }} />);
  expect(container).toMatchInlineSnapshot(`
    list of 1 "Pictures of Bus Stop hackathon: 24 teams, 24 hours": link "A team of four works on laptops around a long table at nigh…" → /images/course.png
      picture "A team of four works on laptops around a long table at nigh…"
    p "Hackathon"
    h3 "Bus Stop hackathon: 24 teams, 24 hours"
    p "October 2026 96 participants 1 picture"
    p "Teams of four built something useful for people who wait fo…"
  `);
});

test("a price panel", async () => {
  const { payment, refund } = await runQuery<Queries.AdmissionsQuery>(admissionsQuery);
  const { container } = render(<PricePanel terms={payment} refund={refund} fee={15_000} ask="/contact" />);
  expect(container).toMatchInlineSnapshot(`
    text "Fee: ₹15,000 18% GST is included: ₹2,288."
    text "Included: All classes and lab hours, the reviews of your co…"
    text "Not included: A laptop, and the fee of an outside examinati…"
    text "Instalments: EMI is available; ask a counsellor for the ins…"
    text "Full refund: 7 days from enrolment, below 20%."
    link "Ask about the fee" → /contact
    link "Refund rules" → /terms#refunds
  `);
});

test("a fee table", async () => {
  const { allFee, coursePages, admissionsPage } = await runQuery<Queries.AdmissionsQuery>(admissionsQuery);
  const { split } = admissionsPage.fees;
  const { container } = render(
    <FeeTable fees={allFee.nodes} basis={coursePages.durations.list} caption="Fees" split={split} />,
  );
  expect(container).toMatchInlineSnapshot(`
    region table of 6 × 1 "Fees"
      columns "Course" "Duration with practice" "Fee" "3 parts" "6 parts" "9 parts"
      row "Python" "2 months" "₹17,700" "₹5,900" "₹2,950" "₹1,967"
        link "Python" → /courses/python
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
    numbered list of 2: link "Esakkimuthu Pandiyan" → #esakkimuthu-pandiyan
      p "→ ₹6.4 lakh"
      then "Other" → #other "₹3 lakh → ₹10 lakh"
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
    h3 "Esakkimuthu Pandiyan"
    p "₹6.4 lakh a year"
    text "Before: Parcel delivery rider and physics graduate"
    text "After: Junior Backend Developer, Kurinji Freightworks"
    p "Nobody praised my code until I could explain it. That annoy…"
    p "Python course, 4 weeks with projects, paid place Offer 6 mo…"
      link "Python course" → /courses/python
    summary "Full story: Esakkimuthu Pandiyan"
      text "How it began: Esakkimuthu took a physics degree in Tirunelv…"
      text "The turning point: He dropped the tutorials and wrote a sma…"
      text "Since then: He applied to nineteen companies and heard back…"
      list of 3: text "Built a route checker from 300 of his own delivery notes", "Wrote 64 tests for his final project", "Shipped his first feature at work in the third week"
      link "Confirmed on profiles.example" → https://www.profiles.example/me
  `);
  rerender(<AlumniStory story={{ ...story, proof: null }} />);
  expect(screen.queryByRole("link", { name: /^Confirmed/ })).toBeNull();
});

test("a claim shows the evidence on record", async () => {
  const { allClaim } = await runQuery<Queries.SuccessStoriesQuery>(storiesQuery);
  const [based, bare] = allClaim.nodes as [Queries.ClaimListFragment, Queries.ClaimListFragment];
  const counted = { counts: { count: 1083, of: 1140 }, courses: [{ title: "Python", path: "/courses/python" }] };
  const { container } = render(<ClaimList claims={[{ ...based, ...counted }, bare]} />);
  expect(container).toMatchInlineSnapshot(`
    list of 2
      1× summary "600+ students placed"
        p "1,083 of 1,140"
        p "Former learners who began a paid job. Internships are left…"
        p "Counted: 1 June 2016 to 30 September 2026."
        p "Source: Our register of offer letters"
        p "Courses counted"
        list of 1 "Courses counted": link "Python" → /courses/python
      1× summary "95% success rate"
        p "As of 30 September 2026."
  `);
});

test("the enquiry form, empty and with errors", async () => {
  const { contactPage } = await runQuery<Queries.ContactQuery>(contactQuery);
  render(<EnquiryForm copy={contactPage.form} courses={[]} batches={[]} services={[]} />);
  const form = screen.getByRole("form");
  expect(form).toMatchInlineSnapshot(`
    form "Enquiry"
      p "Your first name, a message and either an e-mail address or…"
      field (text, required) "First Name" sent as First Name
      field (text) "Last Name" sent as Last Name shows "Optional"
      p "Email or Phone: give at least one of them, so that we can a…"
      field (email) "Email" sent as Email described as "Email or Phone: give at least one of them, so that we can a…"
      field (tel) "Phone" sent as Phone shows "+91-XXXXXXXXXX" described as "Email or Phone: give at least one of them, so that we can a…"
      field (select) "Course Interest" of 3 sent as Course Interest
      field (textarea, required) "Message" sent as Message
      button "Send Message"
  `);
  fireEvent.click(screen.getByRole("button"));
  expect(form).toMatchInlineSnapshot(`
    form "Enquiry"
      group h3 "There is a problem"
        list of 3: link "Enter your first name" → #enquiry-first-name, "Enter an e-mail address or a phone number" → #enquiry-email, "Enter your message" → #enquiry-message
      p "Your first name, a message and either an e-mail address or…"
      p "Enter your first name"
      field (text, required, invalid) "First Name" sent as First Name described as "Enter your first name"
      field (text) "Last Name" sent as Last Name shows "Optional"
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

test("the notice of a form", () => {
  const { container } = render(<PrivacyNotice form="enquiry" />);
  expect(container).toMatchInlineSnapshot(`
    p "We use your name, contact details and message to answer you…"
      link "Privacy policy" → /privacy
    summary "What happens to your data"
      text "What you send: Your name, email address, phone number, cour…"
      text "What for: To answer you and to advise you on courses and se…"
      text "How long: 3 years, like all correspondence with us. Then we…"
      text "If you change your mind: Write to us: we show you what we h…"
        link "hello@test.example" → mailto:hello@test.example
      text "If we do not put it right: You may complain to the Data Pro…"
      text "Under 18: Let a parent or guardian write to us, or agree be…"
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
