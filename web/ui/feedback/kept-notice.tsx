import type { KeptDraft } from '../../lib/form/use-kept-draft.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../action/button.tsx';
import { Banner } from './banner.tsx';

interface KeptNoticeProps {
  kept: KeptDraft;
  /** What is said of it; left out, that there were changes here. */
  said?: string;
}

/** Offers back what was typed before the page was loaded anew. */
export function KeptNotice({ kept, said }: KeptNoticeProps) {
  const text = useText('common');
  if (!kept.waiting) return null;
  return (
    <Banner
      kind="info"
      action={
        <Button size="small" onClick={kept.bringBack}>
          {text('keptBack')}
        </Button>
      }
      onClose={kept.letGo}
    >
      {said ?? text('keptText')}
    </Banner>
  );
}
