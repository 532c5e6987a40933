/** The pages that the public blog of a member can have, in the order of its menu. */
export const BLOG_PAGES = ['articles', 'videos', 'guides', 'about', 'contact'] as const;
export type BlogPage = (typeof BLOG_PAGES)[number];

function readFlags(stored: string): Readonly<Record<string, unknown>> {
  try {
    const flags: unknown = JSON.parse(stored === '' ? '{}' : stored);
    return typeof flags === 'object' && flags !== null ? { ...flags } : {};
  } catch {
    return {};
  }
}

/** How programs write that a page is off: as a flag, or as switches are saved. */
const OFF: ReadonlySet<unknown> = new Set([false, 0, '0', 'off', 'false', '']);

/** The pages that are on. One that nobody switched is on. */
export function readBlogPages(stored: string): BlogPage[] {
  const flags = readFlags(stored);
  return BLOG_PAGES.filter((page) => !OFF.has(flags[page]));
}

/** The flags with one page switched. */
export function switchBlogPage(stored: string, page: BlogPage, on: boolean): string {
  return JSON.stringify({ ...readFlags(stored), [page]: on });
}
