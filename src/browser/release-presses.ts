/**
 * Carries out the presses that start-runtime.ts holds, in order, once the page is hydrated. Stands before Gatsby's scripts
 * (gatsby-ssr.tsx).
 *
 * - After three seconds without progress, or once the scripts have failed, links and submit buttons do what they do without
 *   script; what only script answers waits on, or is given up. Each script that arrives is progress: a slow processor is no
 *   reason to give up.
 * - The `hydrated` event brings a function that finds the control which has taken another's place (src/browser/hydrate.ts).
 */
export const releasePresses = `(()=>{
let late,clock;
const on=(name,act)=>addEventListener(name,act,true),
native=control=>control.type!="button",
release=(chosen,act)=>{const now=pressed.filter(chosen);self.pressed=pressed.filter(control=>!now.includes(control));
for(const control of now){control.removeAttribute("aria-busy");act(control)}},
click=control=>setTimeout(()=>control.click()),
giveUp=()=>{late=1;release(native,click)},
wait=()=>{clearTimeout(clock);if(pressed[0]&&!late)clock=setTimeout(giveUp,3000)};
self.isReleased=control=>late&&native(control);
on("click",wait);
on("load",({target})=>{if(target.tagName=="SCRIPT")wait()});
on("hydrated",({detail})=>{clearTimeout(clock);release(()=>1,control=>click(detail(control)))});
on("failed",()=>{giveUp();release(()=>1,()=>{})});
wait()})()`.replaceAll("\n", "");
