import type { Text } from '../../../lib/i18n/use-text.ts';
import type { OpenSession } from './credentials-api.ts';

/** What a person would call the device of a session. */
export function nameOfDevice(
  { api: isApi, browser, system }: Pick<OpenSession, 'api' | 'browser' | 'system'>,
  text: Text<'security'>,
): string {
  if (browser === null && system === null) return text(isApi ? 'sessionApi' : 'sessionUnknown');
  if (browser === null || system === null) return browser ?? system ?? '';
  return text('sessionDevice', { browser, system });
}
