import type { AdFacts } from '@yardsign/domain/compliance/advertising/check-advertisement';
import type { Language } from '@yardsign/domain/languages';
import { graphicsLook } from '@yardsign/domain/profile/graphics-look';
import { isFollowing, LINE_FIELDS } from '@yardsign/domain/profile/lines';
import type { Db } from '../../platform/database/database.ts';
import { readSavedFields } from '../profile/read-saved-fields.ts';

/** What a member's profile says, and what of it their pictures show, in the language of a post. */
export async function readAdFacts(db: Db, memberId: string, language: Language): Promise<AdFacts> {
  const saved = await readSavedFields(db, memberId);
  const basic = (name: string) => saved('basic', name)?.value ?? '';
  const look = graphicsLook((name) => saved('graphics', name));
  const lines = LINE_FIELDS.map((field) => {
    const { syncTo, value } = look.lines[field];
    if (syncTo === 'hide') return '';
    return isFollowing(syncTo) ? basic(syncTo) : value;
  });
  const spanish = language === 'es' ? basic('compliancesp') : '';
  const licence = spanish === '' ? basic('compliance') : spanish;
  return {
    state: basic('state'),
    city: basic('city'),
    role: basic('primary_role'),
    company: basic('company'),
    licence,
    shown: [...lines, licence].filter((text) => text !== ''),
    equalHousing: look.equalHousing !== 'none',
  };
}
