/** Replaces names in braces with their values: "{count} of {total}". Leaves unknown names, and inline code, as they are. */
export function interpolate(template: string, values: Record<string, string>): string {
  return template.replace(/(`+).*?\1|\{([\w:-]+)\}/g, (found, _, name = "") =>
    Object.hasOwn(values, name) ? String(values[name]) : found,
  );
}
