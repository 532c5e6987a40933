/** What members do, as analytics name it. */
export const USAGE_ACTIONS = [
  'view',
  'share',
  'schedule',
  'watch',
  'download',
  'save',
  'filter',
  'search',
  'create',
  'customize',
  'copy',
  'login',
] as const;

export type UsageAction = (typeof USAGE_ACTIONS)[number];

/** Where they do it: parts of the product, by a part of the address of its pages. */
const USAGE_SECTIONS = [
  'dashboard',
  'shareable-content',
  'market-updates',
  'local',
  'scripts',
  'email-builder',
  'resources',
  'learning-center',
  'playbooks',
] as const;

export type UsageSection = (typeof USAGE_SECTIONS)[number];

/** Stands for the section in the name of an event that happened in none. */
const NO_SECTION = 'page';

export const PAGE_VIEW = `${NO_SECTION}:view`;

/** The longest title, text or address of a picture that is told. */
const LONGEST_TOLD = 90;

/** The section of a page: the first part of its address that names one; empty for any other page. */
export function sectionOf(path: string): UsageSection | '' {
  const isSection = (part: string): part is UsageSection => (USAGE_SECTIONS as readonly string[]).includes(part);
  return path.split('/').find(isSection) ?? '';
}

/** The name of what was done in a section: `shareable-content:share`. */
export function eventName(section: UsageSection | '', action: UsageAction): string {
  return `${section === '' ? NO_SECTION : section}:${action}`;
}

/** Every event that there is, by its name, with what was done. */
export const ACTION_OF_EVENT: ReadonlyMap<string, UsageAction> = new Map(
  (['', ...USAGE_SECTIONS] as const).flatMap((section) =>
    USAGE_ACTIONS.map((action) => [eventName(section, action), action] as const),
  ),
);

/** A text as it is told: its beginning, where a letter of two units is never cut in half. */
export function toldText(text: string): string {
  return [...text].slice(0, LONGEST_TOLD).join('');
}

/** What is told of a piece: the beginning of each text. */
export function toldContent({ title, contents, image }: { title: string; contents: string; image: string }) {
  return { title: toldText(title), contents: toldText(contents), image: toldText(image) };
}

interface Doer {
  /** One of those who run the site: the content team, and admins. */
  isStaff: boolean;
  impersonated: boolean;
}

/** Whether what somebody does counts as use: neither what staff does, nor what is done in the name of another person. */
export function countsAsUse({ isStaff, impersonated }: Doer): boolean {
  return !isStaff && !impersonated;
}
