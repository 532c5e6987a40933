import type { TeamFieldName, TeamGroup } from '@yardsign/domain/profile/team-settings';
import { LINE_FIELDS, type LineField } from '@yardsign/domain/profile/lines';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { TeamSetting } from './api.ts';

const MATERIAL = {
  showlogo: 'showlogo',
  ehlogo: 'ehlogo',
  eh_lenderlogo: 'eh_lenderlogo',
  realtorlogo: 'realtorlogo',
  bgcolor: 'bgcolor',
} as const;

/** What each setting is called, among the texts of the parts; lines have numbers instead. */
const NAMES = {
  graphics: MATERIAL,
  guides: {
    front_customization: 'front_customization',
    logo_pos: 'frontLogo',
    secondary_logo_pos: 'frontSecondLogo',
    ...MATERIAL,
  },
  blog: {
    lead_capture: 'lead_capture',
    enabled_pages: 'enabledPages',
    privacy_policy: 'privacy_policy',
    privacy_policysp: 'privacy_policysp',
  },
  newsletter: {
    buyerad: 'buyerad',
    sellerad: 'sellerad',
    color_background: 'color_background',
    show_header: 'show_header',
    show_footer: 'show_footer',
    show_sidebar: 'show_sidebar',
    show_subtitle: 'show_subtitle',
    subtitletext: 'subtitletext',
    ppbackground: 'ppbackground',
    guides_location: 'guides_location',
    pplocation: 'pplocation',
    logo_pos: 'logo_pos',
    secondary_logo_pos: 'secondary_logo_pos',
    language: 'mailLanguage',
    content_format: 'content_format',
    header_scheme: 'header_scheme',
    headertext: 'headertext',
  },
  video: {
    custom_intro: 'custom_intro',
    custom_outro: 'custom_outro',
    logo: 'videoLogo',
    autoadd: 'autoadd',
    hide_videos: 'hide_videos',
  },
} as const satisfies { [Group in TeamGroup]: Record<Exclude<TeamFieldName<Group>, LineField>, string> };

type Values<Row> = Row extends unknown ? Row[keyof Row] : never;
type Name = Values<(typeof NAMES)[TeamGroup]>;

/** Says what a setting is called. */
export function useSettingName(): (setting: TeamSetting) => string {
  const text = useText('parts');
  return ({ feature, field }) => {
    const line = LINE_FIELDS.findIndex((each) => each === field);
    const names: Readonly<Record<string, Name>> = NAMES[feature];
    const name = names[field];
    if (name !== undefined) return text(name);
    return line < 0 ? field : text('line', { number: line + 1 });
  };
}
