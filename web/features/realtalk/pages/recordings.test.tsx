import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { describe, expect, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { FullRecording, Recording } from '../api.ts';
import { RecordingPage } from './recording-page.tsx';
import { RecordingsPage } from './recordings-page.tsx';

const { listRecordings, getRecording, renameRecording, deleteRecording, beginRecordingVideo } = contract.realtalk;
const known = [{ query: sessionQuery, data: SESSION }];
const FIRST: FullRecording = {
  id: `rec_${'a'.repeat(24)}`,
  title: 'La primera llamada: ¿hoy?',
  language: 'es',
  script: { id: `cnt_${'b'.repeat(24)}`, title: 'La primera llamada', path: '/realtalk/scripts/the-first-call-back' },
  seconds: 65.4,
  width: 1080,
  height: 1920,
  bytes: 20_000_000,
  url: '/api/app/v1/videos/upl_1',
  poster: '/api/app/v1/images/x',
  createdAt: '2026-11-20T12:00:00.000Z',
  video: null,
  captions: [],
  cut: { from: 0, until: 65_400 },
};
const SECOND: FullRecording = {
  ...FIRST,
  id: `rec_${'c'.repeat(24)}`,
  title: 'Second',
  language: 'en',
  script: null,
};

const here = { at: `/realtalk/recordings/${FIRST.id}`, path: '/realtalk/recordings/$recordingId', known };
const list = (...items: Recording[]) => server.answer(listRecordings, { items, nextCursor: null, count: items.length });

describe('what a member has recorded', () => {
  test('stands with its length, its day and its language, and is saved under its title', async () => {
    list(FIRST, SECOND);
    await open(<RecordingsPage />, { known });
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('1:05');
    expect(first?.textContent).toContain('In Spanish');
    const save = screen.getByRole('link', { name: `Save “${FIRST.title}” as a file` });
    expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
      FIRST.url,
      'La primera llamada ¿hoy.mp4',
    ]);
  });

  test('says what to do where there is nothing yet', async () => {
    list();
    await open(<RecordingsPage />, { known });
    expect(screen.getByText('Nothing recorded yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a script' }).getAttribute('href')).toBe('/realtalk/scripts');
  });

  test('is deleted once it was asked for, and stays where that fails', async () => {
    list(FIRST, SECOND);
    await open(<RecordingsPage />, { known });
    server.refuse(deleteRecording, { status: 500, code: 'internal' });
    await press('Delete “Second”');
    await press('Delete', await dialog());
    expect(screen.getByRole('link', { name: 'Second' })).toBeTruthy();
    server.answer(deleteRecording, undefined);
    list(FIRST);
    await press('Delete', await dialog());
    expect(screen.queryByRole('link', { name: 'Second' })).toBeNull();
  });
});

describe('one recording', () => {
  test('is played, names its script and gets another title', async () => {
    server.answer(getRecording, { recording: FIRST });
    await open(<RecordingPage />, here);
    expect(screen.getByLabelText(FIRST.title).getAttribute('src')).toBe(FIRST.url);
    expect(screen.getByRole('link', { name: 'La primera llamada' }).getAttribute('href')).toBe(FIRST.script?.path);
    await press('Rename');
    await dialog();
    fill(/^Title/, '  ');
    await press('Save');
    expect(screen.getByText('Give it a title.')).toBeTruthy();
    const renamed = { recording: { ...FIRST, title: 'Otra vez' } };
    server.answer(renameRecording, renamed);
    server.answer(getRecording, renamed);
    fill(/^Title/, ' Otra vez ');
    await press('Save');
    expect(server.bodies(renameRecording)).toEqual([{ title: 'Otra vez' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Otra vez');
  });

  test('becomes a video in the language that it is spoken in', async () => {
    server.answer(getRecording, { recording: FIRST });
    server.answer(beginRecordingVideo, {
      video: { id: `cnt_${'d'.repeat(24)}`, path: '/shareable-content/video/one' },
    });
    const { address } = await open(<RecordingPage />, here);
    await press('Make a video to post');
    expect(address()).toBe('/shareable-content/video/one?language=es');
  });

  test('leads to the video that was begun of it', async () => {
    server.answer(getRecording, { recording: { ...FIRST, video: { path: '/shareable-content/video/one' } } });
    await open(<RecordingPage />, here);
    const link = screen.getByRole('link', { name: 'Open its video' });
    expect(link.getAttribute('href')).toBe('/shareable-content/video/one?language=es');
    expect(screen.queryByRole('button', { name: 'Make a video to post' })).toBeNull();
  });

  test('that is not there is told as such', async () => {
    server.refuse(getRecording, { status: 404, code: 'not_found' });
    await open(<RecordingPage />, here);
    expect(screen.getByText('This recording is not here')).toBeTruthy();
  });
});
