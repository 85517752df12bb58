/** The form's label of a field, type or file without a title: `readTime` → Read time, `home-courses` → Home courses. */
export function formLabel(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1)).replaceAll("-", " ");
}
