import { isTextField } from './basic-texts.ts';
import { DERIVED_FIELDS, faultOfBasicField, type FieldFault, type ProfileFeature } from './fields.ts';

/** What a field holds at most: characters of a text, or so many texts of a list. */
type Room = number | { texts: number; each: number };

const TOGGLE = 1;
const CHOICE = 2;
const COLOR = 6;
const LINE = 300;
const ADDRESS = 500;
const PARAGRAPHS = 5000;

const MATERIAL: Readonly<Record<string, Room>> = {
  ehlogo: TOGGLE,
  eh_lenderlogo: TOGGLE,
  realtorlogo: TOGGLE,
  showlogo: TOGGLE,
  bgcolor: COLOR,
  front_customization: TOGGLE,
};

/** The documents' fields of every group but the basic one, whose rules are finer. A group takes these and no others. */
const GROUPS: Readonly<Record<Exclude<ProfileFeature, 'basic'>, Readonly<Record<string, Room>>>> = {
  blog: {
    lead_capture: 3,
    prev_posted: LINE,
    enabled_pages: 2000,
    privacy_policy: PARAGRAPHS,
    privacy_policysp: PARAGRAPHS,
  },
  video: {
    custom_intro: ADDRESS,
    custom_outro: ADDRESS,
    logo: ADDRESS,
    secondary_logo: ADDRESS,
    autoadd: TOGGLE,
    hide_videos: TOGGLE,
    status: 40,
  },
  graphics: MATERIAL,
  guides: MATERIAL,
  newsletter: {
    buyerad: ADDRESS,
    sellerad: ADDRESS,
    color_background: COLOR,
    show_header: TOGGLE,
    show_footer: TOGGLE,
    show_sidebar: TOGGLE,
    show_subtitle: TOGGLE,
    subtitletext: LINE,
    ppbackground: ADDRESS,
    guides_location: CHOICE,
    pplocation: CHOICE,
    logo_pos: CHOICE,
    secondary_logo_pos: CHOICE,
    language: CHOICE,
    content_format: CHOICE,
    headertext: LINE,
    pos_A: LINE,
    pos_B: LINE,
    pos_C: LINE,
    pos_D: LINE,
    pos_E: LINE,
  },
  realtalk: { realtalk_settings: PARAGRAPHS },
  local: {
    favoriteMetrics: LINE,
    markets: { texts: 40, each: 100 },
    trendlineColor: COLOR,
    showTrendline: TOGGLE,
    aspectRatio: 10,
    dateRange: 40,
    relativeTimeRange: 5,
  },
};

/** How much a member's group may come to, in characters; `group-fields.test.ts` holds the fields to it. */
export const MOST_IN_GROUP = 16_000;

/** Whether a group has a field of this name. */
export function isFieldOf(feature: ProfileFeature, name: string): boolean {
  if (feature === 'basic') return faultOfBasicField(name, '') !== 'unknown_field';
  return Object.hasOwn(GROUPS[feature], name);
}

/** The most characters of a group's fields together; the basic group's limits stand with its rules. */
export function roomOf(feature: Exclude<ProfileFeature, 'basic'>): number {
  return Object.values(GROUPS[feature])
    .map((room) => (typeof room === 'number' ? room : room.texts * room.each))
    .reduce((sum, room) => sum + room, 0);
}

/**
 * What is wrong with a field as it is to be stored, or null.
 *
 * @param field.values of a list; left out for a text
 * @param field.syncTo `hide`, `custom`, empty, or the basic field that it follows
 */
export function faultOfField(
  feature: ProfileFeature,
  field: { name: string; value: string; values?: readonly string[] | undefined; syncTo: string },
): FieldFault | null {
  const { name, value, values, syncTo } = field;
  if (!isFieldOf(feature, name)) return 'unknown_field';
  if (!['', 'hide', 'custom'].includes(syncTo) && !isTextField(syncTo) && !DERIVED_FIELDS.includes(syncTo))
    return 'unknown_field';
  const room = feature === 'basic' ? undefined : GROUPS[feature][name];
  if ((typeof room === 'object') !== (values !== undefined)) return 'wrong_kind';
  if (feature === 'basic') return faultOfBasicField(name, value);
  if (typeof room === 'number') return value.length > room ? 'too_long' : null;
  const tooLong = values?.some((text) => text.length > (room?.each ?? 0));
  return tooLong || (values?.length ?? 0) > (room?.texts ?? 0) ? 'too_long' : null;
}
