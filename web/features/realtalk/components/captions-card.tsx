import { type Caption, captionsOf, moved, reworded } from '@yardsign/domain/realtalk/captions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Wording } from '../../compliance/wording.tsx';
import { relatedPieceQuery } from '../../content/api.ts';
import { scriptOf } from '../../content/script-of.ts';
import { type FullRecording, useCaptionRecording } from '../api.ts';
import { CaptionRow } from './caption-row.tsx';
import { SavingFailed, SavingStatus } from './saving.tsx';
import classes from './captions-card.module.css';

/** Without lines that nobody has written yet. */
const written = (captions: readonly Caption[]) => captions.filter(({ text }) => text !== '');

/** By so much all captions are moved with one press. */
const STEP_MS = 200;
/** A line that is added is seen for so long. */
const ADDED_MS = 2000;

interface CaptionsCardProps {
  recording: FullRecording;
  /** Plays the recording from a moment. */
  onPlay: (ms: number) => void;
}

/** What is said in a recording, line by line: read from the script, looked over and put right here. Each change is saved. */
export function CaptionsCard({ recording, onPlay }: CaptionsCardProps) {
  const text = useText('realtalk');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const saving = useCaptionRecording(recording.id);
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  const [captions, setCaptions] = useState(recording.captions);
  const { script, language, seconds } = recording;
  const lengthMs = Math.round(seconds * 1000);

  function change(next: Caption[]): void {
    setCaptions(next);
    saving.mutate(written(next));
  }

  async function writeFromScript({ id }: NonNullable<typeof script>): Promise<void> {
    setReading(true);
    try {
      const piece = await queryClient.ensureQueryData(relatedPieceQuery(id, language));
      change(captionsOf({ title: '', text: scriptOf(piece, language).text }, [], lengthMs));
      setOpen(true);
    } catch (error) {
      showToast({ kind: 'failure', message: errorText(error) });
    } finally {
      setReading(false);
    }
  }

  function add(): void {
    const from = Math.min(captions.at(-1)?.until ?? 0, Math.max(0, lengthMs - ADDED_MS));
    const last = captions.at(-1);
    // Behind the last one, which makes room for it where the recording ends.
    const before = last && last.until > from ? [...captions.slice(0, -1), { ...last, until: from }] : captions;
    setCaptions([...before, { from, until: Math.min(lengthMs, from + ADDED_MS), text: '' }]);
    setOpen(true);
  }

  /** An emptied line goes. */
  const rewrite = (index: number, words: string) =>
    change(captions.flatMap((each, at) => (at !== index ? [each] : words === '' ? [] : [{ ...each, text: words }])));

  return (
    <Card title={text('captions')}>
      <div className={classes['stack']}>
        {!isOpen && (
          <p className={classes['help']}>
            {captions.length > 0
              ? text('captionsSome', { count: captions.length })
              : `${text('captionsNone')} ${script ? '' : text('captionsNoScript')}`}
          </p>
        )}
        {isOpen && (
          <>
            <p className={classes['help']}>{text('captionsHelp')}</p>
            {captions.length > 0 && (
              <div className={classes['acts']}>
                <Button size="small" onClick={() => change(moved(captions, -STEP_MS, lengthMs))}>
                  {text('captionsEarlier')}
                </Button>
                <Button size="small" onClick={() => change(moved(captions, STEP_MS, lengthMs))}>
                  {text('captionsLater')}
                </Button>
              </div>
            )}
            <ol className={classes['rows']}>
              {captions.map((caption, index) => (
                <CaptionRow
                  key={`${caption.from} ${caption.text}`}
                  caption={caption}
                  language={language}
                  onPlay={() => onPlay(caption.from)}
                  onChange={(words) => rewrite(index, words)}
                />
              ))}
            </ol>
          </>
        )}
        <Wording
          written={captions.map((caption) => caption.text).join('\n')}
          language={language}
          onMend={(mended) => change(reworded(captions, mended.split('\n')))}
        />
        <SavingFailed saving={saving} title={text('captionsFailed')} onAgain={() => saving.mutate(written(captions))} />
        <div className={classes['acts']}>
          {captions.length === 0 && script && (
            <Button busy={isReading} onClick={() => void writeFromScript(script)}>
              {text('captionsFromScript')}
            </Button>
          )}
          {captions.length > 0 && (
            <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
              {text(isOpen ? 'captionsClose' : 'captionsOpen')}
            </Button>
          )}
          {(isOpen || (captions.length === 0 && !script)) && <Button onClick={add}>{text('captionsAdd')}</Button>}
          <SavingStatus saving={saving} />
        </div>
      </div>
    </Card>
  );
}
