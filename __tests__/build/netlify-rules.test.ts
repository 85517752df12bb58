import { redirectOf, redirectRules } from "../../src/build/netlify-rules";
import { contract } from "../../src/content/contract";

test.each([
  ["/old page.html", "/old%20page.html"],
  ["/c++/", "/c++"],
  [
    "/पाठ्यक्रम/नया",
    "/%E0%A4%AA%E0%A4%BE%E0%A4%A0%E0%A5%8D%E0%A4%AF%E0%A4%95%E0%A5%8D%E0%A4%B0%E0%A4%AE/%E0%A4%A8%E0%A4%AF%E0%A4%BE",
  ],
])("the old address %s is redirected as browsers send it, with or without a final slash", (from, sent) => {
  const redirects = contract["redirects.json"].parse([{ from, to: "/about" }]);
  expect(redirectRules(process.cwd(), redirects)).toContain(`\n${sent} /about\n`);
  for (const path of [sent, sent.toLowerCase(), `${sent}/`])
    expect(redirectOf(path, [{ path: sent, to: "/about", status: 301 }])).toMatchObject({ to: "/about" });
});

test.each(["/old?page", "/old*", "/%zz", '/"', "old"])("%s is not an old address", (from) => {
  expect(contract["redirects.json"].safeParse([{ from, to: "/about" }]).success).toBe(false);
});
