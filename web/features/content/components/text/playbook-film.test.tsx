import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import type { Piece } from '../../model.ts';
import { TextPage } from '../../pages/text-page.tsx';

const { getContent, listContent, listMarks, listTasksDone } = contract.content;

beforeEach(() => {
  server.answer(listMarks, { saved: [], shared: [] });
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  server.answer(listTasksDone, { pieces: [] });
});

describe('the film of a playbook', () => {
  const film = {
    url: '/film/en.mp4',
    poster: '/film/en.jpg',
    captions: '/film/en.vtt',
    drawing: '/film/drawing.json',
    seconds: 21,
    width: 720,
    height: 1280,
    bytes: 9,
    sha256: 'a'.repeat(64),
    mime: 'video/mp4' as const,
  };
  const seller = article(1, 'A list');
  const base = article(2, 'Five papers');
  const translations = { ...base.translations, en: { ...base.translations.en, film } };
  const moving = {
    ...base,
    content_type: 'video' as const,
    path: '/shareable-content/video/piece-2',
    translations,
    film,
  };
  const days = [{ title: 'Make the list', tasks: [{ text: 'Write names.' }] }];
  const { en, es } = article(7, 'Back in touch').translations;
  const playbook = {
    ...article(7, 'Back in touch'),
    content_type: 'playbook' as const,
    path: '/playbooks/piece-7',
    translations: { es, en: { ...en, details: { goal: 'Twenty people.', days } } },
  };

  async function openWith(related: readonly Piece[]) {
    const shown = { ...playbook, related: related.map(({ id }) => id) };
    server.answer(getContent, ({ params }) => ({ data: related.find(({ id }) => id === params['id']) ?? shown }));
    await open(<TextPage />, {
      at: playbook.path,
      path: '/playbooks/$slug',
      known: [{ query: sessionQuery, data: SESSION }],
    });
  }

  it('is the first among what is related to it, with the way to its page', async () => {
    await openWith([seller, moving]);
    const player = await screen.findByLabelText('Five papers');
    expect(player.getAttribute('src')).toBe('/film/en.mp4');
    expect(screen.getByRole('link', { name: 'Post it in your name' }).getAttribute('href')).toContain(moving.path);
  });

  it('is left out where there is none', async () => {
    await openWith([seller]);
    await screen.findByText('Goes well with this');
    expect(screen.queryByText('The video that goes with it')).toBeNull();
  });
});
