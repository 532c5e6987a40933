import { html, type Html } from '../kit/html.ts';
import type { Language } from '../kit/language.ts';

/** A moment as the server can say it (UTC); the page's script turns it into the reader's own zone. */
export function renderTime(epochMs: number, language: Language): Html {
  const iso = new Date(epochMs).toISOString();
  const words = new Intl.DateTimeFormat(language === 'es' ? 'es' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(epochMs);
  return html`<time datetime="${iso}" title="${iso}">${words} UTC</time>`;
}
