import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, choose, dialog, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { openDesignDesk } from '../../canvas/model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../canvas/model/looks.ts';
import { designWith, words } from '../../canvas/model/testing.ts';
import { useEditor } from '../../canvas/model/use-editor.ts';
import type { Piece } from '../../content/model.ts';
import { DesignActions } from './design-actions.tsx';
import { UseItCard } from './use-it-card.tsx';

const { beginDesign, removeCustomContent } = contract.content;
const PIECE: Piece = {
  ...article(1, 'Five checks'),
  content_type: 'social-graphic',
  path: '/shareable-content/g/five',
};
const NOT_SAVED = /It could not be saved, so nothing was done/;
const settle = vi.fn<() => Promise<boolean>>();

function Bench() {
  const design = designWith({ square: [words()] });
  const [desk] = useState(() => {
    const never = () => new Promise<never>(() => undefined);
    const shelf = { read: () => null, write: () => undefined };
    return openDesignDesk({ save: never, load: never, shelf, after: () => () => undefined }, { design, version: 1 });
  });
  const editor = useEditor(desk, design, { canEdit: true, language: 'es', looks: SAMPLE_LOOKS });
  return (
    <>
      <UseItCard piece={PIECE} editor={editor} settle={settle} />
      <DesignActions id={PIECE.id} title="Five checks" settle={settle} />
      <Toaster />
    </>
  );
}

const show = () =>
  open(<Bench />, { at: '/graphic-builder/cnt_piece0000001', known: [{ query: sessionQuery, data: SESSION }] });

beforeEach(() => {
  settle.mockReset().mockResolvedValue(true);
});

describe('a graphic of one’s own', () => {
  it('is posted and scheduled in the size and language on the screen, once it is saved', async () => {
    const posted = await show();
    await press('Post');
    await expect.poll(posted.address).toBe('/shareable-content/g/five?compose=now&language=es&size=square');
    posted.unmount();
    const scheduled = await show();
    await press('Schedule');
    await expect.poll(scheduled.address).toContain('compose=schedule');
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('goes nowhere while it could not be saved: not out, not into a file, not into a copy', async () => {
    settle.mockResolvedValue(false);
    const { address } = await show();
    await press('Post');
    expect(await screen.findByText(NOT_SAVED)).toBeTruthy();
    await choose('Download', 'PNG, the sharpest');
    await press('Duplicate: Five checks');
    expect(address()).toBe('/graphic-builder/cnt_piece0000001');
    expect(server.sent(contract.graphics.renderGraphic)).toEqual([]);
    expect(server.bodies(beginDesign)).toEqual([]);
  });

  it('says why its file could not be drawn', async () => {
    server.refuse(contract.graphics.renderGraphic, { status: 503, code: 'overloaded' });
    await show();
    await choose('Download', 'PNG, the sharpest');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(server.queries(contract.graphics.renderGraphic)).toEqual([
      { size: 'square', language: 'es', format: 'png' },
    ]);
  });

  it('says why there is no second one', async () => {
    server.drop(beginDesign);
    await show();
    await press('Duplicate: Five checks');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(server.bodies(beginDesign)).toEqual([{ from: PIECE.id, title: 'Five checks', language: 'en' }]);
    expect(button('Duplicate: Five checks').disabled).toBe(false);
  });

  it('gets one copy, also where the button is pressed again while it is being saved', async () => {
    let save = (_isSaved: boolean): void => undefined;
    settle.mockImplementation(() => new Promise((done) => (save = done)));
    server.drop(beginDesign);
    await show();
    await press('Duplicate: Five checks');
    await press('Duplicate: Five checks');
    await act(async () => save(true));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(settle).toHaveBeenCalledOnce();
    expect(server.bodies(beginDesign)).toHaveLength(1);
  });

  it('is deleted after a question, and stays where that fails', async () => {
    server.drop(removeCustomContent);
    const { address } = await show();
    await press('Delete: Five checks');
    const asked = await dialog();
    expect(asked.textContent).toContain('Delete “Five checks”?');
    await press('Delete', asked);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(address()).toBe('/graphic-builder/cnt_piece0000001');
    server.answer(removeCustomContent);
    await press('Delete: Five checks');
    await press('Delete', await dialog());
    await expect.poll(address).toBe('/graphic-builder');
  });
});
