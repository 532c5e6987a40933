import type { KeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** Offers back what was typed before the page was loaded anew. */
export function KeptNotice({ kept }: { kept: KeptDraft }) {
  const text = useText('profile');
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
      {text('keptText')}
    </Banner>
  );
}
