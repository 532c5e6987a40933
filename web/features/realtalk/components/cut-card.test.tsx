import { api as contract } from '@yardsign/contracts/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { open, press, server } from '../../../testing/page.tsx';
import type { FullRecording } from '../api.ts';
import { CutCard } from './cut-card.tsx';

const { cutRecording } = contract.realtalk;
const RECORDING: FullRecording = {
  ...{ id: `rec_${'a'.repeat(24)}`, title: 'The first call', language: 'en', script: null, video: null },
  ...{ seconds: 8, width: 720, height: 1280, bytes: 20_000, url: '/v', poster: '/p' },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', captions: [], cut: { from: 0, until: 8000 } },
};
let stands = 0;
let played: number[] = [];

async function show(recording = RECORDING) {
  server.answer(cutRecording, ({ body }) => ({ recording: { ...recording, ...(body as object) } }));
  await open(<CutCard recording={recording} standsAt={() => stands} onPlay={(ms) => played.push(ms)} />, {});
}
const sent = () => server.bodies(cutRecording);

beforeEach(() => {
  stands = 0;
  played = [];
});

describe('the part of a recording that its video shows', () => {
  test('begins and ends where the player stands', async () => {
    await show();
    expect(screen.getByText('All of it is shown.')).toBeTruthy();
    stands = 1234.4;
    await press('Begin here');
    expect(await screen.findByText('Saved')).toBeTruthy();
    stands = 6900;
    await press('End here');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([{ cut: { from: 1234, until: 8000 } }, { cut: { from: 1234, until: 6900 } }]);
    expect(screen.getByText('From 0:01.2 to 0:06.9.')).toBeTruthy();
    await press('Play it');
    expect(played).toEqual([1234]);
    await press('Show all of it');
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).toEqual({ cut: { from: 0, until: 8000 } });
  });

  test('is a second at least: what would be less is said, and not sent', async () => {
    await show();
    stands = 7500;
    await press('Begin here');
    expect(screen.getByText(/at least a second/)).toBeTruthy();
    expect([sent(), screen.getByText('All of it is shown.').textContent]).toEqual([[], 'All of it is shown.']);
  });

  test('that could not be saved says so, and is saved again', async () => {
    await show();
    server.refuse(cutRecording, { status: 500, code: 'internal' });
    stands = 2000;
    await press('Begin here');
    expect(await screen.findByText('The cut was not saved')).toBeTruthy();
    server.answer(cutRecording, { recording: RECORDING });
    await press('Save again');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ cut: { from: 2000, until: 8000 } });
  });
});
