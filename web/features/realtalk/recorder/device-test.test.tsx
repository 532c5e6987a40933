import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { ABLE, fakeRecorder } from '../../../testing/recorder-ports.ts';
import { DeviceTest } from './device-test.tsx';

const MEMBER = SESSION.user.id;
let { world, ports } = fakeRecorder();

const show = (language: 'en' | 'es' = 'en') =>
  open(<DeviceTest ports={ports} memberId={MEMBER} />, { language, known: [{ query: sessionQuery, data: SESSION }] });

/** What stands beside a name in the list of what the browser can do. */
const said = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(() => {
  ({ world, ports } = fakeRecorder());
});

describe('the test of a device', () => {
  it('says what the browser can do and how much room there is', async () => {
    world.abilities = { ...ABLE, sound: 'brought' };
    await show();
    expect(screen.getByText('This browser can record.')).toBeTruthy();
    expect([said('Encodes H.264'), said('Encodes AAC'), said('Free space')]).toEqual([
      'Yes',
      'Yes, with an encoder that comes along',
      '50 GB',
    ]);
  });

  it('says plainly what a browser lacks, and offers no recording', async () => {
    world.abilities = { ...ABLE, pictures: false };
    world.free = null;
    await show('es');
    expect(screen.getByText(/no puede grabar video en H\.264/)).toBeTruthy();
    expect([said('Codifica H.264'), said('Espacio libre')]).toEqual(['No', 'Se desconoce']);
    expect(() => button('Grabar tres segundos')).toThrow('0 buttons');
  });

  it('shows the level of the microphone', async () => {
    await show();
    await act(async () => {
      world.draw(16);
      world.tick(500);
    });
    const meter = screen.getByRole('meter');
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-label')]).toEqual(['50', 'Microphone level']);
    expect((meter.firstElementChild as HTMLElement).style.transform).toBe('scaleX(0.5)');
  });

  it('records three seconds, plays them, and throws them away when the page is left', async () => {
    const { unmount } = await show();
    await press('Record three seconds');
    await act(async () => world.tick(3000));
    expect(await screen.findByLabelText('Take of Test recording')).toBeTruthy();
    expect([...world.takes.keys()]).toEqual(['take1']);
    await press('Record once more');
    await act(async () => world.tick(3000));
    await waitFor(() => expect([...world.takes.keys()]).toEqual(['take2']));
    unmount();
    await waitFor(() => expect(world.takes.size).toBe(0));
  });

  it('says why nothing was recorded', async () => {
    world.endFault = 'empty';
    await show();
    await press('Record three seconds');
    await act(async () => world.tick(3000));
    expect(await screen.findByText(/Nothing was recorded/)).toBeTruthy();
    expect(world.takes.size).toBe(0);
  });

  it('asks for the camera again after it was refused', async () => {
    world.cameraFault = 'refused';
    await show();
    expect(screen.getByRole('alert').textContent).toContain("We can't use your camera or microphone.");
    expect(screen.queryByRole('link', { name: 'Test camera and microphone' })).toBeNull();
    world.cameraFault = null;
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
