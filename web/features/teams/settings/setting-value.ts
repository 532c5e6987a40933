import { HOME_PARTS, readBlogPages } from '@yardsign/domain/profile/blog-pages';
import { LINE_CHOICES, syncOf } from '@yardsign/domain/profile/lines';
import type { FieldKind, ProfileField } from '@yardsign/domain/profile/profile-field';
import { teamFieldOf } from '@yardsign/domain/profile/team-settings';
import { useText } from '../../../lib/i18n/use-text.ts';
import { choiceNames, LINE_NAMES } from '../../profile/parts/setting-names.ts';
import { HOME_PART_NAMES } from '../../profile/previews/home-part-names.ts';
import type { TeamSetting } from './api.ts';

type Saved = TeamSetting['own'];

/** Says in words what a setting is set to. */
export function useSettingValue(): (setting: Pick<TeamSetting, 'feature' | 'field'>, saved: Saved) => string {
  const text = useText('parts');
  const teams = useText('teams');

  function ofLine({ value, syncTo }: Saved): string {
    const choice = LINE_CHOICES.find((each) => each === syncOf(syncTo, value)) ?? 'hide';
    return choice === 'custom' ? `“${value}”` : text(LINE_NAMES[choice]);
  }

  function partsOf(value: string): string {
    const on = readBlogPages(value);
    const shown = HOME_PARTS.filter((part) => on.includes(part)).map((part) => text(HOME_PART_NAMES[part]));
    return shown.join(', ') || text('hide');
  }

  function ofChoice(feature: string, field: string, kind: ProfileField, value: string): string {
    const name = choiceNames(feature, field)[kind.choices?.indexOf(value) ?? -1];
    return name === undefined ? value : text(name);
  }

  /** What an empty value is called, by the kind of the field. */
  const empty: Partial<Record<FieldKind, string>> = { color: text('profileColor'), paragraphs: teams('ourParagraph') };
  /** What a value is called that is no text to be read as it is. */
  const said: Partial<Record<FieldKind, (value: string) => string>> = {
    switch: (value) => teams(value === '1' ? 'on' : 'off'),
    onOff: (value) => teams(value === 'on' ? 'on' : 'off'),
    color: (value) => `#${value}`,
    picture: () => teams('asOwner'),
    video: () => teams('asOwner'),
  };

  return ({ feature, field }, saved) => {
    const kind = teamFieldOf(feature, field);
    const { value } = saved;
    if (kind === undefined) return value;
    if (kind.follows !== undefined) return ofLine(saved);
    if (kind.kind === 'json') return partsOf(value);
    if (kind.kind === 'choice') return ofChoice(feature, field, kind, value);
    if (value === '') return empty[kind.kind] ?? text('noPicture');
    return said[kind.kind]?.(value) ?? value;
  };
}
