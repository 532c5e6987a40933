import { useText } from '../../../lib/i18n/use-text.ts';
import { reportError } from '../../../lib/report-error.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';

type Copied = { text: string } | { html: string } | { png: Promise<Blob> };

async function write(what: Copied): Promise<void> {
  if ('text' in what) return copyText(what.text);
  if ('png' in what) return navigator.clipboard.write([new ClipboardItem({ 'image/png': what.png })]);
  // A text field of HTML gets the source, a mail or a document gets the formatted article.
  const as = (type: string) => new Blob([what.html], { type });
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/html': as('text/html'), 'text/plain': as('text/plain') }),
  ]);
}

/** Puts something on the clipboard and says whether it went. */
export function useCopy(): (what: Copied) => void {
  const common = useText('common');
  return (what) => {
    write(what).then(
      () => showToast({ message: common('copied') }),
      (error: unknown) => {
        reportError(error);
        showToast({ kind: 'failure', message: common('html' in what ? 'copyHtmlFailed' : 'copyFailed') });
      },
    );
  };
}
