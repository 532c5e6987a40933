import { useEffect, useRef, useState } from 'react';
import { SIZES } from '../../../lib/recording/frame-shape.ts';
import type { OpenCamera } from '../../../lib/recording/open-camera.ts';
import { TakeError } from '../../../lib/recording/take-order.ts';
import type { WholeTake } from '../../../lib/recording/take-store.ts';
import { newTake } from '../../../lib/recording/take.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import type { Told } from './create-recorder.ts';
import type { RecorderPorts } from './ports.ts';

const TEST_MS = 3000;

type TestState = { is: 'ready' | 'recording' } | { is: 'done'; take: WholeTake } | { is: 'failed'; why: Told };

/** A take of three seconds that is played back, and thrown away with the next one or with the page. */
export function useTestTake(ports: RecorderPorts, memberId: string) {
  const text = useText('recorder');
  const language = useLanguage();
  const [state, setState] = useState<TestState>({ is: 'ready' });
  /** What ends it early, with the page. */
  const last = useRef<() => void>(() => {});
  useEffect(() => () => last.current(), []);

  async function run(camera: OpenCamera, shown: HTMLVideoElement): Promise<void> {
    last.current();
    setState({ is: 'recording' });
    const script = { id: '', slug: '', title: text('testTake'), language, text: '' };
    const take = { ...newTake(ports.newId(), memberId, script, ports.now()), scriptId: null };
    const throwAway = () => void ports.takes.remove(take).catch(() => undefined);
    last.current = throwAway;
    try {
      await camera.hearing.wake();
      const recording = await ports.startTake(take.id, camera, shown, SIZES.landscape);
      last.current = () => {
        recording.abandon();
        throwAway();
      };
      await ports.takes.begin(take);
      await new Promise<void>((resolve) => {
        const stop = ports.every(TEST_MS, () => {
          stop();
          resolve();
        });
      });
      const whole = await ports.takes.finish(take, await recording.end());
      last.current = throwAway;
      setState(whole === null ? { is: 'ready' } : { is: 'done', take: whole });
    } catch (error) {
      last.current();
      setState({ is: 'failed', why: error instanceof TakeError ? error.fault : 'broken' });
    }
  }

  return { state, record: (camera: OpenCamera, shown: HTMLVideoElement) => void run(camera, shown) };
}
