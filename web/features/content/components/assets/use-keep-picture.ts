import { useState } from 'react';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { useKeepAsset } from './asset-api.ts';

/** Keeps a picture of a piece among the member's own, as it is drawn now. */
export function useKeepPicture(contentId: string) {
  const text = useText('content');
  const errorText = useErrorText();
  const memberId = useSession()?.user.id ?? '';
  const { mutateAsync } = useKeepAsset(memberId);
  const [keeping, setKeeping] = useState(false);

  async function keepFile(drawn: Promise<Blob>, name: string) {
    setKeeping(true);
    try {
      await mutateAsync({ name: name.slice(0, 120), tags: [], file: await drawn, contentId });
      showToast({ message: text('keptPicture') });
    } catch (error) {
      showToast({ kind: 'failure', message: errorText(error) });
    } finally {
      setKeeping(false);
    }
  }

  return { keeping, keep: (drawn: Promise<Blob>, name: string) => void keepFile(drawn, name) };
}
