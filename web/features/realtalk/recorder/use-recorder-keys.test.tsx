import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useRecorderKeys } from './use-recorder-keys.ts';

const pressed = vi.fn<(shows: string) => void>();

/** Presses the space bar in the moment that something new is on screen. */
function Impatient({ shows }: { shows: string }) {
  useRecorderKeys({ ' ': () => pressed(shows) });
  useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: ' ' }));
  return null;
}

it('a key does what is on screen, from the moment that it is there', () => {
  const { rerender } = render(<Impatient shows="no camera" />);
  rerender(<Impatient shows="camera" />);
  expect(pressed.mock.calls.at(-1)).toEqual(['camera']);
});
