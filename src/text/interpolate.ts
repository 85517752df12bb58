/** Replaces names in braces by their values: "{count} of {total}". Unknown names stay. */
export function interpolate(template: string, values: Record<string, string>): string {
  return template.replace(/\{([\w:-]+)\}/g, (braced, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braced,
  );
}
