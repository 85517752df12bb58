/**
 * Starts Gatsby's script in steps, between which the browser answers what a visitor presses: React, what all pages have,
 * and then the page.
 */
import { closeHoles } from "./loader-guards";

function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start() {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await pause();
  await import(/* webpackMode: "eager" */ "../components/layout/layout");
  await pause();
  closeHoles();
  await import(/* webpackMode: "eager" */ "../../.cache/production-app");
}

void start();
