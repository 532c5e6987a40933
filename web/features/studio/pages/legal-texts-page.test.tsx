import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { LegalText } from '../components/legal/legal-api.ts';
import { LegalTextsPage } from './legal-texts-page.tsx';

const { getStudioLegal, saveStudioLegal, publishStudioLegal, previewStudioLegal, renderStudioText } = contract.studio;
const known = (level: number) => [
  { query: sessionQuery, data: { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: level }] } } },
];
const TEXTS = { en: '## Cookies', es: '## Cookies' };
const NEW = { en: '## Cookies\n\nNone.', es: '## Cookies\n\nNinguna.' };
const legal = (more: Partial<LegalText> = {}): LegalText => ({
  inForce: { number: 1, texts: TEXTS },
  draft: { version: 0, texts: TEXTS },
  versions: [{ number: 1, publishedAt: '2026-11-01T00:00:00.000Z', publishedBy: null, changed: null, asks: false }],
  ...more,
});
const show = (level = 3) => open(<LegalTextsPage />, { at: '/admin/studio/legal?text=terms', known: known(level) });

beforeEach(() => {
  sessionStorage.clear();
  server.answer(renderStudioText, { html: [] });
});

describe('the legal texts', () => {
  it('are saved as a draft, on the version that was read, and what was typed stays when somebody was faster', async () => {
    server.answer(getStudioLegal, legal());
    await show();
    expect(screen.getByText('The draft says what is in force.')).toBeTruthy();
    fill('Text in English', '');
    await press('Save the draft');
    expect(saidAt('Text in English')).toContain('Write the text.');
    fill('Text in English', NEW.en);
    fill('Text in Spanish', NEW.es);
    server.refuse(saveStudioLegal, { status: 409, code: 'text_moved_on' });
    server.answer(getStudioLegal, legal({ draft: { version: 5, texts: { en: 'Theirs', es: 'Suyo' } } }));
    await press('Save the draft');
    expect(screen.getByText(/Somebody has changed this text meanwhile/)).toBeTruthy();
    expect(field('Text in English').value).toBe(NEW.en);
    server.answer(saveStudioLegal, legal({ draft: { version: 6, texts: NEW } }));
    await press('Save the draft');
    expect(server.bodies(saveStudioLegal)).toEqual([
      { version: 0, texts: NEW },
      { version: 5, texts: NEW },
    ]);
  });

  it('are looked at as everybody would read them', async () => {
    server.answer(getStudioLegal, legal());
    server.answer(previewStudioLegal, { html: '<h2 id="x">Cookies y más</h2>' });
    await show();
    await press('Preview in Spanish');
    await dialog();
    await waitFor(() => expect(screen.getByText('Cookies y más').closest('[lang="es"]')).toBeTruthy());
  });

  it('are put in force by an admin, who says in both languages what is new', async () => {
    server.answer(getStudioLegal, legal({ draft: { version: 1, texts: NEW } }));
    await show();
    await press('Put in force …');
    await dialog();
    await press('Put in force');
    expect(saidAt('What is new, in Spanish')).toContain('Say what is new.');
    fill('What is new, in English', 'No cookies.');
    fill('What is new, in Spanish', 'Sin cookies.');
    expect(screen.getByText(/Members are not asked/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Ask every member to accept it'));
    expect(screen.getByText(/before they go on/)).toBeTruthy();
    server.answer(publishStudioLegal, legal({ inForce: { number: 2, texts: NEW }, draft: { version: 2, texts: NEW } }));
    await press('Put in force');
    expect(server.bodies(publishStudioLegal)).toEqual([
      { version: 1, changed: { en: 'No cookies.', es: 'Sin cookies.' }, asks: true },
    ]);
  });

  it.each([
    ['the content team', 2, NEW, 'The draft is ready. An admin puts it in force.'],
    ['languages with other sections', 3, { ...NEW, es: 'Nada' }, /both languages need the same number of headings/],
  ])('are not put in force by or with %s, and the page says why', async (_name, level, texts, why) => {
    server.answer(getStudioLegal, legal({ draft: { version: 1, texts } }));
    await show(level);
    expect(screen.getByText(why)).toBeTruthy();
    expect(() => button('Put in force …')).toThrow('0 buttons');
  });
});
