import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetFailures } from '../../lib/code/held-code.ts';
import { ChunkLoadError } from '../../lib/code/load-chunk.ts';
import { reloadForPage } from '../../lib/code/recover.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { Button, LinkButton } from '../../ui/action/button.tsx';
import { LastWords } from '../last-words.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** In place of a page that failed: what happened, what was kept, what to do. The frame around it stays. */
export function FailedPage(props: ErrorComponentProps) {
  return (
    <LastWords>
      <ErrorPage {...props} />
    </LastWords>
  );
}

function ErrorPage({ error, reset }: ErrorComponentProps) {
  const text = useText('shell');
  const common = useText('common');
  const errorText = useErrorText();
  const router = useRouter();

  function tryAgain() {
    forgetFailures();
    reset();
    void router.invalidate();
  }

  const comeBack = useEffectEvent(() => {
    if (!reloadForPage(error)) tryAgain();
  });

  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) return undefined;
    reloadForPage(error);
    window.addEventListener('online', comeBack);
    return () => window.removeEventListener('online', comeBack);
  }, [error]);

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
          <Button kind="primary" onClick={tryAgain}>
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
