import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import { api } from '../../../../lib/api/client.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { mustSettle, usePieceCall } from '../../api.ts';
import type { StudioPiece } from '../../model.ts';
import { LateDifference } from '../difference/late-difference.tsx';
import classes from './cards.module.css';

interface TwinProps {
  piece: StudioPiece;
  settle: () => Promise<boolean>;
}

const otherOf = (language: Language): Language => LANGUAGES.find((other) => other !== language) ?? language;

function Changes({ piece, language }: { piece: StudioPiece; language: Language }) {
  const text = useText('studio');
  const { inStepWith } = piece.texts[language];
  const twin = piece.texts[otherOf(language)];
  if (inStepWith === null) return <p>{text(`neverInStep_${language}`)}</p>;
  return (
    <>
      <p>{text(`changedSince_${language}`)}</p>
      <LateDifference
        language={otherOf(language)}
        before={fromParagraphs(inStepWith)}
        after={fromParagraphs(twin.paragraphs)}
        labels={{ gone: text('gone'), new: text('new') }}
      />
    </>
  );
}

/** How the two languages stand: what has changed in one since the other said the same, and which one is held back. */
export function TwinCard({ piece, settle }: TwinProps) {
  const text = useText('studio');
  const errorText = useErrorText();
  const stale = LANGUAGES.filter((language) => piece.texts[language].isStale);
  const inStep = usePieceCall(piece.id, async (language: Language) => {
    await mustSettle(settle);
    const { id } = piece;
    // What was saved on this page counts, and so does nothing that came after it.
    const { texts } = (await api.studio.openStudioPiece({ params: { id } })).piece;
    const body = { inStepWith: texts[otherOf(language)].version };
    return api.studio.setStudioTwin({ params: { id, language }, body });
  });
  const hold = usePieceCall(piece.id, ({ language, heldBack }: { language: Language; heldBack: boolean }) =>
    api.studio.setStudioTwin({ params: { id: piece.id, language }, body: { heldBack } }),
  );
  const isDraft = piece.state === 'draft';
  const error = inStep.error ?? hold.error;
  return (
    <Card title={text('languages')}>
      <div className={classes['stack']}>
        {stale.length === 0 && <p>{text('allInStep')}</p>}
        {stale.map((language) => (
          <Changes key={language} piece={piece} language={language} />
        ))}
        {isDraft && stale[0] && (
          <Button busy={inStep.isPending} onClick={() => inStep.mutate(stale[0] ?? 'en')}>
            {text('sayInStep')}
          </Button>
        )}
        {isDraft &&
          LANGUAGES.map((language) => (
            <CheckboxField
              key={language}
              label={text(`holdBack_${language}`)}
              checked={piece.texts[language].heldBack}
              disabled={hold.isPending}
              onChange={(heldBack) => hold.mutate({ language, heldBack })}
            />
          ))}
        {error && <Banner kind="failure" announce title={errorText(error)} />}
      </div>
    </Card>
  );
}
