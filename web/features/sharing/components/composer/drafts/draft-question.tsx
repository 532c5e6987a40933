import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import classes from './draft-question.module.css';
import type { Composer } from '../use-composer.ts';

/** Instead of the form, while it is not known whether the draft in the other language is meant. */
export function DraftQuestion({ drafting }: Pick<Composer, 'drafting'>) {
  const text = useText('composer');
  const format = useFormat();
  const { beginning } = drafting;
  if (beginning.kind !== 'asks') return null;
  const isSpanish = beginning.taken.language === 'es';
  const moment = format.date(beginning.found.at, 'moment');
  return (
    <Banner kind="info" announce title={text(isSpanish ? 'draftInSpanish' : 'draftInEnglish', { moment })}>
      <p>{text('draftOtherLanguage')}</p>
      <div className={classes['answers']}>
        <Button kind="primary" onClick={drafting.takeDraft}>
          {text(isSpanish ? 'draftTakeSpanish' : 'draftTakeEnglish')}
        </Button>
        <Button onClick={drafting.startOver}>{text(isSpanish ? 'draftNewEnglish' : 'draftNewSpanish')}</Button>
      </div>
    </Banner>
  );
}
