import { useText } from './use-text.ts';

/** The text of a code that no refusal brought, such as that of a line of a file. A code that this build does not know is shown as it is. */
export function useCodeText(): (code: string) => string {
  const [errors, refusals] = [useText('errors'), useText('refusals')];
  return (code) => {
    const found = errors(code as 'internal');
    return found === code ? refusals(code as 'not_connected') : found;
  };
}
