/** The only script that runs in every page; Gatsby's waits in `<template id="runtime">` (gatsby-ssr.tsx). */

/** Links that the browser may prefetch: pages, but no files. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/** The text of the speculation rules script, which the security policy names by its hash. */
export const speculationRules = JSON.stringify({ prefetch: [links] });

/**
 * Starts Gatsby's scripts when an island (src/browser/island.ts) needs them, and holds early presses.
 *
 * - After load if an island asks for it, when the browser is idle and an island is in view, or at once when an island is
 *   touched, hovered or focused. Once the visitor scrolls and an island is within a screen of the view, they are fetched ahead.
 * - A press on a link or button of an island is held, which `aria-busy` shows, until while-starting.ts carries it out. Presses
 *   with a modifier key are left to the browser.
 * - Until then React hears input, change and submit events, but no presses: the first one would make it hydrate the whole
 *   page in one task, in which the browser answers nothing.
 * - Notes that something else has changed the page, such as a translator: it cannot be hydrated then (src/browser/hydrate.ts).
 * - Gatsby reads the page's path from `window.pagePath`. It comes from an attribute, so that this script is the same on all
 *   pages and the security policy can name it by one hash.
 * - Gatsby leaves a blank page if it cannot decode the URL's hash; such a hash names nothing and is dropped.
 * - Nothing is fetched ahead for visitors who save data.
 */
export const startRuntime = `(()=>{
let page=document,held=page.getElementById("runtime"),wanted,done,all="[data-island]",saves=navigator.connection?.saveData,
start=()=>{wanted=1;
try{decodeURI(location.hash)}catch{history.replaceState(null,"",location.pathname+location.search)}
self.pagePath=held.dataset.path;page.body.append(held.content)},
on=(names,act)=>names.split(" ").forEach(name=>addEventListener(name,act,true)),
add=(name,parts)=>page.head.append(Object.assign(page.createElement(name),parts)),
watch=(rootMargin,act)=>{let observer=new IntersectionObserver(seen=>{
if(seen.some(part=>part.isIntersecting)){observer.disconnect();act()}},{rootMargin});
page.querySelectorAll(all).forEach(part=>observer.observe(part))};
self.pressed=[];
new MutationObserver(()=>held.dataset.changed=1).observe(page.getElementById("___gatsby"),{childList:1,subtree:1,characterData:1});
on("pointerover pointerdown focusin",({target})=>{if(target.closest?.(all))start()});
on("click",event=>{let control=event.target.closest?.(all+" :is(a[href],button)");
if(done||!control||self.isLate?.(control)||["ctrl","meta","shift","alt"].some(key=>event[key+"Key"]))return;
event.preventDefault();control.setAttribute("aria-busy",true);pressed.push(control);start()});
on("pointerdown pointerup mousedown mouseup touchstart touchend click dblclick keydown keypress keyup",
event=>{if(wanted&&!done)event.stopPropagation()});
on("hydrated",()=>done=1);
on("load",()=>{
if(!saves)add("script",{type:"speculationrules",text:'${speculationRules}'});
if(page.querySelector('[data-island="at once"]'+(location.search&&',[data-island="with query"]')))start();
else(self.requestIdleCallback||setTimeout)(()=>{
watch("0px",start);
if(!saves)addEventListener("scroll",()=>watch("100%",()=>held.content.querySelectorAll("script[src]").forEach(script=>
add("link",{rel:"prefetch",href:script.getAttribute("src")}))),{once:1})})})})()`.replaceAll("\n", "");
