import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Piece } from '../../../content/model.ts';
import { SlotsForm } from './slots-form.tsx';
import { useAnswers } from './use-answers.ts';

interface SlotsCardProps {
  piece: Piece;
  language: Language;
  asks?: boolean;
}

/** The facts of a piece where it is about to be posted. */
export function SlotsCard({ piece, language, asks = false }: SlotsCardProps) {
  const text = useText('graphics');
  const answers = useAnswers(piece, language);
  return (
    <Card title={text('slotsTitle')}>
      <SlotsForm piece={piece} answers={answers} asks={asks} />
    </Card>
  );
}
