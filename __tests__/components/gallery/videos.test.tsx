import { render, screen, within } from "@testing-library/react";
import { Videos } from "../../../src/components/gallery/videos";

const video = (title: string, url: string | null): Queries.VideosFragment => ({
  title,
  duration: "3:45",
  views: "2,180",
  description: `What ${title} shows.`,
  url,
  poster: { alt: "", src: { childImageSharp: null } },
});

test("a video with a URL is a link labelled Play; one without is a plain card", () => {
  render(<Videos videos={[video("Tour", "https://video.example/tour"), video("Stories", null)]} />);
  const [tour, stories] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(within(tour).getByText("Play")).toBeVisible();
  const link = within(tour).getByRole("link", { name: "Tour" });
  expect(link).toHaveAttribute("href", "https://video.example/tour");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(within(stories).queryByText("Play")).toBeNull();
  expect(within(stories).getByText("3:45 · 2,180 views")).toBeVisible();
  expect(within(stories).queryByRole("link")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
