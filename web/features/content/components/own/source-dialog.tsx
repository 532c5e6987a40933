import type { SourceChoice } from '@yardsign/domain/content/own-text';
import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Piece } from '../../model.ts';
import { type SourceText, useSettleSource, useSource } from './own-api.ts';
import { SourceChanges } from './source-changes.tsx';
import classes from './source-dialog.module.css';

interface SourceDialogProps {
  piece: Piece;
  language: Language;
  onClose: () => void;
}

type Change = SourceText['changes'][number];

/** What the member has ticked or not, over what is ticked to begin with: all that is nobody's words but the source's. */
function useTicks(revision: string | undefined) {
  const [ticks, setTicks] = useState<{ of: string | undefined; chosen: ReadonlyMap<string, boolean> }>({
    of: revision,
    chosen: new Map(),
  });
  // Of another state of the source nothing is chosen yet.
  const chosen = ticks.of === revision ? ticks.chosen : new Map<string, boolean>();
  const keyOf = (language: Language, { id }: Change) => `${language} ${id}`;
  return {
    isTicked: (language: Language, change: Change) => chosen.get(keyOf(language, change)) ?? !change.isContested,
    tick(language: Language, changes: readonly Change[], ticked: boolean) {
      const more = changes.map((change) => [keyOf(language, change), ticked] as const);
      setTicks({ of: revision, chosen: new Map([...chosen, ...more]) });
    },
  };
}

/** What has changed in the piece that a copy was made of, and what of it is to be in the copy. */
export function SourceDialog({ piece, language, onClose }: SourceDialogProps) {
  const text = useText('changes');
  const contentText = useText('content');
  const errorText = useErrorText();
  const source = useQuery(useSource(piece.id));
  const settle = useSettleSource(piece.id);
  const { isTicked, tick } = useTicks(source.data?.revision);
  const texts = source.data?.texts;
  const found = texts && LANGUAGES.flatMap((each) => texts[each] ?? []);
  const taken = perLanguage((each) =>
    (texts?.[each]?.changes ?? []).filter((change) => isTicked(each, change)).map(({ id }) => id),
  );
  const count = LANGUAGES.reduce((sum, each) => sum + taken[each].length, 0);

  function choose(choice: SourceChoice, revision: string) {
    // The notice that opened this window is gone once the piece has been read again, and the window with it.
    settle.mutateAsync({ choice, language, revision, ...(choice === 'merge' && { taken }) }).then(
      () => {
        showToast({ message: text(`sourceDone_${choice}`) });
        onClose();
      },
      (error: unknown) => showToast({ kind: 'failure', message: errorText(error) }),
    );
  }

  function buttons(revision: string) {
    const all = { busy: settle.isPending };
    return (
      <>
        <Button {...all} onClick={() => choose('keep', revision)}>
          {text('source_keep')}
        </Button>
        {found && found.length > 0 && (
          <>
            <Button {...all} onClick={() => choose('take', revision)}>
              {text('source_take')}
            </Button>
            <Button {...all} kind="primary" disabled={count === 0} onClick={() => choose('merge', revision)}>
              {text('source_merge', { count })}
            </Button>
          </>
        )}
      </>
    );
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={text('sourceTitle')}
      footer={source.data && buttons(source.data.revision)}
    >
      {source.isError ? (
        <Failed error={source.error} onRetry={() => void source.refetch()} place="part" />
      ) : texts === undefined || found === undefined ? (
        <LinesSkeleton lines={8} />
      ) : (
        <div className={classes['changes']}>
          <p>{found.length === 0 ? contentText('sourceGone') : text('sourceLead')}</p>
          {found.some(({ isKnown }) => !isKnown) && <Banner kind="attention">{text('sourceUnknown')}</Banner>}
          {LANGUAGES.map((each) => {
            const of = texts[each];
            return (
              of && (
                <SourceChanges
                  key={each}
                  source={of}
                  language={each}
                  isTicked={(change) => isTicked(each, change)}
                  onTick={(changes, ticked) => tick(each, changes, ticked)}
                />
              )
            );
          })}
        </div>
      )}
    </Dialog>
  );
}
