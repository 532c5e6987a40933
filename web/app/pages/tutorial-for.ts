/**
 * The video that shows a page, of those that whoever runs the site has named.
 * @param tutorials addresses of videos, by the path of a page or of what stands above it.
 */
export function tutorialFor(path: string, tutorials: Readonly<Record<string, string>>): string | null {
  const fitting = Object.keys(tutorials).filter((page) => path === page || path.startsWith(`${page}/`));
  const nearest = fitting.toSorted((a, b) => b.length - a.length)[0];
  return nearest === undefined ? null : (tutorials[nearest] ?? null);
}
