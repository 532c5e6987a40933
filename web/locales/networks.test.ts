import { networks } from '@yardsign/domain/sharing/networks/networks';
import { TARGET_KINDS } from '@yardsign/domain/sharing/networks/target';
import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';

const [en, es] = await Promise.all([areas.sharing.en(), areas.sharing.es()]);

describe.each([
  ['English', en.messages],
  ['Spanish', es.messages],
])('in %s', (_language, messages) => {
  test.each(Object.entries(networks))(
    '%s says what it is for, why, and what each permission is for',
    (key, network) => {
      const permissions = network.permissions.map((permission) => `missing_${permission.key}`);
      const wanted = [
        'about',
        'why',
        'permissionsMissing',
        'refused',
        'tokenFailed',
        'expired',
        'failed',
        'uploadFailed',
        ...permissions,
      ].map((name) => `${key}_${name}`);
      const said = Object.keys(messages).filter((name) => name.startsWith(`${key}_`));
      expect(said.toSorted()).toEqual(wanted.toSorted());
    },
  );

  test.each(TARGET_KINDS)('a %s has every form that sentences need', (kind) => {
    for (const form of ['the', 'this', 'a', 'one', 'many', 'all', 'label', 'count'])
      expect(messages).toHaveProperty(`${kind}_${form}`);
  });
});
