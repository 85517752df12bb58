// oxlint-disable-next-line no-console -- reports the missing page's path
console.error(`Page not found: ${location.pathname}`);

export {};
