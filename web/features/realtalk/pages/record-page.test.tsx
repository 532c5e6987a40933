import { api as contract } from '@yardsign/contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseScript, chosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { button, dialog, field, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import { ABLE, fakeRecorder, SCRIPT, takeOf } from '../../../testing/recorder-ports.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { partQuery } from '../../profile/parts/part-api.ts';
import { RecordPage } from './record-page.tsx';

/** Whether a button cannot be pressed just now. It keeps the focus that it has. */
const rests = (words: string) => button(words).getAttribute('aria-disabled') === 'true';

const MEMBER = SESSION.user.id;
let { world, ports } = fakeRecorder();

async function show({ settings = {}, language = 'en' as 'en' | 'es' } = {}) {
  const value = JSON.stringify(settings);
  const stored = { realtalk_settings: { value, SyncTo: '', fontSize: null, field_type: 'string', table: '' } };
  return open(<RecordPage ports={ports} />, {
    at: '/realtalk/record',
    language,
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: EMPTY_BRAND },
      { query: partQuery(MEMBER, 'realtalk'), data: stored },
    ],
  });
}

const key = (name: string, on: Element = document.body) => act(async () => void fireEvent.keyDown(on, { key: name }));
const tick = (ms: number, times = 1) => act(async () => world.tick(ms, times));
const prompter = () => screen.getByRole('region', { name: /^Script: / });

/** Gives the words a height, which only a real layout has. */
function layOut(height: number): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
}

async function record(): Promise<void> {
  await press('Record');
  await tick(1000, 3);
}

