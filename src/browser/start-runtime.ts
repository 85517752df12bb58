/** The only script that runs in every page; Gatsby's waits in `<template id="runtime">` (gatsby-ssr.tsx). */

/** Links that the browser may prefetch: pages, but no files. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/** The text of the speculation rules script, which the security policy names by its hash. */
export const speculationRules = JSON.stringify({ prefetch: [links] });

/**
 * Starts Gatsby's scripts when an island (src/browser/island.ts) needs them.
 *
 * - After load if an island asks for it, when the browser is idle and an island is in view, or at once when an island is
 *   touched, hovered or focused.
 * - Links, forms, menus and `<details>` work without script. Presses on other buttons are replayed in order after the
 *   `hydrated` event (src/components/layout/page-wrappers.tsx).
 * - Until then React hears input, change and submit events, but no presses: the first one would make it hydrate the whole
 *   page in one task, in which the browser answers nothing.
 * - Gatsby reads the page's path from `window.pagePath`. It comes from an attribute, so that this script is the same on all
 *   pages and the security policy can name it by one hash.
 * - Gatsby leaves a blank page if it cannot decode the URL's hash; such a hash names nothing and is dropped.
 * - Links are prefetched on hover, but not for visitors who save data.
 */
export const startRuntime = `(()=>{
let page=document,held=page.getElementById("runtime"),wanted,hydrated,pressed=[],all='[data-island]';
const start=()=>{wanted=1;
try{decodeURI(location.hash)}catch{history.replaceState(null,"",location.pathname+location.search)}
window.pagePath=held.dataset.path;page.body.append(held.content)},
on=(names,act)=>names.split(" ").forEach(name=>addEventListener(name,act,true)),
inside=act=>({target})=>{if(target.closest?.(all))act(target)};
on("pointerover pointerdown focusin",inside(start));
on("click",inside(target=>{const button=!hydrated&&target.closest('button[type="button"]');if(button)pressed.push(button)}));
on("pointerdown pointerup mousedown mouseup touchstart touchend click dblclick keydown keypress keyup",
event=>{if(wanted&&!hydrated)event.stopPropagation()});
on("hydrated",()=>{hydrated=1;for(const button of pressed)setTimeout(()=>button.click())});
on("load",()=>{
if(!navigator.connection?.saveData){const rules=page.createElement("script");rules.type="speculationrules";
rules.text='${speculationRules}';page.head.append(rules)}
if(page.querySelector('[data-island="at once"]'+(location.search&&',[data-island="with query"]')))start();
else(self.requestIdleCallback||setTimeout)(()=>{
const watch=new IntersectionObserver(seen=>{if(seen.some(island=>island.isIntersecting)){watch.disconnect();start()}});
for(const island of page.querySelectorAll(all))watch.observe(island)})})})()`.replaceAll("\n", "");
