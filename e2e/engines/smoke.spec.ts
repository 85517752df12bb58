/** What is most likely to break in WebKit; the release project covers the rest. */
import { findWebKit } from "../../scripts/test-tools";
import { checkMainControls, checkRoutes, mainRoutes } from "./checks";
import { test } from "./engine-test";

test.use({ engineName: "WebKit" });
test.skip(!findWebKit(), "WebKitGTK (WebKitWebDriver) and Xvfb are not installed");
test.describe.configure({ mode: "default" }); // one WebKit for all

test.describe("WebKit", () => {
  checkRoutes(mainRoutes);
  checkMainControls();
});
