/** The few lines of script that stand in every page; all other script waits in `<template id="runtime">`. */

/** Which links the browser may fetch before they are pressed: pages, but no files. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/**
 * Puts the scripts that wait into the page, in their order, when an island (src/island.ts) wants them.
 *
 * - Where an island wants so, as soon as the page has loaded; where one comes into view, when the browser is idle, too;
 *   where one is touched, hovered over or focused, at that moment.
 * - Links, forms, menus and `<details>` answer without script. Presses on other buttons are repeated, each in its turn,
 *   when the page has come alive, which it says by the event `alive` (gatsby-browser.tsx).
 * - Gatsby decodes the address's hash and leaves a blank page where it cannot: such a hash names nothing, and goes.
 * - Links are fetched before they are pressed, but not for visitors who save data.
 */
export const startRuntime = `(function(){
var held=document.getElementById("runtime"),alive=false,pressed=[],all='[data-island]';
function start(){if(!held)return;var scripts=held.content.querySelectorAll("script");held=null;
try{decodeURI(location.hash)}catch(_){history.replaceState(null,"",location.pathname+location.search)}
scripts.forEach(function(old){var script=document.createElement("script");
for(var i=0;i<old.attributes.length;i++)script.setAttribute(old.attributes[i].name,old.attributes[i].value);
script.async=false;script.text=old.text;document.body.append(script)})}
function on(name,act){addEventListener(name,function(event){
if(event.target.closest&&event.target.closest(all))act(event.target)},{passive:true,capture:true})}
on("pointerover",start);on("pointerdown",start);on("focusin",start);
on("click",function(target){var button=!alive&&target.closest('button[type="button"]');if(button)pressed.push(button)});
addEventListener("alive",function(){alive=true;pressed.forEach(function(button){setTimeout(function(){button.click()})})},{once:true});
addEventListener("load",function(){
var connection=navigator.connection;if(!(connection&&connection.saveData)){
var rules=document.createElement("script");rules.type="speculationrules";
rules.text=${JSON.stringify(JSON.stringify({ prefetch: [links] }))};document.head.append(rules)}
if(document.querySelector('[data-island="at once"]'+(location.search&&',[data-island="with query"]')))start();
else (window.requestIdleCallback||setTimeout)(function(){
var watch=new IntersectionObserver(function(seen){
if(seen.some(function(island){return island.isIntersecting})){watch.disconnect();start()}});
document.querySelectorAll(all).forEach(function(island){watch.observe(island)})})})})()`.replaceAll("\n", "");
