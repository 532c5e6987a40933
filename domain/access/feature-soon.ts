import { pageRows } from './pages.ts';

/** Whether the home of a feature is still to be built. Its settings, or a part of it, may be there before. */
export function isFeatureSoon(feature: string): boolean {
  const home = pageRows.find((page) => page.feature === feature && page.path.lastIndexOf('/') === 0);
  return home?.soon === true;
}
