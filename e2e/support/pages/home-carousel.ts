/** The carousel of the home page. */
import { expect, type Page } from "@playwright/test";
import testimonials from "../../../data/testimonials.json";

/** The testimonials, in order. */
export function slidesOf(page: Page) {
  return page.getByRole("list", { name: "Testimonials" }).getByRole("listitem");
}

/** Wraps a position around the ends of the carousel. */
export function wrapPosition(position: number): number {
  const { length } = testimonials;
  return ((position % length) + length) % length;
}

/** Waits until this testimonial is the only one in view. */
export async function expectOnlySlide(page: Page, shown: number) {
  await expect(slidesOf(page)).toHaveCount(testimonials.length);
  await expect.poll(() => slidesOf(page).evaluateAll(inView)).toEqual([wrapPosition(shown)]);
}

/** Runs in the browser: positions of slides that are at least partly visible. */
function inView(slides: Element[]): Promise<number[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(
        entries.flatMap(({ intersectionRatio, target }) => (intersectionRatio > 0 ? [slides.indexOf(target)] : [])),
      );
    });
    slides.forEach((slide) => observer.observe(slide));
  });
}
