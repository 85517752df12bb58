/** Replaces names in braces with their values: "{count} of {total}". Leaves unknown names as they are. */
export function interpolate(template: string, values: Record<string, string>): string {
  return template.replace(/\{([\w:-]+)\}/g, (braced, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braced,
  );
}
