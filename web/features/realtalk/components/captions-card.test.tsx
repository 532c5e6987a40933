import { api as contract } from '@yardsign/contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { open, press, server } from '../../../testing/page.tsx';
import { article } from '../../../testing/pieces.ts';
import { CHECKED_ADVERTISING } from '../../../testing/posts.ts';
import { WordingWorker } from '../../../testing/wording-worker.ts';
import type { FullRecording } from '../api.ts';
import { CaptionsCard } from './captions-card.tsx';

const { captionRecording } = contract.realtalk;
const SCRIPT = { id: `cnt_${'b'.repeat(24)}`, title: 'The first call', path: '/realtalk/scripts/first-call' };
const RECORDING: FullRecording = {
  ...{ id: `rec_${'a'.repeat(24)}`, title: 'The first call', language: 'en', script: SCRIPT, video: null },
  ...{ seconds: 8, width: 720, height: 1280, bytes: 20_000, url: '/v', poster: '/p' },
  createdAt: '2026-11-20T12:00:00.000Z',
  cut: { from: 0, until: 8000 },
  captions: [
    { from: 0, until: 2000, text: 'Thinking of selling?' },
    { from: 2000, until: 8000, text: 'Here is what buyers ask me.' },
  ],
};
const played = vi.fn<(ms: number) => void>();

async function show(recording = RECORDING, language: 'en' | 'es' = 'en') {
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  server.answer(captionRecording, ({ body }) => ({ recording: { ...recording, ...(body as object) } }));
  await open(<CaptionsCard recording={recording} onPlay={played} />, { language });
}
const field = (time: string) => screen.getByLabelText<HTMLTextAreaElement>(`Caption at ${time}`);
async function rewrite(time: string, words: string) {
  fireEvent.change(field(time), { target: { value: words } });
  await act(async () => void fireEvent.blur(field(time)));
}
const sent = () => server.bodies(captionRecording).map((body) => (body as FullRecording).captions);

describe('the captions of a recording', () => {
  test('are looked over line by line, and what is changed is saved', async () => {
    await show();
    expect(screen.getByText(/^2 lines, each shown/)).toBeTruthy();
    await press('Look over the captions');
    await press('Play from 0:02');
    expect(played).toHaveBeenCalledWith(2000);
    await rewrite('0:02', '  What buyers   ask.');
    expect(await screen.findByText('Saved')).toBeTruthy();
    const [first, second] = RECORDING.captions;
    expect(sent()).toEqual([[first, { ...second, text: 'What buyers ask.' }]]);
    // Nothing has changed: nothing is sent.
    await rewrite('0:02', 'What buyers ask.');
    expect(sent()).toHaveLength(1);
    await press('Remove the caption at 0:00');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual([{ ...second, text: 'What buyers ask.' }]);
  });

  test('are moved together', async () => {
    await show();
    await press('Look over the captions');
    await press('All 0.2 s later');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual([
      { from: 200, until: 2200, text: 'Thinking of selling?' },
      { from: 2200, until: 8000, text: 'Here is what buyers ask me.' },
    ]);
  });

  test('get a line more, which is sent once something is written in it', async () => {
    await show();
    await press('Look over the captions');
    await press('Add a line');
    await rewrite('0:06', 'Call me.');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.map(({ from, until, text }) => [from, until, text])).toEqual([
      [0, 2000, 'Thinking of selling?'],
      [2000, 6000, 'Here is what buyers ask me.'],
      [6000, 8000, 'Call me.'],
    ]);
  });

  test('stay as they were written where they could not be saved, and are saved again', async () => {
    await show();
    await press('Look over the captions');
    server.refuse(captionRecording, { status: 500, code: 'internal' });
    await rewrite('0:00', 'Selling?');
    expect(await screen.findByText('The captions were not saved')).toBeTruthy();
    expect(field('0:00').value).toBe('Selling?');
    server.answer(captionRecording, { recording: RECORDING });
    await press('Save again');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent().map((captions) => captions[0]?.text)).toEqual(['Selling?', 'Selling?']);
  });

  test('that an advertisement should not say are marked, and taken out by one press', async () => {
    vi.stubGlobal('Worker', WordingWorker);
    const captions = [
      { from: 0, until: 2000, text: 'No children allowed.' },
      { from: 2000, until: 8000, text: 'Call me.' },
    ];
    await show({ ...RECORDING, captions });
    const use = await screen.findByRole('button', { name: /^(Use|Take out)/ }, { timeout: 10_000 });
    await act(async () => use.click());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.some(({ text }) => text.includes('No children'))).toBe(false);
    expect(sent()[0]?.at(-1)).toEqual(captions[1]);
  });

  test('are written from the script where there are none, in Spanish too', async () => {
    const piece = article(1, 'The first call');
    const translations = {
      ...piece.translations,
      en: { ...piece.translations.en, contents: '<p>One two. Three.</p>' },
    };
    server.answer(contract.content.getContent, { data: { ...piece, content_type: 'script', translations } });
    await show({ ...RECORDING, captions: [] }, 'es');
    await press('Escribirlos a partir del guion');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.map(({ text }) => text)).toEqual(['One two.', 'Three.']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Subtítulo en 0:00').lang).toBe('en');
  });

  test('can be written by hand where the script is gone', async () => {
    await show({ ...RECORDING, captions: [], script: null });
    expect(screen.getByText(/Its script is gone/)).toBeTruthy();
    await press('Add a line');
    await rewrite('0:00', 'Hello.');
    await waitFor(() => expect(sent()).toEqual([[{ from: 0, until: 2000, text: 'Hello.' }]]));
  });
});
