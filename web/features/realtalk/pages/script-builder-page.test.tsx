import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { CHECKED_ADVERTISING } from '../../../testing/posts.ts';
import type { Piece } from '../../content/model.ts';
import { ScriptBuilderPage } from './script-builder-page.tsx';

const { addCustomContent, getContentBySlug } = contract.content;
const { checkWording, checkAdvertising } = contract.compliance;
const known = [{ query: sessionQuery, data: SESSION }];
const MINE: Piece = {
  ...article(1, 'The first call'),
  ...{ content_type: 'script', user_id: SESSION.user.id, slug: 'mine', path: '/realtalk/scripts/mine' },
};

describe('a script of one’s own', () => {
  beforeEach(() => {
    server.answer(checkWording, { findings: [] });

    server.answer(checkAdvertising, CHECKED_ADVERTISING);
  });

  test('is written in one language, and its page is opened', async () => {
    server.answer(addCustomContent, { data: MINE });
    const { address } = await open(<ScriptBuilderPage />, { known });
    await press('Save the script');
    expect(server.bodies(addCustomContent)).toEqual([]);
    expect(screen.getByText('Write what you want to say.')).toBeTruthy();
    fill(/^Title/, ' The first call ');
    fill(/^What you want to say/, 'Hello there.\n\nIt is me.');
    expect(saidAt(/^What you want to say/)).toContain('5 words, about 2 seconds');
    await press('Save the script');
    expect(server.bodies(addCustomContent)).toEqual([
      {
        content_type: 'script',
        language: 'en',
        title: 'The first call',
        contents: 'Hello there.\n\nIt is me.',
        status: 'draft',
      },
    ]);
    expect(address()).toMatch(/^\/realtalk\/scripts\/mine/);
  });

  test('keeps what was typed where saving fails, and over a reload', async () => {
    server.refuse(addCustomContent, { status: 409, code: 'no_room_for_pieces' });
    const { unmount } = await open(<ScriptBuilderPage />, { known });
    fill(/^Title/, 'The first call');
    fill(/^What you want to say/, 'Hello.');
    await press('Save the script');
    expect(field(/^Title/).value).toBe('The first call');
    unmount();
    await open(<ScriptBuilderPage />, { known });
    await press('Bring them back');
    expect(field(/^What you want to say/).value).toBe('Hello.');
  });
});

test.each([
  ['one’s own is opened to be changed', SESSION.user.id, '/realtalk/scripts/mine?edit=1'],
  ['one of the library is shown', null, '/realtalk/scripts/mine'],
])('the address of a script that there is leads to it: %s', async (_what, owner, path) => {
  server.answer(getContentBySlug, { data: { ...MINE, user_id: owner } });
  const { address } = await open(<ScriptBuilderPage />, {
    known,
    at: '/realtalk/scriptbuilder/mine',
    path: '/realtalk/scriptbuilder/$script',
  });
  expect(address()).toBe(path);
});
