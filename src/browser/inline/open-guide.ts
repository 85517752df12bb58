/** Opens the guide if the URL has #guide or a goal, before the browser restores the scroll position. */
const details = document.currentScript?.closest("details");
if (details && /#guide|goal=/.test(location.href)) details.open = true;

export {};
