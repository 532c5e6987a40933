import { LANGUAGES } from '@yardsign/domain/languages';
import { hasCode } from '../../../../../lib/api/api-error.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import classes from './outdated-text.module.css';
import type { Composer } from '../use-composer.ts';

/** Says that the text on screen is older than its twin, and lets the member take the newer one or keep this one. */
export function OutdatedText({ composer }: { composer: Composer }) {
  const text = useText('composer');
  const { piece, draft, change, form, acceptsOutdated, postOutdated } = composer;
  const outdated = piece.data?.outdated_languages ?? [];
  if (!outdated.includes(draft.language)) return null;
  const newer = LANGUAGES.find((language) => !outdated.includes(language));
  return (
    <Banner
      kind="attention"
      title={text(`outdated_${draft.language}`)}
      announce={hasCode(form.failure, 'text_outdated')}
      {...(!acceptsOutdated && {
        action: (
          <div className={classes['ways']}>
            {newer && <Button onClick={() => change({ language: newer })}>{text(`outdatedUse_${newer}`)}</Button>}
            <Button onClick={postOutdated}>{text('outdatedAnyway')}</Button>
          </div>
        ),
      })}
    >
      {text(acceptsOutdated ? 'outdatedAccepted' : 'outdatedAsk')}
    </Banner>
  );
}