beforeEach(() => {
  ({ world, ports } = fakeRecorder());
  window.sessionStorage.clear();
  chooseScript(MEMBER, SCRIPT);
  server.answer(contract.profile.getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
  server.answer(contract.profile.saveProfile, { data: { profile: {} } });
  server.answer(contract.teams.getTeamAbove, { team: null });
  // The script as it was chosen, unless a test says otherwise.
  server.refuse(contract.content.getContentBySlug, { status: 404, code: 'not_found' });
});

/** Has the script other words by now. */
function rewrite(contents: string): void {
  const words = { ...article(1, 'The first call').translations.en, contents };
  const piece = {
    ...article(1, 'The first call'),
    id: SCRIPT.id,
    slug: SCRIPT.slug,
    translations: { en: words, es: words },
  };
  server.answer(contract.content.getContentBySlug, { data: piece });
}
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the recorder', () => {
  it('shows the script over the picture in its own language, as large and as dark as the settings say', async () => {
    await show({ settings: { fontSize: 32, boldFont: true, teleprompterTransparency: 20, mirrorCamera: false } });
    expect(prompter().getAttribute('lang')).toBe('en');
    expect(prompter().style.getPropertyValue('--dark')).toBe('20%');
    expect((prompter().firstElementChild as HTMLElement).style.fontSize).toBe('2rem');
    expect(screen.getByText('Here is what buyers ask me.')).toBeTruthy();
    expect(screen.getByLabelText('What your camera sees').hasAttribute('data-mirrored')).toBe(false);
  });

  it('shows the words that the script has by now, and keeps them for the next time', async () => {
    rewrite('<p>Quite other words.</p>');
    await show();
    expect(prompter().textContent).toBe('The first callQuite other words.');
    expect(chosenScript(MEMBER)?.text).toBe('Quite other words.');
  });

  it('does not change the words while they are read', async () => {
    const { queryClient } = await show();
    await record();
    rewrite('<p>Quite other words.</p>');
    await act(() => queryClient.refetchQueries({ queryKey: ['content'] }));
    expect(prompter().textContent).toContain('Here is what buyers ask me.');
    await key('Escape');
    await waitFor(() => expect(prompter().textContent).toContain('Quite other words.'));
  });

  it('has what a take needs before there is one, as long as it is open', async () => {
    const { unmount } = await show();
    expect(world.prepared).toBe(1);
    unmount();
    expect(world.prepared).toBe(0);
  });

  it('counts down, records, pauses and stops with space and escape, and has the take in its list', async () => {
    await show();
    await key(' ');
    expect(screen.getByRole('timer').textContent).toBe('3');
    await tick(1000, 3);
    expect(screen.getByText('Recording', { selector: '[role=status]' })).toBeTruthy();
    world.seconds = 65;
    await tick(250);
    expect(screen.getByText('1:05')).toBeTruthy();
    await key(' ');
    expect(button('Continue recording')).toBeTruthy();
    await key(' ');
    await key('Escape');
    expect(world.said).toEqual(['start take1', 'pause', 'resume', 'end']);
    expect(await screen.findByText('The take is on this device.')).toBeTruthy();
    expect(await screen.findByText('Take 1')).toBeTruthy();
  });

  it('leaves the space bar to a button or a field that has the cursor', async () => {
    await show();
    await key(' ', button('Faster'));
    await key(' ', field('Countdown'));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('lets the words go by while it records, and stops two seconds after the last line', async () => {
    layOut(100);
    await show({ settings: { scrollSpeed: 600 } });
    await record();
    // Twelve words at six hundred a minute take 1.2 seconds.
    await act(async () => world.draw(600));
    expect(prompter().scrollTop).toBe(50);
    await act(async () => world.draw(700));
    await act(async () => world.draw(1000));
    expect(world.said).not.toContain('end');
    await act(async () => world.draw(1000));
    expect(world.said).toContain('end');
  });

  it('goes on at the end of the script where it shall not stop by itself', async () => {
    layOut(100);
    await show({ settings: { scrollSpeed: 600, autoStop: false } });
    await record();
    await act(async () => world.draw(5000));
    await act(async () => world.draw(5000));
    expect(world.said).not.toContain('end');
  });

  it('goes by line by line for whoever wants less movement', async () => {
    layOut(1200);
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }) as unknown as MediaQueryList,
    );
    await show({ settings: { scrollSpeed: 600 } });
    await record();
    const places: number[] = [];
    for (let frame = 0; frame < 3; frame += 1) {
      await act(async () => world.draw(10));
      places.push(prompter().scrollTop);
    }
    // A line is as high as its letters here: the third picture is the first behind one.
    expect(places).toEqual([0, 0, 24]);
  });

  it('takes over where the words were moved to by hand, by wheel or by keys', async () => {
    layOut(1200);
    await show({ settings: { scrollSpeed: 600 } });
    await record();
    prompter().scrollTop = 600;
    await act(async () => world.draw(60));
    expect(prompter().scrollTop).toBe(660);
    await key('ArrowUp');
    expect(prompter().scrollTop).toBeLessThan(660);
    await key('Home');
    expect(prompter().scrollTop).toBe(0);
  });

  it('is made faster and slower in steps while it records', async () => {
    await show();
    await record();
    await press('Faster');
    await press('Faster');
    await press('Slower');
    expect(screen.getAllByText('240 words a minute').length).toBeGreaterThan(0);
  });

  it('keeps changed settings in the profile, all twelve together', async () => {
    await show();
    fireEvent.change(field('Transparency'), { target: { value: '80' } });
    await press('Save to my profile');
    await waitFor(() => expect(server.bodies(contract.profile.saveProfile)).toHaveLength(1));
    const [entries] = server.bodies(contract.profile.saveProfile) as { value: string }[][];
    expect(JSON.parse(entries?.[0]?.value ?? '{}')).toMatchObject({ teleprompterTransparency: 20, fontSize: 24 });
  });

  it('opens another camera when one is chosen, and the same the next time', async () => {
    const { unmount } = await show();
    expect(field('Camera').textContent).toContain('Camera 2');
    await act(async () => void fireEvent.change(field('Camera'), { target: { value: 'cam2' } }));
    expect(world.asked.at(-1)).toEqual({ camera: 'cam2', microphone: '' });
    expect(world.closed).toBe(1);
    unmount();
    await show();
    expect(world.asked.at(-1)).toEqual({ camera: 'cam2', microphone: '' });
  });

  it('asks before a take is left', async () => {
    const { address } = await show();
    const back = () => act(async () => screen.getByRole('link', { name: 'RealTalk' }).click());
    await record();
    await back();
    // The words do not go by while nobody reads them.
    expect(world.said.at(-1)).toBe('pause');
    await press('Keep recording', await dialog());
    expect([
      address(),
      world.said.at(-1),
      screen.getByText('Recording', { selector: '[role=status]' }) !== null,
    ]).toEqual(['/realtalk/record', 'resume', true]);
    await back();
    await press('Stop and leave', await dialog());
    expect(address()).toBe('/realtalk');
  });

  it('does not ask before what is only counted down to is left, and lets what its member paused stand still', async () => {
    const { holds } = await show();
    await press('Record');
    expect(await holds('PUSH')).toBe(false);
    await tick(1000, 3);
    await key(' ');
    await act(async () => screen.getByRole('link', { name: 'RealTalk' }).click());
    await press('Keep recording', await dialog());
    expect(world.said).toEqual(['start take1', 'pause']);
  });

  it('says in words whether a take runs or stands still, and after nine minutes how long it can be', async () => {
    await show();
    await record();
    const beside = () => screen.getByText(/^\d+:\d\d$/).nextElementSibling?.textContent;
    await tick(250);
    expect(beside()).toBe('Recording');
    await key(' ');
    expect(beside()).toBe('Paused');
    await key(' ');
    world.seconds = 545;
    await tick(250);
    expect(beside()).toBe('of 10:00');
  });

  it('takes the cursor along into its settings on a phone, and back', async () => {
    await show();
    await press('Settings');
    expect(document.activeElement).toBe(button('Close the settings'));
    expect(screen.getByLabelText('What your camera sees').closest('[inert]')).not.toBeNull();
    await key('Escape');
    expect(document.activeElement).toBe(button('Settings'));
  });

  it('leads to the takes of this device from a phone as well', async () => {
    world.takes.set('a', takeOf('a', MEMBER));
    await show();
    expect(screen.getByRole('link', { name: '1 take' }).getAttribute('href')).toBe('/realtalk/review');
  });

  it('leaves the space bar to the take where a mouse has pressed a tool', async () => {
    await show();
    expect(fireEvent.mouseDown(button('Faster'))).toBe(false);
  });

  it('pauses when its window is left', async () => {
    await show();
    await record();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => void fireEvent(document, new Event('visibilitychange')));
    expect(screen.getByRole('alert').textContent).toContain('paused when you left this window');
  });
});

