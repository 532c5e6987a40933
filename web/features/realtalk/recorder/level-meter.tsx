import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Hearing } from '../../../lib/recording/hear.ts';
import type { RecorderPorts } from './ports.ts';
import classes from './level-meter.module.css';

/** Said anew so often: a screen reader would otherwise never come to an end. */
const SAY_MS = 500;

/** How loud the microphone hears just now. */
export function LevelMeter({ hearing, ports }: { hearing: Hearing; ports: Pick<RecorderPorts, 'frames' | 'every'> }) {
  const text = useText('recorder');
  const meter = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stopFrames = ports.frames(() => {
      if (fill.current) fill.current.style.transform = `scaleX(${hearing.level()})`;
    });
    const stopSaying = ports.every(SAY_MS, () =>
      meter.current?.setAttribute('aria-valuenow', String(Math.round(hearing.level() * 100))),
    );
    return () => {
      stopFrames();
      stopSaying();
    };
  }, [hearing, ports]);
  return (
    <div
      ref={meter}
      className={classes['meter']}
      role="meter"
      aria-label={text('level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <span ref={fill} className={classes['fill']} />
    </div>
  );
}
