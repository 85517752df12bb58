/** Kilobytes of script that stand in a page and run at once: not what waits in a template, and no data. */
export function inlineScriptOf(html: string): number {
  const atOnce = html.replace(/<template\b.*?<\/template>/gs, "");
  const scripts = [...atOnce.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  return scripts.reduce((sum, [, script = ""]) => sum + Buffer.byteLength(script), 0) / 1000;
}
