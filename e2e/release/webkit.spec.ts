import { findWebKit } from "../../scripts/test-tools";
import { routes } from "../support/content/site-routes";
import { checkOtherControls, checkRoutes, mainRoutes } from "../engines/checks";
import { test } from "../engines/engine-test";

test.use({ engineName: "WebKit" });
test.skip(!findWebKit(), "WebKitGTK (WebKitWebDriver) and Xvfb are not installed");
test.describe.configure({ mode: "default" }); // one WebKit for all

test.describe("WebKit", () => {
  checkRoutes(routes.filter((route) => !mainRoutes.includes(route)));
  checkOtherControls();
});
