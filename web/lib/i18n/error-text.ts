import { ApiError, type ClientErrorCode } from '../api/api-error.ts';
import { useText } from './use-text.ts';

/** What a member reads of an error, whatever it is. A code that this build does not know reads as the general text. */
export function useErrorText(): (error: unknown) => string {
  const text = useText('errors');
  return (error) => {
    const code: ClientErrorCode = error instanceof ApiError ? error.code : 'internal';
    const found = text(code);
    return found === code ? text('internal') : found;
  };
}
