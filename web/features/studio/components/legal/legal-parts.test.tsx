import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import type { LegalText } from './legal-api.ts';
import { LegalChanges } from './legal-changes.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { PublishLegalDialog } from './publish-legal-dialog.tsx';

const { getStudioLegal, previewStudioLegal, publishStudioLegal, renderStudioText } = contract.studio;
const known = [{ query: sessionQuery, data: SESSION }];
const TEXTS = { en: '## Cookies\n\nSome.', es: '## Cookies\n\nAlgunas.' };
const version = (
  number: number,
  change: Partial<LegalText['versions'][number]> = {},
): LegalText['versions'][number] => ({
  number,
  publishedAt: '2026-11-20T15:00:00.000Z',
  publishedBy: null,
  changed: null,
  asks: false,
  ...change,
});
const LEGAL: LegalText = {
  inForce: { number: 2, texts: TEXTS },
  draft: { version: 4, texts: TEXTS },
  versions: [
    version(2, { publishedBy: 'Ada Staff', changed: { en: 'No cookies.', es: 'Sin cookies.' }, asks: true }),
    version(1),
  ],
};
const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockReset());

describe('what is different from the text in force', () => {
  it('is told of the languages that were changed alone, and blanks around a text are no change', async () => {
    const typed = { en: `  ${TEXTS.en}\n`, es: '## Cookies\n\nNinguna.' };
    server.answer(renderStudioText, { html: ['<p>Algunas.</p>', '<p>Ninguna.</p>'] });
    await open(<LegalChanges inForce={TEXTS} typed={typed} />, { known });
    await screen.findByText('Ninguna.');
    expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Text in Spanish']);
    const changed = document.querySelector('[lang="es"]')?.textContent;
    expect(changed).toContain('Algunas.');
    expect(changed).toContain('Ninguna.');
  });

  it('is read without the anchors of headings, of which is said which links lead nowhere now', async () => {
    const inForce = { en: '## Cookies {#cookies}\n\nSome.', es: '## Cookies {#cookies}\n\nAlgunas.' };
    const typed = { en: '## Cookies {#biscuits}\n\nSome.', es: '## Galletas {#cookies}\n\nAlgunas.' };
    server.answer(renderStudioText, { html: ['<h2>Cookies</h2>', '<h2>Galletas</h2>'] });
    await open(<LegalChanges inForce={inForce} typed={typed} />, { known });
    expect(screen.getByText('Links to these sections will lead to the top of the page: #cookies.')).toBeTruthy();
    await screen.findByRole('heading', { name: /Galletas/ });
    expect(server.bodies(renderStudioText)).toEqual([{ language: 'es', paragraphs: ['## Cookies', '## Galletas'] }]);
    expect(document.body.textContent).not.toContain('{#');
  });

  it('says that it reads the same where only anchors came', async () => {
    await open(<LegalChanges inForce={TEXTS} typed={{ ...TEXTS, en: '## Cookies {#section-1}\n\nSome.' }} />, {
      known,
    });
    expect(screen.getByText('It reads the same. Only anchors or blanks are different.')).toBeTruthy();
  });

  it('is nothing, in words', async () => {
    await open(<LegalChanges inForce={TEXTS} typed={TEXTS} />, { known });
    expect(screen.getByText('Nothing is different.')).toBeTruthy();
    expect(document.querySelectorAll('h3')).toHaveLength(0);
  });
});

it('the versions say in the language of the reader what was new, who put it in force, and lead to the text as it was', async () => {
  await open(<LegalVersions page="terms" legal={LEGAL} />, { known, language: 'es' });
  const [now, first] = [...document.querySelectorAll('li')];
  expect(now?.textContent).toContain('Sin cookies.');
  expect(now?.textContent).toContain('Ada Staff');
  expect(now?.querySelector('a')?.getAttribute('href')).toBe('/terms?version=2');
  expect(first?.textContent).not.toContain('Ada Staff');
  expect(first?.textContent).not.toContain('Sin cookies.');
  expect(now?.textContent?.length).toBeGreaterThan(first?.textContent?.length ?? 0);
});

it('a preview that does not come can be asked for again', async () => {
  server.drop(previewStudioLegal);
  await open(<LegalPreview page="terms" language="es" text="## Uno" onClose={onClose} />, { known });
  const window = await dialog();
  server.answer(previewStudioLegal, { html: '<h2>Uno</h2>' });
  await press('Try again', window);
  expect(screen.getByText('Uno').closest('[lang="es"]')).not.toBeNull();
  expect(server.bodies(previewStudioLegal)).toEqual([
    { language: 'es', text: '## Uno' },
    { language: 'es', text: '## Uno' },
  ]);
});

it('a text that is not put in force keeps what was said of it, and is sent with its version', async () => {
  server.answer(getStudioLegal, LEGAL);
  server.refuse(publishStudioLegal, { status: 409, code: 'text_moved_on' });
  await open(<PublishLegalDialog page="terms" version={4} onClose={onClose} />, { known });
  const window = await dialog();
  fill('What is new, in English', 'No cookies.');
  fill('What is new, in Spanish', 'Sin cookies.');
  await press('Put in force', window);
  expect(window.querySelector('[role="alert"]')?.textContent).not.toBe('');
  expect(field('What is new, in Spanish').value).toBe('Sin cookies.');
  expect(onClose).not.toHaveBeenCalled();
  server.answer(publishStudioLegal, LEGAL);
  await press('Put in force', window);
  const sent = { version: 4, changed: { en: 'No cookies.', es: 'Sin cookies.' }, asks: false };
  expect(server.bodies(publishStudioLegal)).toEqual([sent, sent]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(button('Put in force', window).disabled).toBe(false);
});