describe('what a recorder cannot do', () => {
  it('with a script that cannot be read leads to where one is chosen', async () => {
    localStorage.setItem(`yardsign.member.realtalk.script.${MEMBER}`, '{');
    const { address } = await show();
    expect(address()).toBe('/realtalk');
  });

  it('without leave to use the camera is said in the words of the requirement, and can be tried again (RT-015)', async () => {
    world.cameraFault = 'refused';
    await show();
    expect(screen.getByRole('alert').textContent).toContain(
      "We can't use your camera or microphone. Allow access in your browser settings and try again.",
    );
    expect(screen.getByRole('link', { name: 'Test camera and microphone' }).getAttribute('href')).toBe(
      '/realtalk/test',
    );
    expect(rests('Record')).toBe(true);
    world.cameraFault = null;
    await press('Try again');
    expect([screen.queryByRole('alert'), rests('Record')]).toEqual([null, false]);
  });

  it.each([
    ['missing', /^Error: No camera|No camera or no microphone was found/],
    ['taken', /Another program is using/],
  ] as const)('where the camera is %s says so', async (fault, said) => {
    world.cameraFault = fault;
    await show();
    expect(screen.getByRole('alert').textContent).toMatch(said);
  });

  it('says that the camera was taken away, and keeps what was recorded', async () => {
    await show();
    await record();
    world.seconds = 3;
    await act(async () => world.happens('lost'));
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.some((each) => each?.includes('What was recorded is kept as a take.'))).toBe(true);
    expect([rests('Record'), world.closed]).toEqual([true, 1]);
  });

  it('goes on with another camera where one was pulled out', async () => {
    await show();
    world.devices = world.devices.filter(({ id }) => id !== 'cam1');
    await act(async () => world.happens('lost'));
    await act(async () => world.devicesChanged());
    expect([field('Camera').disabled, field('Camera').value]).toEqual([false, '']);
    await act(async () => void fireEvent.change(field('Camera'), { target: { value: 'cam2' } }));
    expect(world.asked.at(-1)).toEqual({ camera: 'cam2', microphone: '' });
    expect([screen.queryByRole('alert'), rests('Record')]).toEqual([null, false]);
  });

  it.each([
    [{ pictures: false }, /H\.264/],
    [{ files: false }, /private window/],
    [{ camera: false }, /no camera or no sound/],
  ])('in a browser that lacks %j says so in the place of the button', async (lacks, said) => {
    world.abilities = { ...ABLE, ...lacks };
    await show();
    expect(screen.getByText(said)).toBeTruthy();
    expect(() => button('Record')).toThrow('0 buttons');
    expect(world.asked).toEqual([]);
    await key(' ');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says how little room is left, in Spanish too', async () => {
    world.free = 300_000_000;
    await show({ language: 'es' });
    expect(await screen.findByText(/^Queda poco espacio en este dispositivo: 300 MB/)).toBeTruthy();
  });
});

describe('the takes of the recorder', () => {
  it('that were cut off are offered again', async () => {
    world.recovered = { found: 1, unfinished: 1 };
    await show();
    expect(await screen.findByText('1 take that was cut off is back.')).toBeTruthy();
    expect(screen.getByText(/^One take is not finished\. It is still on this device/)).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    world.takes.set('a', takeOf('a', MEMBER));
    await show();
    await press('Delete take 1');
    await press('Delete', await dialog());
    await waitFor(() => expect(world.takes.size).toBe(0));
    await waitFor(() => expect(screen.queryByText('Take 1')).toBeNull());
  });
});
