/** The few lines of script that stand in every page; all other script waits in `<template id="runtime">`. */

/** Which links the browser may fetch before they are pressed: pages, but no files. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/** The text of the script that says so to the browser. */
export const speculationRules = JSON.stringify({ prefetch: [links] });

/**
 * Puts the scripts that wait into the page when an island (src/browser/island.ts) wants them.
 *
 * - Where an island wants so, as soon as the page has loaded; where one comes into view, when the browser is idle, too;
 *   where one is touched, hovered over or focused, at that moment.
 * - Links, forms, menus and `<details>` answer without script. Presses on other buttons are repeated, each in its turn,
 *   when the page has come hydrated, which it says by the event `hydrated` (gatsby-browser.tsx).
 * - While it comes hydrated, React hears of no press but of what is typed, ticked and sent: for the first press that it heard it
 *   would take over the whole page in one go, and the browser could not answer meanwhile.
 * - Gatsby asks for the page's path in `window.pagePath`. It stands in an attribute, so that this script is the same on all
 *   pages: the security policy names each script that may run.
 * - Gatsby decodes the address's hash and leaves a blank page where it cannot: such a hash names nothing, and goes.
 * - Links are fetched before they are pressed, but not for visitors who save data.
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
