import type { PerkComponent } from './perks.ts';

// Whether a perk is hidden is decided by publishing and withdrawing it, and stands in no form.
const CARD = ['component', 'order', 'standardOnly', 'logo', 'header', 'description'];
const PARTNER = [
  'sample',
  'link',
  'video',
  'poster',
  'promotion',
  'what',
  'why',
  'testimonials',
  'transcript',
  'contents',
];

const FIELDS: Readonly<Record<PerkComponent, readonly string[]>> = {
  partner: [...CARD, ...PARTNER],
  bonus: [...CARD, 'featuredImage', 'download', 'contents'],
  piece: [...CARD, 'featuredImage', 'page'],
  referral: [],
};

/** Whether a perk of this layout shows a field, on its page or in the list. */
export function showsField(component: PerkComponent, field: string): boolean {
  return FIELDS[component].includes(field);
}
