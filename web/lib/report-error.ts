import { isMobileWindow } from '@yardsign/domain/site/limits';
import { redact } from '@yardsign/domain/site/redact';
import { ApiError } from './api/api-error.ts';
import { api } from './api/client.ts';
import { CLIENT_VERSION } from './api/client-identity.ts';
import { isNoise } from './error-noise.ts';
import { createErrorTeller } from './error-teller.ts';
import { currentLanguage } from './i18n/language-store.ts';

const tell = createErrorTeller((told, error) => {
  const body = {
    ...told,
    page: redact(window.location.pathname).slice(0, 300),
    // The server's log is found by it.
    requestId: error instanceof ApiError ? error.requestId : null,
    version: CLIENT_VERSION,
    language: currentLanguage(),
    mobile: isMobileWindow(window.innerWidth, window.innerHeight),
  };
  // Nobody is left to be told that telling failed.
  api.site.reportError({ body }).catch(() => undefined);
});

let leaving = false;

const circumstances = () => ({ online: navigator.onLine, leaving });

/** For failures that the member cannot do anything about: they are told to whoever runs the site, not to the member. */
export function reportError(error: unknown): void {
  if (isNoise(error, circumstances())) return;
  // oxlint-disable-next-line no-console -- whoever looks for the error in this browser looks there
  console.error(error);
  tell(error);
}

/** Tells also of what nobody caught. */
export function watchErrors(): void {
  window.addEventListener('pagehide', () => {
    leaving = true;
  });
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error && !isNoise(error, circumstances())) tell(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNoise(reason, circumstances())) tell(reason);
  });
}
