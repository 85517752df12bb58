/**
 * Stands before the scripts that wait for an island (gatsby-ssr.tsx) and starts with them: loads the page anew where one of
 * them is gone, as after a deployment, or fails before the page has come alive.
 *
 * - Never in circles: not where the page has just been loaded anew. The browser knows that by itself, storage or not.
 * - Not under the hands of a visitor who fills in a form, which is sent without script, too.
 * - What only script can answer stays dead then; a press on it loads the page anew once more.
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
