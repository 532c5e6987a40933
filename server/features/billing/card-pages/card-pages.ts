import type { Language } from '@yardsign/domain/languages';
import { makeNonce } from '../../../platform/http/answers/content-security-policy.ts';

/** A real site of Recurly, as browsers reach it. */
export interface CardSite {
  publicKey: string;
  /** Where its script is. */
  script: string;
  /** Where its fields and calls are, such as `https://api.recurly.com`. */
  api: string;
}

const TEXTS = {
  en: {
    title: 'Card',
    firstName: 'First name on the card',
    lastName: 'Last name on the card',
    card: 'Card number, expiry and security code',
    problem: 'The card could not be read. Look over what you entered, or load the page again.',
    bank: 'Your bank wants to make sure that it is you.',
    goOn: 'Go on to my bank',
    bankProblem: 'Your bank could not be asked. Cancel, and try again.',
  },
  es: {
    title: 'Tarjeta',
    firstName: 'Nombre en la tarjeta',
    lastName: 'Apellido en la tarjeta',
    card: 'Número, vencimiento y código de seguridad',
    problem: 'No se pudo leer la tarjeta. Revisa lo que escribiste o vuelve a cargar la página.',
    bank: 'Tu banco quiere confirmar que eres tú.',
    goOn: 'Ir a mi banco',
    bankProblem: 'No se le pudo preguntar a tu banco. Cancela y vuelve a intentarlo.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16211b;background:#fff}
form,main{display:grid;gap:12px;padding:2px}label{display:grid;gap:4px;font-size:14px;font-weight:600}
input{width:100%;height:44px;padding:0 12px;border:1px solid #828984;border-radius:8px;font:inherit}
input[aria-invalid=true]{border-color:#b3261e}#card-element{min-height:44px}#question{min-height:400px}
p{margin:0}#problem{color:#b3261e}button{min-height:44px;padding:0 16px;border:0;border-radius:8px;background:#1f7a4d;color:#fff;font:inherit;font-weight:600}
@media(prefers-color-scheme:dark){body{color:#e9efeb;background:#18211c}input{color:inherit;background:#101613}#problem{color:#ff8a80}}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const fieldsOf = (text: (typeof TEXTS)[Language]) => `<form id="card" novalidate>
<label>${text.firstName}<input data-recurly="first_name" autocomplete="cc-given-name" required></label>
<label>${text.lastName}<input data-recurly="last_name" autocomplete="cc-family-name" required></label>
<div role="group" aria-label="${text.card}"><div id="card-element"></div></div>
<p id="problem" role="alert" hidden>${text.problem}</p></form>`;

const questionOf = (text: (typeof TEXTS)[Language]) => `<main><p>${text.bank}</p>
<button id="bank" type="button">${text.goOn}</button><div id="question"></div>
<p id="problem" role="alert" hidden>${text.bankProblem}</p></main>`;

/**
 * A page of ours with Recurly's own fields in it, for a frame of the checkout: its script, and what that may reach, is let into this
 * page alone.
 *
 * @param action what a bank is asked with; null for the card fields.
 * @param ours where our own script is.
 */
export function cardPage(
  site: CardSite,
  { language, action, ours }: { language: Language; action: string | null; ours: string },
): { html: string; policy: string } {
  const nonce = makeNonce();
  const text = TEXTS[language];
  const api = `${site.api}/js/v1`;
  const data = `data-public-key="${escape(site.publicKey)}" data-api="${escape(api)}" data-action="${escape(action ?? '')}"`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${text.title}</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">${STYLE}</style></head>
<body ${data}>${action === null ? fieldsOf(text) : questionOf(text)}
<script src="${escape(site.script)}"></script><script src="${escape(ours)}"></script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${new URL(site.script).origin}`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `connect-src ${site.api}`,
    // A bank's own pages stand within the frames of Recurly: their addresses are the banks' to choose.
    action === null ? `frame-src ${site.api}` : 'frame-src https:',
    `img-src data: ${site.api}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    action === null ? "form-action 'none'" : 'form-action https:',
  ].join('; ');
  return { html, policy };
}
