/**
 * Puts the brand into the text of a post. A line that names something the member has not filled in is left out whole, so
 * that nobody posts 'Call me at '.
 *
 * @param values by name as in `{brand.phone}`, without the `brand.`.
 */
export function fillCaption(template: string, values: Readonly<Record<string, string>>): string {
  const lines = template.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/\{brand\.(\w+)\}/g)].map((match) => match[1] ?? '');
    if (names.some((name) => (values[name] ?? '') === '')) return [];
    return [line.replace(/\{brand\.(\w+)\}/g, (_match, name: string) => values[name] ?? '')];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
