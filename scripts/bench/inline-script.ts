/** Returns the kilobytes of script in a page that run at once: neither data nor what waits in a template. */
export function inlineScriptOf(html: string): number {
  const atOnce = html.replace(/<template\b.*?<\/template>/gs, "");
  const scripts = [...atOnce.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  return scripts.reduce((sum, [, script = ""]) => sum + Buffer.byteLength(script), 0) / 1000;
}
