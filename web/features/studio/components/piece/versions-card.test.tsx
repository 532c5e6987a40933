import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import type { StudioPiece } from '../../model.ts';
import { TwinCard } from './twin-card.tsx';
import { VersionsCard } from './versions-card.tsx';

const PIECE = {
  id: 'cnt_piece0000001',
  state: 'draft',
  versions: [{ number: 1, kind: 'published', madeAt: '2026-11-20T10:00:00.000Z', madeBy: 'Cora' }],
} as unknown as StudioPiece;

it('brings no version back over what could not be saved', async () => {
  await open(<VersionsCard piece={PIECE} language="en" settle={async () => false} />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });
  await press('Bring back, 1: published');
  expect(await screen.findByText(/Not everything here could be saved, so nothing was done/)).toBeTruthy();
  expect(server.sent(contract.studio.restoreStudioVersion)).toEqual([]);
});

it('says of no two texts that they agree while what is typed in one could not be saved', async () => {
  const text = { paragraphs: ['Casa'], inStepWith: null, isStale: true, heldBack: false };
  const piece = { ...PIECE, texts: { en: text, es: { ...text, isStale: false } } } as unknown as StudioPiece;
  await open(<TwinCard piece={piece} settle={async () => false} />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });
  await press('Both say the same now');
  expect(await screen.findByText(/Not everything here could be saved, so nothing was done/)).toBeTruthy();
  expect(server.sent(contract.studio.setStudioTwin)).toEqual([]);
});
