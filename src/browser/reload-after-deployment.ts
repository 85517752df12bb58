/**
 * Reloads the page if one of Gatsby's scripts is missing, as after a deployment, or fails before hydration. Runs just before
 * those scripts (gatsby-ssr.tsx).
 *
 * - Never in a loop: not if the page was reloaded within the last 15 s, which the browser knows without storage.
 * - Not while a visitor fills in a form, which can be sent without script.
 * - Otherwise controls stay dead until a press on one of them reloads the page once more.
 */
export const reloadAfterDeployment = `(()=>{
let over;
const on=(name,act)=>addEventListener(name,act,true),
reload=()=>{const [visit]=performance.getEntriesByType("navigation");
if(visit?.type!="reload"||performance.now()>15000)location.reload()},
fail=()=>{if(over)return;over=1;
on("click",({target})=>{if(target.closest?.('[data-island]:not([method]) :is(button,input,select)'))reload()});
if(!document.activeElement?.closest('[method]'))reload()};
on("hydrated",()=>over=1);
on("error",({target})=>{if(target.tagName=="SCRIPT")fail()});
on("unhandledrejection",fail)})()`.replaceAll("\n", "");
