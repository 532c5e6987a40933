import type { SourceChoice } from '@yardsign/domain/content/own-text';
import { LANGUAGES } from '@yardsign/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Difference } from '../../../../ui/display/difference.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Piece } from '../../model.ts';
import { type SourceText, useSettleSource, useSource } from './own-api.ts';
import classes from './source-dialog.module.css';

interface SourceDialogProps {
  piece: Piece;
  language: Language;
  onClose: () => void;
}

/** What has changed in the piece that a copy was made of, and what is to become of the copy. */
export function SourceDialog({ piece, language, onClose }: SourceDialogProps) {
  const text = useText('content');
  const errorText = useErrorText();
  const source = useQuery(useSource(piece.id));
  const settle = useSettleSource(piece.id);
  const texts = source.data?.texts;
  const found = texts && LANGUAGES.flatMap((each) => texts[each] ?? []);
  const canMerge = found !== undefined && found.length > 0 && found.every(({ before }) => before !== null);

  function choose(choice: SourceChoice, revision: string) {
    settle.mutate(
      { choice, language, revision },
      {
        onSuccess() {
          showToast({ message: text(`sourceDone_${choice}`) });
          onClose();
        },
        onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
      },
    );
  }

  const button = (choice: SourceChoice, revision: string, isMain = false) => (
    <Button kind={isMain ? 'primary' : 'secondary'} busy={settle.isPending} onClick={() => choose(choice, revision)}>
      {text(`source_${choice}`)}
    </Button>
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={text('sourceTitle')}
      footer={
        source.data &&
        found && (
          <>
            {button('keep', source.data.revision)}
            {found.length > 0 && button('take', source.data.revision, !canMerge)}
            {canMerge && button('merge', source.data.revision, true)}
          </>
        )
      }
    >
      {source.isError ? (
        <Failed error={source.error} onRetry={() => void source.refetch()} place="part" />
      ) : texts === undefined || found === undefined ? (
        <LinesSkeleton lines={8} />
      ) : (
        <div className={classes['changes']}>
          {found.length === 0 && <p>{text('sourceGone')}</p>}
          {found.length > 0 && !canMerge && <p>{text('sourceUnknown')}</p>}
          {LANGUAGES.map((each) => {
            const of = texts[each];
            return of && <Changes key={each} source={of} mine={piece.translations[each]} language={each} />;
          })}
        </div>
      )}
    </Dialog>
  );
}

interface ChangesProps {
  source: SourceText;
  mine: { title: string; description: string; source: string };
  language: Language;
}

function Changes({ source, mine, language }: ChangesProps) {
  const text = useText('content');
  const { now } = source;
  const before = source.before ?? { ...mine, contents: mine.source };
  const labels = { gone: text('sourceWordsGone'), new: text('sourceWordsNew') };
  const whole = ({ title, description, contents }: typeof now) => [title, description, contents].join('\n\n');
  const isSame = whole(before) === whole(now);
  return (
    <section className={classes['language']}>
      <h3>{text(language === 'es' ? 'sourceInEs' : 'sourceInEn')}</h3>
      {isSame && !source.captionChanged && <p>{text('sourceSame')}</p>}
      {source.left > 0 && <Banner kind="attention">{text('sourceLeft', { count: source.left })}</Banner>}
      <div lang={language}>
        <Difference before={whole(before)} after={whole(now)} labels={labels} />
      </div>
      {source.captionChanged && <p>{text('sourceCaption')}</p>}
    </section>
  );
}
