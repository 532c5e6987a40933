import { useEffect } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { AnchorButton } from '../action/button.tsx';
import { Banner } from './banner.tsx';
import { showToast } from './toasts.tsx';

/** The way to a new session beside what is not saved yet, and back to this page. It is said in passing too: the banner may be out of sight. */
export function SignInAgain({ message }: { message: string }) {
  const text = useText('common');
  useEffect(() => void showToast({ kind: 'attention', message: text('sessionOver') }), [text]);
  const here = `${window.location.pathname}${window.location.search}`;
  return (
    <Banner
      kind="attention"
      action={
        <AnchorButton href={`/login?redirectFrom=${encodeURIComponent(here)}`} size="small">
          {text('signInAgain')}
        </AnchorButton>
      }
    >
      {message}
    </Banner>
  );
}
