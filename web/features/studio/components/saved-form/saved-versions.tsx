import type { UseMutationResult } from '@tanstack/react-query';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import classes from '../piece/cards.module.css';
import type { SavedThing } from './saved-form.tsx';

interface SavedVersionsProps {
  saved: SavedThing;
  /** What the files are called. */
  ofFiles: string;
  restore: UseMutationResult<SavedThing, Error, { version: number; number: number }>;
  onRestored: () => void;
}

/** What was saved by a form, by whom and when, down to the files. Each can be brought back. */
export function SavedVersions({ saved, ofFiles, restore, onRestored }: SavedVersionsProps) {
  const { text } = useFieldWords();
  const format = useFormat();
  const errorText = useErrorText();
  function bringBack(number: number) {
    const onSuccess = () => {
      showToast({ message: text('restored') });
      onRestored();
    };
    restore.mutate({ version: saved.version, number }, { onSuccess });
  }
  return (
    <Card title={text('versions')}>
      <ul className={classes['list']}>
        {saved.versions.map(({ number, isOfFiles, savedAt, savedBy }) => (
          <li key={number}>
            <p>
              {isOfFiles ? ofFiles : text('version', { number })}
              {number === saved.version && ` (${text('stands')})`}
            </p>
            {savedAt !== null && (
              <p className={classes['quiet']}>
                {format.date(savedAt, 'moment')}
                {savedBy !== null && `, ${savedBy}`}
              </p>
            )}
            {number !== saved.version && (
              <div className={classes['buttons']}>
                <Button
                  size="small"
                  aria-label={text('bringBackOne', { number })}
                  busy={restore.isPending && restore.variables.number === number}
                  onClick={() => bringBack(number)}
                >
                  {text('bringBack')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {restore.isError && <Banner kind="failure" announce title={errorText(restore.error)} />}
    </Card>
  );
}
