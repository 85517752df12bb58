/** What stands above the controls of an island that cannot answer. */
export const failureNotice = { text: "This part did not load.", link: "Reload the page" };

/**
 * Reloads the page if one of Gatsby's scripts is missing, as after a deployment, is broken, or fails before hydration. Runs just
 * before those scripts (gatsby-ssr.tsx).
 *
 * - Never in a loop: not if the page was reloaded within the last 15 s, which the browser knows without storage.
 * - Not while a visitor fills in a form, which can be sent without script.
 * - Not for the errors of others, such as the browser's extensions.
 * - Where that does not help, or nothing has come of the scripts after ten seconds, controls that only script answers are reset
 *   and switched off under a notice. If the page is hydrated after all, they are switched on again.
 */
export const reloadAfterDeployment = `(()=>{
let over,notices=[],off=[];
const on=(name,act)=>addEventListener(name,act,true),
isOurs=text=>text?.includes(location.origin+"/"),
[visit]=performance.getEntriesByType("navigation"),
notify=()=>{if(notices[0])return;
for(const island of document.querySelectorAll("[data-island]:not([method])")){
const controls=[...island.querySelectorAll("button[type=button],input,select")].filter(({disabled})=>!disabled);
if(!controls[0])continue;
island.reset?.();
for(const control of controls){control.disabled=true;off.push(control)}
const notice=document.createElement("p");
notice.setAttribute("role","status");
notice.innerHTML='${failureNotice.text} <a href="">${failureNotice.link}</a>';
island.before(notice);notices.push(notice)}
dispatchEvent(new Event("failed"))},
clock=setTimeout(notify,10000),
fail=()=>{if(over)return;over=1;
if(!document.activeElement?.closest("[method]")&&(visit?.type!="reload"||performance.now()>15000))location.reload();
else notify()};
on("hydrated",()=>{over=1;clearTimeout(clock);
notices.forEach(notice=>notice.remove());off.forEach(control=>control.disabled=false)});
on("error",({target,filename})=>{if(target.tagName=="SCRIPT"?isOurs(target.src):isOurs(filename))fail()});
on("unhandledrejection",({reason})=>{if(isOurs(reason?.stack))fail()})})()`.replaceAll("\n", "");
