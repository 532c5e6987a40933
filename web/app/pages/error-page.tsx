import type { ErrorComponentProps } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/use-text.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChunkLoadError } from '../chunk-recovery.ts';

/** In place of a page that failed: what happened, what was kept, what to do. The frame around it stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const text = useText('shell');
  const common = useText('common');
  const errorText = useErrorText();
  if (error instanceof ChunkLoadError) {
    return (
      <EmptyState
        drawing="connection"
        heading="h1"
        title={text('chunkTitle')}
        action={
          <Button kind="primary" onClick={() => window.location.reload()}>
            {text('reload')}
          </Button>
        }
      >
        {text('chunkText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="error"
      heading="h1"
      title={text('errorTitle')}
      action={
        <>
          <Button kind="primary" onClick={reset}>
            {common('retry')}
          </Button>
          <LinkButton to="/dashboard">{text('backToDashboard')}</LinkButton>
        </>
      }
    >
      {error instanceof ApiError ? errorText(error) : text('errorText')}
    </EmptyState>
  );
}
