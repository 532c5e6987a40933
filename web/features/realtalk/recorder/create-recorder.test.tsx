import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRecorder, SCRIPT } from '../../../testing/recorder-ports.ts';
import { TakeError } from '../../../lib/recording/take-order.ts';
import { createRecorder, type Recorder } from './create-recorder.ts';

const MAYA = 'usr_maya';
let { world, ports, camera } = fakeRecorder();
let recorder: Recorder;
/** Of the script that has gone by. */
let share = 0;

/** Lets everything that was promised come. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function begin(countdown = 3): void {
  const shown = document.createElement('video');
  const size = { width: 720, height: 1280 };
  recorder.begin({ script: SCRIPT, camera, shown, size, countdown, share: () => share });
}

async function record(seconds = 4): Promise<void> {
  begin();
  world.tick(1000, 3);
  await settle();
  world.seconds = seconds;
  world.tick(250);
}

const taken = () => [...world.takes.values()];

beforeEach(() => {
  share = 0;
  ({ world, ports, camera } = fakeRecorder());
  recorder = createRecorder(ports, MAYA);
});

describe('a take', () => {
  it('is counted down to, recorded, paused, gone on with, and ends as a take of the script', async () => {
    begin();
    expect(recorder.state()).toEqual({ phase: 'counting', left: 3 });
    world.tick(1000, 2);
    expect(recorder.state()).toEqual({ phase: 'counting', left: 1 });
    world.tick(1000);
    await settle();
    world.seconds = 4;
    world.tick(250);
    expect(recorder.state()).toEqual({ phase: 'recording', seconds: 4, bytes: 0, told: null });
    expect(world.awake).toBe(1);
    recorder.pause();
    expect(recorder.state().phase).toBe('paused');
    recorder.resume();
    recorder.stop();
    expect(recorder.state()).toEqual({ phase: 'saving' });
    await settle();
    expect(recorder.state()).toMatchObject({
      phase: 'ready',
      told: null,
      taken: { id: 'take1', file: { seconds: 4 } },
    });
    expect(world.said).toEqual(['start take1', 'pause', 'resume', 'end']);
    expect(taken()).toMatchObject([{ memberId: MAYA, scriptId: SCRIPT.id, scriptTitle: SCRIPT.title }]);
    expect([world.awake, world.ticks.size, world.cameraListeners.size]).toEqual([0, 0, 0]);
  });

  it('knows what was read, and when', async () => {
    begin(1);
    world.tick(1000);
    await settle();
    // Three of its twelve words are the title.
    for (const [seconds, gone] of [
      [1, 3 / 12],
      [3, 6 / 12],
      [8, 1],
    ] as const) {
      [world.seconds, share] = [seconds, gone];
      world.tick(250);
    }
    recorder.stop();
    await settle();
    expect(taken()[0]?.captions).toEqual([
      { text: 'Thinking of selling?', from: 1000, until: 3000 },
      { text: 'Here is what buyers ask me.', from: 3000, until: 8000 },
    ]);
  });

  it('that is called off while it is counted down to leaves nothing', async () => {
    begin();
    world.tick(1000);
    recorder.stop();
    world.tick(1000, 5);
    await settle();
    expect([recorder.state(), world.said, taken()]).toEqual([{ phase: 'ready', told: null, taken: null }, [], []]);
  });

  it('that is called off while it is being started is let go of', async () => {
    begin(1);
    world.tick(1000);
    expect(recorder.state().phase).toBe('starting');
    recorder.stop();
    await settle();
    expect([world.said, taken()]).toEqual([['start take1', 'abandon'], []]);
    expect(recorder.state()).toEqual({ phase: 'ready', told: null, taken: null });
  });

  it('that cannot be started says why, and leaves nothing', async () => {
    world.startFault = 'full';
    await record();
    expect([recorder.state(), taken()]).toEqual([{ phase: 'ready', told: 'full', taken: null }, []]);
  });

  it('in which nothing was recorded is none', async () => {
    world.endFault = 'empty';
    await record();
    recorder.stop();
    await settle();
    expect([recorder.state(), taken()]).toEqual([{ phase: 'ready', told: 'empty', taken: null }, []]);
  });

  it.each([
    ['short', null],
    ['lost', 'lost'],
  ] as const)('of less than a second is none, and says that it was %s', async (said, told) => {
    await record(0.9);
    if (told === null) recorder.stop();
    else world.happens(told);
    await settle();
    expect([recorder.state(), taken(), world.said.at(-1), world.awake]).toEqual([
      { phase: 'ready', told: said, taken: null },
      [],
      'abandon',
      0,
    ]);
  });

  it.each(['full', 'broken', 'busy'] as const)(
    'that cannot be made whole, for it is %s, waits for the next look',
    async (fault) => {
      world.endFault = fault;
      await record();
      recorder.stop();
      await settle();
      expect(recorder.state()).toMatchObject({ told: fault, taken: null });
      expect(taken()).toMatchObject([{ id: 'take1', file: null }]);
    },
  );

  it('is noted only once its file is held, so that another window does not take it for a remnant', async () => {
    world.startFault = 'broken';
    const begin = vi.spyOn(ports.takes, 'begin');
    await record();
    expect([begin.mock.calls, taken()]).toEqual([[], []]);
  });

  it('that cannot be noted is let go of', async () => {
    world.noList = true;
    await record();
    expect([world.said, recorder.state()]).toEqual([
      ['start take1', 'abandon'],
      { phase: 'ready', told: 'broken', taken: null },
    ]);
  });

  it('ends a second before what is kept at most, and with the bytes', async () => {
    await record(599);
    await settle();
    expect(recorder.state()).toMatchObject({ phase: 'ready', told: 'longest', taken: { id: 'take1' } });
    await record(20);
    world.bytes = 197_000_000;
    world.tick(250);
    await settle();
    expect(recorder.state()).toMatchObject({ phase: 'ready', told: 'longest', taken: { id: 'take2' } });
  });

  it('ends while there is still room to finish it', async () => {
    await record();
    world.bytes = 50_000_000;
    world.free = 70_000_000;
    world.tick(250, 20);
    await settle();
    expect(recorder.state()).toMatchObject({ phase: 'ready', told: 'full', taken: { id: 'take1' } });
  });
});

describe('what happens to a take from outside', () => {
  it('a camera that is taken away ends it, and what was recorded stays', async () => {
    await record();
    world.happens('lost');
    await settle();
    expect(recorder.state()).toMatchObject({ phase: 'ready', told: 'lost', taken: { id: 'take1' } });
  });

  it('a call that takes the microphone pauses it', async () => {
    await record();
    world.happens('silenced');
    expect(recorder.state()).toMatchObject({ phase: 'paused', told: 'silenced', seconds: 4 });
    recorder.resume();
    expect(recorder.state()).toMatchObject({ phase: 'recording', told: null });
  });

  it('a window that is left pauses it, or calls off the counting', async () => {
    await record();
    recorder.pause('hidden');
    expect(recorder.state()).toMatchObject({ phase: 'paused', told: 'hidden' });
    recorder.stop();
    await settle();
    begin();
    recorder.pause('hidden');
    expect(recorder.state()).toEqual({ phase: 'ready', told: 'hidden', taken: null });
  });

  it('an encoder that gives up ends it with what there is', async () => {
    await record();
    world.fault(new TakeError('broken', 'the encoder is gone'));
    await settle();
    expect(recorder.state()).toMatchObject({ phase: 'ready', told: 'broken', taken: { id: 'take1' } });
  });

  it('a page that is left keeps it, and says when it is noted', async () => {
    await record();
    await recorder.leave();
    expect([world.said.at(-1), taken(), world.awake]).toMatchObject(['end', [{ file: { seconds: 4 } }], 0]);
  });

  it('whoever logs out leaves none of it behind', async () => {
    await record();
    world.hasLoggedOut = true;
    await recorder.leave();
    expect([world.said.at(-1), taken(), world.awake]).toEqual(['end', [], 0]);
  });
});
