import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import classes from './caption-card.module.css';

/** The words that go with the piece, with the member's own lines in them. Empty means that they are on their way. */
export function CaptionCard({ caption, language }: { caption: string; language: Language }) {
  const text = useText('content');
  return (
    <Card title={text('captionTitle')} aside={<CopyButton value={caption} label={text('copyCaption')} />}>
      {caption === '' ? (
        <LinesSkeleton lines={4} />
      ) : (
        <p className={classes['caption']} lang={language}>
          {caption}
        </p>
      )}
      <p className={classes['help']}>{text('captionHelp')}</p>
    </Card>
  );
}
