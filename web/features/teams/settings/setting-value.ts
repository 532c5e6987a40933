import { readBlogPages } from '@yardsign/domain/profile/blog-pages';
import { LINE_CHOICES } from '@yardsign/domain/profile/lines';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { teamFieldOf } from '@yardsign/domain/profile/team-settings';
import { syncOf } from '@yardsign/domain/profile/lines';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CHOICE_NAMES, type ChoiceField, LINE_NAMES } from '../../profile/parts/setting-names.ts';
import { BLOG_PAGE_NAMES } from '../../profile/previews/blog-page-names.ts';
import type { TeamSetting } from './api.ts';

type Saved = TeamSetting['own'];

function isChoiceField(field: string): field is ChoiceField {
  return Object.hasOwn(CHOICE_NAMES, field);
}

/** Says in words what a setting is set to. */
export function useSettingValue(): (setting: Pick<TeamSetting, 'feature' | 'field'>, saved: Saved) => string {
  const text = useText('parts');
  const teams = useText('teams');

  function ofLine({ value, syncTo }: Saved): string {
    const choice = LINE_CHOICES.find((each) => each === syncOf(syncTo, value)) ?? 'hide';
    return choice === 'custom' ? `“${value}”` : text(LINE_NAMES[choice]);
  }

  function ofChoice(field: string, kind: ProfileField, value: string): string {
    const index = kind.choices?.indexOf(value) ?? -1;
    const name = isChoiceField(field) ? CHOICE_NAMES[field][index] : undefined;
    return name === undefined ? value : text(name);
  }

  return ({ feature, field }, saved) => {
    const kind = teamFieldOf(feature, field);
    const { value } = saved;
    if (kind?.follows !== undefined) return ofLine(saved);
    switch (kind?.kind) {
      case 'switch':
      case 'onOff':
        return teams(value === '1' || value === 'on' ? 'on' : 'off');
      case 'choice':
        return ofChoice(field, kind, value);
      case 'color':
        return value === '' ? text('profileColor') : `#${value}`;
      case 'picture':
      case 'video':
        return value === '' ? text('noPicture') : teams('asOwner');
      case 'json':
        return readBlogPages(value)
          .map((page) => text(BLOG_PAGE_NAMES[page]))
          .join(', ');
      case 'paragraphs':
        return value === '' ? teams('ourParagraph') : value;
      default:
        return value === '' ? text('noPicture') : value;
    }
  };
}
