import { act, fireEvent, screen } from '@testing-library/react';
import type { Crop } from '@yardsign/domain/studio/crop';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, fill, open } from '../../../../testing/page.tsx';
import { CropField } from './crop-field.tsx';

const PICTURE = { width: 640, height: 480 };
const onChange = vi.fn<(crop: Crop) => void>();

function Cropped({ first }: { first: Crop }) {
  const [crop, setCrop] = useState(first);
  return (
    <CropField
      name="door.jpg"
      src="/door.jpg"
      picture={PICTURE}
      crop={crop}
      onChange={(next) => {
        onChange(next);
        setCrop(next);
      }}
    />
  );
}

/** The picture as wide as half its pixels: a pixel of the screen is two of the file. */
async function openAt(first: Crop) {
  onChange.mockReset();
  await open(<Cropped first={first} />);
  const area = screen.getByLabelText('Crop', { selector: '[role="application"]' });
  Object.assign(area, { getBoundingClientRect: () => ({ width: 320, height: 240 }) });
  for (const grip of area.querySelectorAll('button')) Object.assign(grip, { setPointerCapture: () => undefined });
}
const all = () => button('The part of door.jpg that is shown');
const now = () => onChange.mock.lastCall?.[0];
const pointer = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', at: Element, x = 0, y = 0) =>
  act(async () => void fireEvent[kind](at, { pointerId: 1, clientX: x, clientY: y }));

describe('the part of a picture that is shown', () => {
  it('is moved by a pointer in the pixels of the file, as far as the picture goes, and stays once it is let go', async () => {
    await openAt({ left: 0, top: 0, width: 200, height: 200 });
    await pointer('pointerMove', all(), 50, 50);
    expect(onChange).not.toHaveBeenCalled();
    await pointer('pointerDown', all(), 10, 10);
    await pointer('pointerMove', all(), 60, 30);
    expect(now()).toEqual({ left: 100, top: 40, width: 200, height: 200 });
    await pointer('pointerMove', all(), 900, 900);
    expect(now()).toEqual({ left: 440, top: 280, width: 200, height: 200 });
    await pointer('pointerUp', all());
    await pointer('pointerMove', all(), 0, 0);
    expect(now()).toEqual({ left: 440, top: 280, width: 200, height: 200 });
  });

  it('is pulled by a corner, whose opposite stays, and let go where the device takes the pointer away', async () => {
    await openAt({ left: 100, top: 100, width: 200, height: 200 });
    const corner = button('Corner at the top left');
    await pointer('pointerDown', corner, 50, 50);
    await pointer('pointerMove', corner, 60, 40);
    expect(now()).toEqual({ left: 120, top: 80, width: 180, height: 220 });
    await pointer('pointerCancel', corner);
    await pointer('pointerMove', corner, 0, 0);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('leaves the keys of the browser alone, and says where it is only to who moves it by keys', async () => {
    await openAt({ left: 100, top: 100, width: 200, height: 200 });
    const said = () => document.querySelector('[role="status"]')?.textContent;
    fireEvent.keyDown(all(), { key: 'ArrowRight', ctrlKey: true });
    fireEvent.keyDown(all(), { key: 'Enter' });
    expect([onChange.mock.calls.length, said()]).toEqual([0, '']);
    fireEvent.keyDown(all(), { key: 'ArrowRight' });
    expect(now()).toMatchObject({ left: 106, top: 100 });
    fireEvent.keyDown(all(), { key: 'ArrowUp', shiftKey: true });
    expect(now()).toMatchObject({ left: 106, top: 52 });
    expect(said()).toBe('200 by 200 pixels, 106 from the left, 52 from the top');
    await pointer('pointerDown', all(), 0, 0);
    expect(said()).toBe('');
  });

  it('keeps the shape that it is held to while it is pulled, and any once that is free', async () => {
    await openAt({ left: 0, top: 0, width: 640, height: 480 });
    fill('Shape', '1:1');
    expect(now()).toMatchObject({ width: 480, height: 480 });
    const corner = button('Corner at the bottom right');
    fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true });
    expect(now()?.width).toBe(now()?.height);
    const changes = onChange.mock.calls.length;
    fill('Shape', 'free');
    expect(onChange).toHaveBeenCalledTimes(changes);
    fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true });
    expect(now()?.width).toBeLessThan(now()?.height ?? 0);
  });
});
