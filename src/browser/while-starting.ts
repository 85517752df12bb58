/** What stands above controls that cannot answer. */
const notice = 'This part did not load. <a href="">Reload</a>';

/**
 * Runs just before Gatsby's scripts (gatsby-ssr.tsx), until the page is hydrated.
 *
 * Carries out the presses that start-runtime.ts holds, in order:
 * - once the page is hydrated. The `hydrated` event brings a function that finds what has taken a control's place;
 * - three seconds after the first press, or once the scripts have failed, links and submit buttons do what they do without script.
 *
 * A press on a link that is not held leaves the page, and so drops those that are.
 *
 * Reloads the page if one of Gatsby's scripts is missing, as after a deployment, is broken, or fails before hydration:
 * - never twice: not after a reload, which the browser knows without storage;
 * - not if the visitor has pressed, typed, ticked or chosen anything, which would be lost, or is in a form;
 * - not for the errors of others, such as the browser's extensions.
 *
 * Where that does not help, or ten seconds after the scripts were asked for, controls that only script answers are reset and
 * switched off under a notice. If the scripts come after all, React renders the page anew, without it.
 *
 * Lists the classes of the page's style in its attribute, where emotion looks for those that it need not insert again. In the
 * HTML they would take a quarter of a kilobyte.
 */
export const whileStarting = `(()=>{
let over,late,clock;
const all=names=>[...document.querySelectorAll(names)],
on=(names,act)=>names.split(" ").forEach(name=>addEventListener(name,act,true)),
native=control=>control.type!="button",
release=(chosen,act)=>{self.pressed=pressed.filter(control=>{
if(!chosen(control))return 1;
control.removeAttribute("aria-busy");act(control)})},
press=(control,twin=control=>control)=>setTimeout(()=>twin(control).click()),
drop=()=>release(()=>1,()=>{}),
giveUp=()=>{late=1;release(native,press)},
wait=()=>{if(pressed[0])clock??=setTimeout(giveUp,3000)},
notify=()=>{if(over)return;over=1;giveUp();drop();
for(const part of all("[data-island]:not([method])")){
const controls=part.querySelectorAll("button,input,select");
if(part.querySelector("a")||!controls[0])continue;
part.reset?.();for(const control of controls)control.disabled=1;
part.insertAdjacentHTML("beforebegin",'<p role="status">${notice}</p>')}},
isOurs=text=>text?.includes(location.origin+"/"),
isTouched=({selectedIndex,value,defaultValue=value,checked,defaultChecked})=>selectedIndex>0||value!=defaultValue||checked!=defaultChecked,
fail=()=>{
if(over||pressed[0]||document.activeElement?.closest("[method]")||all("input,select,textarea").some(isTouched)||performance.navigation.type==1)notify();
else{over=1;location.reload()}};
const {textContent:text,dataset}=document.querySelector("[data-emotion]");
for(const [,name] of text.matchAll(/\\.css-(\\w+)/g))dataset.emotion+=" "+name;
self.isLate=control=>late&&native(control);
on("click",({target,defaultPrevented})=>{const link=target.closest?.("a[href]");
if(link&&!defaultPrevented&&link.pathname!=location.pathname)drop();
wait()});
on("hydrated",({detail})=>{over=1;clearTimeout(clock);release(()=>1,control=>press(control,detail))});
on("error",({target,filename})=>{if(isOurs(target.tagName=="SCRIPT"?target.src:filename))fail()});
on("unhandledrejection",({reason})=>{if(isOurs(reason?.stack))fail()});
setTimeout(notify,10000);
wait()})()`.replaceAll("\n", "");
