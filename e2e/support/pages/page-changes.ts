/** Changes that other software makes to a page before hydration; each runs in the browser. */
export const changes = {
  "a translator": () => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest("script, style"),
    )) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(`ಅ ${text.data}`);
    }
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden])"))
      field.after(document.createElement("password-icon"));
  },
};
