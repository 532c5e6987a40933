import { LEAST_RECORDING_SECONDS } from '@yardsign/domain/realtalk/recording';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type FullRecording, useCutRecording } from '../api.ts';
import { momentOf } from '../model.ts';
import { SavingFailed, SavingStatus } from './saving.tsx';
import classes from './captions-card.module.css';

interface CutCardProps {
  recording: FullRecording;
  /** Where its player stands, in milliseconds. */
  standsAt: () => number;
  onPlay: (ms: number) => void;
}

/** Which part of a recording its video shows: without the reach for the button, and what was said by the way. */
export function CutCard({ recording, standsAt, onPlay }: CutCardProps) {
  const text = useText('realtalk');
  const saving = useCutRecording(recording.id);
  const [cut, setCut] = useState(recording.cut);
  const [isShort, setShort] = useState(false);
  const lengthMs = Math.round(recording.seconds * 1000);
  const isWhole = cut.from === 0 && cut.until === lengthMs;

  function change(next: typeof cut): void {
    const isTooShort = next.until - next.from < Math.min(lengthMs, LEAST_RECORDING_SECONDS * 1000);
    setShort(isTooShort);
    if (isTooShort) return;
    setCut(next);
    saving.mutate(next);
  }

  return (
    <Card title={text('cut')}>
      <div className={classes['stack']}>
        <p className={classes['help']}>{text('cutHelp')}</p>
        <p className={classes['fact']}>
          {isWhole ? text('cutWhole') : text('cutPart', { from: momentOf(cut.from), until: momentOf(cut.until) })}
        </p>
        {isShort && (
          <Banner kind="attention" announce>
            {text('cutShort')}
          </Banner>
        )}
        <SavingFailed saving={saving} title={text('cutFailed')} onAgain={() => saving.mutate(cut)} />
        <div className={classes['acts']}>
          <Button onClick={() => change({ ...cut, from: Math.min(lengthMs, Math.round(standsAt())) })}>
            {text('cutBegin')}
          </Button>
          <Button onClick={() => change({ ...cut, until: Math.min(lengthMs, Math.round(standsAt())) })}>
            {text('cutEnd')}
          </Button>
          {!isWhole && (
            <>
              <Button onClick={() => onPlay(cut.from)}>{text('cutPlay')}</Button>
              <Button kind="quiet" onClick={() => change({ from: 0, until: lengthMs })}>
                {text('cutAll')}
              </Button>
            </>
          )}
          <SavingStatus saving={saving} />
        </div>
      </div>
    </Card>
  );
}
