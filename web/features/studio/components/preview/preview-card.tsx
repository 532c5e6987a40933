import { useState } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { StudioPiece } from '../../model.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface PreviewCardProps {
  piece: StudioPiece;
  language: Language;
  settle: () => Promise<boolean>;
}

/** Opens the preview once everything that was typed is saved. */
export function PreviewCard({ piece, language, settle }: PreviewCardProps) {
  const text = useText('studio');
  const [opened, setOpened] = useState(false);
  return (
    <Card title={text('preview')}>
      <Button onClick={() => void settle().then(() => setOpened(true))}>{text('previewOpen')}</Button>
      {opened && <PreviewDialog piece={piece} language={language} onClose={() => setOpened(false)} />}
    </Card>
  );
}
