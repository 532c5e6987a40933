import type { Language } from '@yardsign/domain/languages';
import { NONCE_PLACEHOLDER } from './content-security-policy.ts';
import { escapeHtml } from './escape-html.ts';

export type PageNotice = Readonly<Record<Language, string>>;

const STYLE =
  '.site-notice{max-width:none;margin:0;padding:12px 16px;background:#fff3cd;color:#3d2f00;border-bottom:1px solid #c9a227;font:500 15px/1.4 system-ui,sans-serif;text-align:center}';

/** Puts a notice at the top of a finished page, in the page's own language. Its style comes with the page's nonce. */
export function withPageNotice(page: string, notice: PageNotice | null): string {
  if (notice === null) return page;
  const language = /<html[^>]*\blang="es/i.test(page) ? 'es' : 'en';
  const markup = `<style nonce="${NONCE_PLACEHOLDER}">${STYLE}</style><p class="site-notice" role="note">${escapeHtml(notice[language])}</p>`;
  return page.replace(/<body[^>]*>/i, (body) => `${body}${markup}`);
}
