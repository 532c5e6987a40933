import type { Layer } from '@yardsign/scene/layers';
import type { Placed } from '@yardsign/scene/trace';
import { act, fireEvent } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, open, press } from '../../../../testing/page.tsx';
import type { DesignDesk } from '../../model/design-desk.ts';
import { SAMPLE_LOOKS } from '../../model/looks.ts';
import type { Places } from '../../model/places.ts';
import { designWith, quietDesk, rect } from '../../model/testing.ts';
import { useEditor } from '../../model/use-editor.ts';
import { CanvasBar } from '../canvas-bar.tsx';
import { LayersList } from '../layers/layers-list.tsx';
import { Stage } from './stage.tsx';

type Rectangle = Layer & { x: number; y: number; w: number; h: number };

/** Where rectangles stand, as the drawing would tell. */
const placesOf = (layers: readonly Layer[]): Places =>
  new Map(
    (layers as Rectangle[]).map((layer): [Layer, Placed] => {
      const { x, y, w, h } = layer;
      return [layer, { matrix: [1, 0, 0, 1, x, y], w, h, bounds: { x, y, w, h }, warnings: [], words: undefined }];
    }),
  );

let desk: DesignDesk;

/** The picture with its list of layers; nothing draws here. */
function Bench({ canEdit }: { canEdit: boolean }) {
  const { history } = useSyncExternalStore(desk.subscribe, () => desk.view);
  const editor = useEditor(desk, history.now, { canEdit, language: 'en', looks: SAMPLE_LOOKS });
  const places = placesOf(editor.layers);
  return (
    <>
      <CanvasBar editor={editor} history={history} />
      <Stage editor={editor} places={places} />
      <LayersList editor={editor} places={undefined} />
    </>
  );
}

const stage = () => button('The drawing');
const layers = () => (desk.now.template.sizes.square?.layers ?? []) as Rectangle[];
const placeOf = (at: number) => [layers()[at]?.x, layers()[at]?.y];
const chosen = () => document.querySelectorAll('[aria-pressed="true"]').length;

/** Opens the square as large as it is, so that a pixel of the screen is one of the picture. */
async function openStage(canEdit = true) {
  await open(<Bench canEdit={canEdit} />);
  const box = { left: 0, top: 0, width: 1080, height: 1080 };
  Object.assign(stage(), { getBoundingClientRect: () => box, setPointerCapture: () => undefined });
}

const key = (pressed: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(stage(), { key: pressed, ...more }));
/** One gesture of a pointer: down at the first point, over the others, up at the last. */
async function drag(points: readonly (readonly [number, number])[], more: object = {}) {
  const at = (point: readonly [number, number] | undefined) => ({
    clientX: point?.[0] ?? 0,
    clientY: point?.[1] ?? 0,
    pointerId: 1,
    button: 0,
    ...more,
  });
  await act(async () => void fireEvent.pointerDown(stage(), at(points[0])));
  for (const point of points.slice(1)) await act(async () => void fireEvent.pointerMove(stage(), at(point)));
  await act(async () => void fireEvent.pointerUp(stage(), at(points.at(-1))));
}

beforeEach(() => {
  desk = quietDesk(designWith({ square: [rect({ x: 100, y: 100 }), rect({ x: 120, y: 110 })] }));
});

