import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { relatedPieceQuery } from '../../api.ts';
import { type Piece, pieceSearch } from '../../model.ts';
import { useChangePiece } from './own-api.ts';

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
  const change = useChangePiece(piece.id);
  const source = useQuery({
    ...relatedPieceQuery(piece.based_on ?? '', language),
    enabled: piece.based_on !== null,
  }).data;
  return (
    <Banner
      kind="info"
      action={
        source ? (
          <LinkButton size="small" to={source.path} search={pieceSearch.link({ language })}>
            {text('sourceSee')}
          </LinkButton>
        ) : (
          <Button size="small" busy={change.isPending} onClick={() => change.mutate({ language, source_seen: true })}>
            {text('sourceKeep')}
          </Button>
        )
      }
      {...(source && { onClose: () => change.mutate({ language, source_seen: true }) })}
    >
      {text(piece.based_on === null ? 'sourceGone' : 'sourceChanged')}
    </Banner>
  );
}
