import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Takes a picture for the README, when asked to (`PICTURES=on npm test`): tests must not change files of the repository by
 * themselves.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== 'on') return;
  await page.screenshot({ path: join(import.meta.dirname, `../../docs/pictures/${name}.png`) });
}
