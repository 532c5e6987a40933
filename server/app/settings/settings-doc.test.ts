import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsPage } from './settings-doc.ts';

test('the page of the settings says what the settings are today', async () => {
  const page = await readFile(new URL('../../../docs/operations/settings.md', import.meta.url), 'utf8');
  expect(page).toBe(settingsPage());
});
