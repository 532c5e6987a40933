import type { UseMutationResult } from '@tanstack/react-query';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import classes from '../piece/cards.module.css';

type Line = Answer<'studio', 'openStudioSite'>['site']['versions'][number];

interface SavedVersionsProps<Kept extends Line> {
  saved: { version: number; versions: readonly Kept[] };
  /** The number of the one that stands. */
  standing: number;
  nameOf: (line: Kept) => string;
  restore: UseMutationResult<unknown, Error, { version: number; number: number }>;
  mayRestore: (line: Kept) => boolean;
  onRestored: () => void;
}

/** What was saved by a form, by whom and when, down to the files, with what can be brought back. */
export function SavedVersions<Kept extends Line>(props: SavedVersionsProps<Kept>) {
  const { saved, standing, nameOf, restore, mayRestore, onRestored } = props;
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
        {saved.versions.map((line) => {
          const { number, savedAt, savedBy } = line;
          return (
            <li key={number}>
              <p>
                {nameOf(line)}
                {number === standing && ` (${text('stands')})`}
              </p>
              {savedAt !== null && (
                <p className={classes['quiet']}>
                  {format.date(savedAt, 'moment')}
                  {savedBy !== null && `, ${savedBy}`}
                </p>
              )}
              {mayRestore(line) && (
                <div className={classes['buttons']}>
                  <Button
                    size="small"
                    aria-label={`${text('bringBack')}, ${nameOf(line)}`}
                    busy={restore.isPending && restore.variables.number === number}
                    onClick={() => bringBack(number)}
                  >
                    {text('bringBack')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {restore.isError && <Banner kind="failure" announce title={errorText(restore.error)} />}
    </Card>
  );
}
