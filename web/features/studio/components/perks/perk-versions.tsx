import { useFormat } from '../../../../lib/format/use-format.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../piece/cards.module.css';
import { type StudioPerk, useRestorePerk } from './perks-api.ts';

/** What was saved of a perk, by whom and when, down to the files of the library. Each can be brought back. */
export function PerkVersions({ perk, onRestored }: { perk: StudioPerk; onRestored: () => void }) {
  const text = useText('offers');
  const format = useFormat();
  const errorText = useErrorText();
  const restore = useRestorePerk(perk.slug);
  function bringBack(number: number) {
    const onSuccess = () => {
      showToast({ message: text('restored') });
      onRestored();
    };
    restore.mutate({ version: perk.version, number }, { onSuccess });
  }
  return (
    <Card title={text('versions')}>
      <ul className={classes['list']}>
        {perk.versions.map(({ number, isOfLibrary, savedAt, savedBy }) => (
          <li key={number}>
            <p>
              {isOfLibrary ? text('versionLibrary') : text('version', { number })}
              {number === perk.version && ` (${text('stands')})`}
            </p>
            {savedAt !== null && (
              <p className={classes['quiet']}>
                {format.date(savedAt, 'moment')}
                {savedBy !== null && `, ${savedBy}`}
              </p>
            )}
            {number !== perk.version && (
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
