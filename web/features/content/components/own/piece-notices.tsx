import { useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { useFocusToContent } from '../../../../ui/overlay/use-focus-to-content.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import type { Piece } from '../../model.ts';
import { useSettleSource } from './own-api.ts';

const SourceDialog = lazyPart(() => import('./source-dialog.tsx').then((module) => module.SourceDialog), ['changes']);

interface NoticeProps {
  piece: Piece;
  language: Language;
}

/** The text on screen is older than its twin in the other language. */
export function OutdatedNotice({ piece, language }: NoticeProps) {
  const text = useText('content');
  if (!piece.outdated_languages.includes(language)) return null;
  return <Banner kind="attention">{text(language === 'es' ? 'outdatedEs' : 'outdatedEn')}</Banner>;
}

/** What a copy was made of is another text by now. */
export function SourceNotice({ piece, language }: NoticeProps) {
  return piece.source_changed && <SourceChanged piece={piece} language={language} />;
}

function SourceChanged({ piece, language }: NoticeProps) {
  const text = useText('content');
  const errorText = useErrorText();
  const settle = useSettleSource(piece.id);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // Whatever is decided, this notice goes away with the button that was pressed.
  useFocusToContent();
  const isGone = piece.based_on === null;
  const keep = () =>
    settle.mutate(
      { choice: 'keep', language },
      { onError: (error) => showToast({ kind: 'failure', message: errorText(error) }) },
    );
  return (
    <Banner
      kind="info"
      action={
        isGone ? (
          <Button size="small" busy={settle.isPending} onClick={keep}>
            {text('sourceKeep')}
          </Button>
        ) : (
          <Button size="small" onClick={() => setOpened(true)}>
            {text('sourceSee')}
          </Button>
        )
      }
    >
      {text(isGone ? 'sourceGone' : 'sourceChanged')}
      {opened && (
        <Part onDismiss={close}>
          <SourceDialog piece={piece} language={language} onClose={close} />
        </Part>
      )}
    </Banner>
  );
}

/** A piece that the owner of one's team wrote for it. */
export function TeamNotice({ piece }: Pick<NoticeProps, 'piece'>) {
  const text = useText('content');
  const memberId = useSession()?.user.id;
  if (piece.user_id === null || piece.user_id === memberId) return null;
  return <Banner kind="info">{text('fromTeamText')}</Banner>;
}