describe('the drawing by keys', () => {
  it('moves what is chosen by a pixel, by ten with Shift, and takes all of it back as one', async () => {
    await openStage();
    await press('Rectangle', document.querySelector('li:last-child') as HTMLElement);
    await key('ArrowRight');
    await key('ArrowRight');
    await key('ArrowUp', { shiftKey: true });
    expect(placeOf(0)).toEqual([102, 90]);
    await press('Undo');
    expect(placeOf(0)).toEqual([100, 100]);
  });

  it('takes out what is chosen, lets go of it by Escape, and has no key where nothing is chosen', async () => {
    await openStage();
    await key('Delete');
    expect(layers()).toHaveLength(2);
    await drag([[105, 105]]);
    expect(chosen()).toBe(1);
    await key('Escape');
    expect(chosen()).toBe(0);
    await key('ArrowDown');
    expect(placeOf(0)).toEqual([100, 100]);
    await drag([[105, 105]]);
    await key('Backspace');
    expect(layers()).toEqual([rect({ x: 120, y: 110 })]);
  });

  it('tells a screen reader its keys, and what is chosen where', async () => {
    await openStage();
    const said = () => ids().map((id) => document.getElementById(id)?.textContent);
    const ids = () => (stage().getAttribute('aria-describedby') ?? '').split(' ');
    expect(said()).toEqual([
      'Choose something in the picture or in the list of layers.',
      expect.stringMatching(/arrow/i),
    ]);
    await drag([[105, 105]]);
    expect(said()[0]).toBe('Rectangle: 100 from the left, 100 from the top.');
  });

  it('says what each key and button has done, and nothing of what is only chosen', async () => {
    await openStage();
    const told = () => document.querySelector('[role=status]')?.textContent;
    await drag([[105, 105]]);
    expect(told()).toBe('');
    await key('ArrowRight', { shiftKey: true });
    expect(told()).toBe('Rectangle: 110 from the left, 100 from the top.');
    await press('One to the front');
    expect(told()).toBe('Rectangle: 1 of 2 from the front.');
    await press('Copy what is chosen');
    expect(told()).toMatch(/^Copied\. Rectangle: /);
    await key('Delete');
    expect(told()).toBe('Taken out of every size.');
    await press('Undo');
    expect(told()).toMatch(/^Undone\. Steps that can still be undone: 3\./);
    await press('Do it again');
    expect(told()).toMatch(/^Done again\. Steps that can still be done again: 0\./);
    await press('Rectangle', document.querySelector('li:last-child') as HTMLElement);
    expect(told()).toBe('');
  });

  it('says nothing where there is nothing to take back', async () => {
    await openStage();
    await act(async () => void fireEvent.click(button('Undo')));
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });
});

describe('the drawing by pointer', () => {
  it('chooses what lies on top, and what lies under it by a second press', async () => {
    await openStage();
    await drag([[150, 130]]);
    await key('ArrowRight');
    expect([placeOf(0), placeOf(1)]).toEqual([
      [100, 100],
      [121, 110],
    ]);
    await drag([[150, 130]]);
    await key('ArrowRight');
    expect(placeOf(0)).toEqual([101, 100]);
  });

  it('is not moved by a finger that trembles', async () => {
    await openStage();
    await drag([
      [105, 105],
      [106, 106],
    ]);
    expect(placeOf(0)).toEqual([100, 100]);
    expect(chosen()).toBe(1);
  });

  it('moves what is held freely with Alt, in one step back', async () => {
    await openStage();
    const way = [
      [105, 105],
      [150, 180],
      [305, 207],
    ] as const;
    await drag(way, { altKey: true });
    expect(placeOf(0)).toEqual([300, 202]);
    await press('Undo');
    expect(placeOf(0)).toEqual([100, 100]);
  });

  it('moves by one side only what is held at a handle', async () => {
    await openStage();
    await drag([[105, 105]]);
    const [right, middle] = [200, 125];
    await drag(
      [
        [right, middle],
        [right + 63, middle + 40],
      ],
      { altKey: true },
    );
    expect(layers()[0]).toMatchObject({ x: 100, y: 100, w: 163, h: 50 });
  });

  it('lets go where the device takes the pointer away', async () => {
    await openStage();
    await act(async () => void fireEvent.pointerDown(stage(), { clientX: 105, clientY: 105, button: 0, pointerId: 1 }));
    await act(async () => void fireEvent.pointerCancel(stage(), { pointerId: 1 }));
    await act(async () => void fireEvent.pointerMove(stage(), { clientX: 400, clientY: 400, pointerId: 1 }));
    expect(placeOf(0)).toEqual([100, 100]);
  });

  it('chooses two with Shift, and moves both by either', async () => {
    await openStage();
    await drag([[105, 105]]);
    await drag([[215, 155]], { shiftKey: true });
    expect(chosen()).toBe(2);
    await drag(
      [
        [215, 155],
        [315, 155],
      ],
      { altKey: true },
    );
    expect([placeOf(0), placeOf(1)]).toEqual([
      [200, 100],
      [220, 110],
    ]);
  });

  it('moves nothing of who may only look', async () => {
    await openStage(false);
    await drag([
      [105, 105],
      [305, 305],
    ]);
    await key('Delete');
    expect([placeOf(0), layers().length]).toEqual([[100, 100], 2]);
  });
});
