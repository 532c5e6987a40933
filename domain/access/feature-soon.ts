import { type PageFeature, type PagePath, type PageTitle, pageRows } from './pages.ts';

/** Whether the home of a feature is still to be built. Its settings, or a part of it, may be there before. */
export function isFeatureSoon(feature: string): boolean {
  const home = pageRows.find((page) => page.feature === feature && page.path.lastIndexOf('/') === 0);
  return home?.soon === true;
}

/** The pages of a feature that are there already and can be opened as they stand, while others are still to be built. */
export function standingPages(feature: PageFeature): { path: PagePath; title: PageTitle }[] {
  return pageRows.filter((page) => page.feature === feature && page.soon !== true && !page.path.includes('$'));
}
