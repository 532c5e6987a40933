import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';

/** A card that could not be filled: why, and another try. The others stand as they are. */
export function CardFailure({ title, error, onRetry }: { title?: string; error: Error; onRetry: () => void }) {
  const common = useText('common');
  const errorText = useErrorText();
  return (
    <Banner
      kind="failure"
      {...(title !== undefined && { title })}
      action={
        <Button size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  );
}
