import { hash } from 'node:crypto';
import type { PageText } from '../bind.ts';
import { NONCE_PLACEHOLDER, pagePolicy } from './content-security-policy.ts';
import { type PageNotice, withPageNotice } from './page-notice.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';

/** A page that everyone gets alike, with the policy that lets its own style elements through by their digests. */
export interface ReadyPage {
  body: ReadyBody;
  policy: string;
}

const NONCE = ` nonce="${NONCE_PLACEHOLDER}"`;
const STYLES = new RegExp(`<style${NONCE}>(.*?)</style>`, 'gs');

function makePage(text: string, notice: PageNotice | null): ReadyPage {
  const marked = withPageNotice(text, notice);
  const digests = [...marked.matchAll(STYLES)].map(([, style = '']) => `'sha256-${hash('sha256', style, 'base64')}'`);
  const page = marked.replaceAll(NONCE, '');
  return { body: readyBody(page), policy: pagePolicy(digests.join(' ')) };
}

/** Makes pages ready once each. A page is forgotten together with the text that it was made of. */
export function createReadyPages(notice: PageNotice | null): (page: PageText) => ReadyPage {
  const made = new WeakMap<PageText, ReadyPage>();
  return (page) => {
    const known = made.get(page);
    if (known) return known;
    const ready = makePage(page.text, notice);
    made.set(page, ready);
    return ready;
  };
}
