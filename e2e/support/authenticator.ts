import { expect, type Page } from '@playwright/test';

interface ShownCode {
  label: string;
  code: string;
}

async function codes(page: Pick<Page, 'request'>): Promise<ShownCode[]> {
  const answer = await page.request.get('/sandbox/authenticator/_state');
  return ((await answer.json()) as { codes: ShownCode[] }).codes;
}

/** Gives the sandbox's phone a key, as a person pastes it. */
export async function addToPhone(page: Page, label: string, key: string): Promise<void> {
  const answer = await page.request.post('/sandbox/authenticator/_add', { data: { label, key } });
  expect(answer.ok()).toBe(true);
}

/** What the phone shows now. */
export async function codeOnPhone(page: Pick<Page, 'request'>, label: string): Promise<string> {
  return (await codes(page)).find((shown) => shown.label === label)?.code ?? '';
}
