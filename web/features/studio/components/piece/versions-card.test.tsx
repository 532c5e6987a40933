import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import type { StudioPiece } from '../../model.ts';
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
  await press('Bring back');
  expect(await screen.findByText(/Not everything here could be saved, so nothing was done/)).toBeTruthy();
  expect(server.sent(contract.studio.restoreStudioVersion)).toEqual([]);
});
