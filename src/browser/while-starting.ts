/** What stands above controls that cannot answer. */
const notice = 'This part did not load. <a href="">Reload</a>';

/**
 * Runs just before Gatsby's scripts (gatsby-ssr.tsx), until the page is hydrated.
 *
 * Carries out the presses that start-runtime.ts holds, in order:
 * - once the page is hydrated. The `hydrated` event brings a function that finds what has taken a control's place;
 * - after three seconds without progress, or once the scripts have failed, links and submit buttons do what they do without
 *   script. Each script that arrives is progress: a slow processor is no reason to give up.
 *
 * Reloads the page if one of Gatsby's scripts is missing, as after a deployment, is broken, or fails before hydration:
 * - never in a loop: not if the page was reloaded within the last 15 s, which the browser knows without storage;
 * - not while a visitor fills in a form, which can be sent without script;
 * - not for the errors of others, such as the browser's extensions.
 *
 * Where that does not help, or ten seconds after the scripts were asked for, parts that only script answers are reset and
 * switched off under a notice. If the scripts come after all, React renders the page anew, without it.
 *
 * Lists the classes of the page's style in its attribute, where emotion looks for those that it need not insert again. In the
 * HTML they would take a quarter of a kilobyte.
 */
export const whileStarting = `(()=>{
let over,late,clock;
const on=(names,act)=>names.split(" ").forEach(name=>addEventListener(name,act,true)),
native=control=>control.type!="button",
release=(chosen,twin)=>{self.pressed=pressed.filter(control=>{
if(!chosen(control))return 1;
control.removeAttribute("aria-busy");setTimeout(()=>(twin?.(control)??control).click())})},
giveUp=()=>{late=1;release(native)},
wait=()=>{clearTimeout(clock);if(pressed[0]&&!late)clock=setTimeout(giveUp,3000)},
notify=()=>{if(over)return;over=1;giveUp();
for(const part of document.querySelectorAll("[data-island]:not([method],:has(a)):has(button,input)")){
part.reset?.();part.inert=true;part.insertAdjacentHTML("beforebegin",'<p role="status">${notice}</p>')}},
isOurs=text=>text?.includes(location.origin+"/"),
fail=()=>{const [visit]=performance.getEntriesByType("navigation");
if(over||document.activeElement?.closest("[method]")||visit?.type=="reload"&&performance.now()<15000)notify();
else{over=1;location.reload()}};
const {textContent:text,dataset}=document.querySelector("[data-emotion]");
for(const [,name] of text.matchAll(/\\.css-(\\w+)/g))dataset.emotion+=" "+name;
self.isLate=control=>late&&native(control);
on("click",wait);
on("load",({target})=>{if(target.tagName=="SCRIPT")wait()});
on("hydrated",({detail})=>{over=1;clearTimeout(clock);release(()=>1,detail)});
on("error",({target,filename})=>{if(isOurs(target.tagName=="SCRIPT"?target.src:filename))fail()});
on("unhandledrejection",({reason})=>{if(isOurs(reason?.stack))fail()});
setTimeout(notify,10000);
wait()})()`.replaceAll("\n", "");
