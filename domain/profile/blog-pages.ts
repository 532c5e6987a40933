/** The pages that programs of the documents switch. */
export const BLOG_PAGES = ['articles', 'videos', 'guides', 'about', 'contact'] as const;
export type BlogPage = (typeof BLOG_PAGES)[number];
/** Those of them that there are: parts of a member's home page, from the top. Films are reached by their links, and guides have no public page. */
export const HOME_PARTS = ['about', 'articles', 'contact'] as const satisfies BlogPage[];
export type HomePart = (typeof HOME_PARTS)[number];

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
