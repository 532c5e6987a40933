import { expect, it } from 'vitest';
import { loadCatalog } from './catalogs.ts';

it('a catalog that is here can be read in the same moment, so that a component that waited for it may ask for it again', async () => {
  const asked = loadCatalog('common', 'es');
  const messages = await asked;
  expect(loadCatalog('common', 'es')).toBe(asked);
  expect(asked).toMatchObject({ status: 'fulfilled', value: messages });
});
