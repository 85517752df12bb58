import { renderToStaticMarkup } from "react-dom/server";

const style = 'style="line-height:1.5"';

test.each([
  ["Ravi (ರವಿ), ಶ್ರೀ", `Ravi (<span lang="kn" ${style}>ರವಿ), ಶ್ರೀ</span>`],
  ["नमस्ते, दोस्त। 50% தமிழ்", `<span lang="hi" ${style}>नमस्ते, दोस्त।</span> 50% <span lang="ta" ${style}>தமிழ்</span>`],
  ["اردو", `<span lang="ur" dir="auto" ${style}>اردو</span>`],
  ["José → 25 °C, ≤ π ✓ 👩🏽‍💼", "José → 25 °C, ≤ π ✓ 👩🏽‍💼"],
])("%s names the language of other scripts", (text, html) => {
  expect(renderToStaticMarkup(<p>{text}</p>)).toBe(`<p>${html}</p>`);
  expect(
    renderToStaticMarkup(
      <p>
        {[1, text]}
        <b>x</b>
      </p>,
    ),
  ).toBe(`<p>1${html}<b>x</b></p>`);
  expect(renderToStaticMarkup(<option>{text}</option>)).toBe(`<option>${text}</option>`);
});
