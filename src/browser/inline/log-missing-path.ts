// eslint-disable-next-line no-console -- the specification asks for it
console.error(`Page not found: ${location.pathname}`);

export {};
