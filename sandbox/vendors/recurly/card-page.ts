import { html, type Html } from '../../kit/html.ts';
import type { Language } from '../../kit/language.ts';

const texts = {
  en: {
    title: 'Card',
    plainly:
      'Sandbox of the card processor. Test cards: 4111 1111 1111 1111 pays, 4000 0000 0000 3220 asks your bank, 4000 0000 0000 0002 is declined.',
    first_name: 'First name on the card',
    last_name: 'Last name on the card',
    number: 'Card number',
    month: 'Month',
    year: 'Year',
    cvv: 'Security code',
    bank: 'Your bank',
    bankAsks: 'Is it you who is paying with this card?',
    confirm: 'Yes, it is me',
    deny: 'No',
  },
  es: {
    title: 'Tarjeta',
    plainly:
      'Entorno de pruebas del procesador de tarjetas. Tarjetas de prueba: 4111 1111 1111 1111 paga, 4000 0000 0000 3220 pregunta a tu banco, 4000 0000 0000 0002 se rechaza.',
    first_name: 'Nombre en la tarjeta',
    last_name: 'Apellido en la tarjeta',
    number: 'Número de tarjeta',
    month: 'Mes',
    year: 'Año',
    cvv: 'Código de seguridad',
    bank: 'Tu banco',
    bankAsks: '¿Eres tú quien paga con esta tarjeta?',
    confirm: 'Sí, soy yo',
    deny: 'No',
  },
} as const;

export const titleOf = (language: Language) => texts[language].title;

/** The card fields that stand in a frame of the merchant's page: what is typed there never reaches the merchant. */
export function cardFields(language: Language): Html {
  const text = texts[language];
  const field = (
    name: 'first_name' | 'last_name' | 'number' | 'month' | 'year' | 'cvv',
    autocomplete: string,
    mode = 'numeric',
  ) =>
    html`<label class="card-field ${name}">
      ${text[name]}
      <input name="${name}" autocomplete="${autocomplete}" inputmode="${mode}" required />
    </label>`;
  return html`<main class="card-frame">
    <form id="card" novalidate>
      <p class="quiet">${text.plainly}</p>
      ${field('first_name', 'cc-given-name', 'text')} ${field('last_name', 'cc-family-name', 'text')}
      ${field('number', 'cc-number')} ${field('month', 'cc-exp-month')} ${field('year', 'cc-exp-year')}
      ${field('cvv', 'cc-csc')}
    </form>
  </main>`;
}

/** What the bank asks the holder. */
export function bankQuestion(language: Language, actionToken: string): Html {
  const text = texts[language];
  return html`<main class="card-frame">
    <h1>${text.bank}</h1>
    <p>${text.bankAsks}</p>
    <form id="bank" data-action="${actionToken}">
      <button class="button" name="results" value="pass">${text.confirm}</button>
      <button class="button plain" name="results" value="fail">${text.deny}</button>
    </form>
  </main>`;
}

/**
 * The script of both pages. It tells the page around it what became of the card: `ready`, `token`, `faults`. Only a page of the
 * same origin is spoken to, for the sandbox is mounted in the product.
 */
export const CARD_SCRIPT = `
const tell = (message) => parent.postMessage({ from: 'card-fields', ...message }, location.origin);
const post = async (path, fields) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) });
  return answer.json();
};
const here = location.pathname.replace(/\\/[^/]*$/, '');
const card = document.getElementById('card');
const bank = document.getElementById('bank');
const tokenize = async () => {
  const answer = await post(here + '/token', Object.fromEntries(new FormData(card)));
  for (const input of card.elements) {
    const faulty = answer.error && answer.error.fields.some((name) => name === input.name || (name === 'expiry' && /month|year/.test(input.name)));
    input.setAttribute('aria-invalid', String(Boolean(faulty)));
  }
  if (answer.error) {
    card.querySelector('[aria-invalid="true"]')?.focus();
    tell({ act: 'faults', fields: answer.error.fields });
  } else tell({ act: 'token', id: answer.id });
};
addEventListener('message', (event) => {
  if (event.origin === location.origin && event.data && event.data.to === 'card-fields' && card) void tokenize();
});
card?.addEventListener('submit', (event) => { event.preventDefault(); void tokenize(); });
bank?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const results = event.submitter.value;
  const answer = await post(here + '/tokens', { type: 'three_d_secure_action_result', three_d_secure_action_token_id: bank.dataset.action, results });
  tell({ act: 'token', id: answer.id });
});
tell({ act: 'ready', height: document.documentElement.scrollHeight });
`;
