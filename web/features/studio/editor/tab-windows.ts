import { newId } from '../../../lib/browser/new-id.ts';
import { readTab, writeTab } from '../../../lib/browser/tab-storage.ts';

/** Two windows of one person are two writers. */
export const WINDOW = newId().replaceAll('-', '');
const TAB_KEY = 'yardsign.studio.windows';
/** Loaded anew more often within the half minute of its place, a tab waits as any other. */
const WINDOWS_OF_A_TAB = 5;

const lockOf = (window: string) => `yardsign.studio.window.${window}`;
/** Over plain HTTP browsers withhold locks: then no window is known to be open. */
const locks = 'locks' in navigator ? navigator.locks : undefined;

/** What this tab was called each time that it was loaded, before it is called what it is now. */
function takeUpTab(): string[] {
  const former = readTab(TAB_KEY)?.split(' ') ?? [];
  writeTab(TAB_KEY, [WINDOW, ...former].slice(0, WINDOWS_OF_A_TAB).join(' '));
  // Held for as long as the page is there, and let go by the browser whichever way it ends.
  void locks?.request(lockOf(WINDOW), () => new Promise(() => undefined)).catch(() => undefined);
  return former;
}
export const FORMER_WINDOWS: readonly string[] = takeUpTab();

/** Whether the page of a window goes on in another tab: one that was duplicated has the former names of its twin. */
export async function isOpenElsewhere(window: string): Promise<boolean> {
  if (window === WINDOW || !locks) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockOf(window));
}
