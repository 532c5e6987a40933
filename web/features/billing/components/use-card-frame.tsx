import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './billing.module.css';

interface FrameMessage {
  from?: unknown;
  act?: unknown;
  id?: unknown;
}

type Answer = (tokenId: string | null) => void;

const withLanguage = (address: string, language: string) => {
  const url = new URL(address, location.href);
  url.searchParams.set('lang', language);
  return url;
};

/**
 * The card processor's own fields in a frame: what is typed there never reaches this page. `tokenize` has them checked and answers a
 * token that works once, or null when something is wrong; the frame says what, and takes the cursor there.
 */
export function useCardFrame(address: string) {
  const text = useText('billing');
  const url = withLanguage(address, useLanguage());
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<Answer | null>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(360);

  useEffect(() => {
    function hear(event: MessageEvent<FrameMessage & { height?: unknown }>) {
      if (event.source !== frame.current?.contentWindow || event.data?.from !== 'card-fields') return;
      const { act, id } = event.data;
      if (act === 'ready') {
        setReady(true);
        if (typeof event.data.height === 'number') setHeight(Math.min(Math.max(event.data.height, 200), 700));
        return;
      }
      answer.current?.(act === 'token' && typeof id === 'string' ? id : null);
      answer.current = null;
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  return {
    ready,
    tokenize: () =>
      new Promise<string | null>((resolve) => {
        answer.current?.(null);
        answer.current = resolve;
        frame.current?.contentWindow?.postMessage({ to: 'card-fields' }, url.origin);
      }),
    fields: (
      // The processor's own page needs its scripts and its origin: with both the attribute would keep nothing from it.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe ref={frame} className={classes['frame']} src={url.href} title={text('cardFields')} style={{ height }} />
    ),
  };
}

/** What a bank asks the holder, in a frame of the processor. @param onAnswer a token that says what they answered. */
export function BankFrame({ address, onAnswer }: { address: string; onAnswer: (proof: string) => void }) {
  const text = useText('billing');
  const url = withLanguage(address, useLanguage());
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    function hear(event: MessageEvent<FrameMessage>) {
      if (event.source !== frame.current?.contentWindow || event.data?.from !== 'card-fields') return;
      if (event.data.act === 'token' && typeof event.data.id === 'string') onAnswer(event.data.id);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onAnswer]);
  // The processor's own page needs its scripts and its origin: with both the attribute would keep nothing from it.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} className={classes['bank']} src={url.href} title={text('bankTitle')} />;
}
