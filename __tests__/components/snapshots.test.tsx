import { createSerializer } from "@emotion/jest";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { Breadcrumb } from "../../src/components/layout/breadcrumb";
import { ButtonLink } from "../../src/components/basics/button-link";
import { Figures } from "../../src/components/basics/figures";
import { Heading } from "../../src/components/layout/heading";

// Without styles, so that a change of theme breaks no test.
expect.addSnapshotSerializer(createSerializer({ includeStyles: false }));

test.each<[name: string, component: ReactElement]>([
  [
    "a button that leads to a page of the site",
    <ButtonLink key="page" to="/courses">
      Explore Courses
    </ButtonLink>,
  ],
  [
    "a button that leads elsewhere",
    <ButtonLink key="elsewhere" to="https://wa.me/1" kind="plain">
      Ask on WhatsApp
    </ButtonLink>,
  ],
  ["a heading", <Heading key="heading" heading="Our courses" />],
  ["a heading with a drawn underline", <Heading key="underline" heading="Your future *starts here* today" />],
  ["a breadcrumb", <Breadcrumb key="breadcrumb" trail={[{ label: "Courses", to: "/courses" }]} here="Python" />],
  ["a row of figures", <Figures key="figures" figures={[{ figure: "600+", label: "students placed" }]} />],
])("the HTML of %s", (_, component) => {
  expect(render(component).container.firstChild).toMatchSnapshot();
});
