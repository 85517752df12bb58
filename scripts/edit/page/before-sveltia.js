/** What has to stand before Sveltia is imported. */

// Read as it is imported: a form stays open after saving, beside what the check says of it.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });

// Duplicate clones an entry with its proxies of empty lists, which structuredClone refuses: nothing would happen.
const clone = window.structuredClone;
window.structuredClone = (value, options) => {
  try {
    return clone(value, options);
  } catch {
    return JSON.parse(JSON.stringify(value));
  }
};
