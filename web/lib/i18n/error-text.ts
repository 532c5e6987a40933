import { ApiError, type ClientErrorCode } from '../api/api-error.ts';
import { hereCatalog } from './catalogs.ts';
import { formatMessage } from './format-message.ts';
import { useLanguage } from './language-store.ts';
import { useText } from './use-text.ts';

/**
 * What a member reads of an error, whatever it is. A code that this build does not know reads as the general text. The words of a
 * refusal came with it (`refusals.ts`): nothing waits here, for what was typed would be hidden meanwhile.
 */
export function useErrorText(): (error: unknown) => string {
  const text = useText('errors');
  const language = useLanguage();
  return (error) => {
    const code: ClientErrorCode = error instanceof ApiError ? error.code : 'internal';
    const refusal = hereCatalog('refusals', language)?.[code];
    if (refusal !== undefined) return formatMessage(refusal, language);
    const found = text(code as 'internal');
    return found === code ? text('internal') : found;
  };
}
