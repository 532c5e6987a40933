import { useEffect, useRef } from 'react';
import { type Assertion, knowsPasskeys, passkeyFromAutofill, stopAsking } from './ask-for-passkey.ts';

/** A challenge lives ten minutes; a sign-in page may stay open for a day. */
const RENEW_MS = 9 * 60_000;

/** While it is on, the browser offers passkeys at the field for the name. */
export function usePasskeyAutofill(on: boolean, onChosen: (passkey: Assertion) => void): void {
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });
  useEffect(() => {
    if (!on || !knowsPasskeys()) return undefined;
    let ended = false;
    const offer = async () => {
      const passkey = await passkeyFromAutofill();
      if (passkey !== null && !ended) chosen.current(passkey);
    };
    void offer();
    const renewal = window.setInterval(() => void offer(), RENEW_MS);
    return () => {
      ended = true;
      window.clearInterval(renewal);
      void stopAsking();
    };
  }, [on]);
}
