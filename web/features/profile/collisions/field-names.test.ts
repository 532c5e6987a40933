import { PROFILE } from '@yardsign/domain/profile/profile-fields';
import { LINE_FIELDS } from '@yardsign/domain/profile/lines';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { expect, it } from 'vitest';
import { messages } from '../../../locales/en/profile/parts.ts';
import { fieldNameKey } from '../parts/setting-names.ts';

/** Kept for programs that read and write them: no form asks for them. */
const WITHOUT_FORM = ['blog.prev_posted', 'video.status'];

it('every field of the parts has a name to be called by', () => {
  const nameless = Object.entries(PROFILE).flatMap(([feature, { fields }]) =>
    Object.entries<ProfileField>(fields)
      .filter(([name, { kind }]) => {
        const key = fieldNameKey(feature, name);
        const isLine = (LINE_FIELDS as readonly string[]).includes(name);
        return feature !== 'basic' && kind !== 'server' && kind !== 'derived' && !isLine && !(key in messages);
      })
      .map(([name]) => `${feature}.${name}`),
  );
  expect(nameless).toEqual(WITHOUT_FORM);
});
