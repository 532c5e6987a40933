import { Link } from '@tanstack/react-router';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { CopyButton } from '../../../../ui/action/copy-button.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import classes from './caption-card.module.css';

interface CaptionCardProps {
  caption: string;
  /** The line with the name or the phone is left out, because the profile lacks that. */
  lacks: boolean;
  language: Language;
  /** The piece is known from a list, without its words. */
  waiting: boolean;
}

/** The words that go with the piece. They are empty where the piece has none, and as long as every line needs something that the profile lacks. */
export function CaptionCard({ caption, lacks, language, waiting }: CaptionCardProps) {
  const text = useText('content');
  const empty = caption === '';
  return (
    <Card title={text('captionTitle')} aside={!empty && <CopyButton value={caption} label={text('copyCaption')} />}>
      {waiting && <LinesSkeleton lines={4} />}
      {!waiting && empty && <p>{text('captionEmpty')}</p>}
      {!empty && (
        <p className={classes['caption']} lang={language}>
          {caption}
        </p>
      )}
      {!empty && <p className={classes['help']}>{text('captionHelp')}</p>}
      {lacks && <Link to="/profile/basic">{text('captionFacts')}</Link>}
    </Card>
  );
}
