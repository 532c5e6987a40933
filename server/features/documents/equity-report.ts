import { equityReport, type EquityFacts } from '@yardsign/domain/tools/equity';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import type { Language } from './ports.ts';
import type { DocumentPiece } from './document-data.ts';

interface Words {
  title: (address: string) => string;
  description: (owner: string) => string;
  today: string;
  facts: string;
  bought: string;
  price: string;
  loan: string;
  terms: (rate: string, years: string) => string;
  value: string;
  owed: string;
  equity: string;
  gained: string;
  to: string;
  ahead: string;
  aheadLead: (change: string) => string;
  columns: readonly [string, string, string, string];
  what: string;
  notes: readonly string[];
}

/** The owner of the home reads it: Spanish says *usted*. */
const WORDS: Record<Language, Words> = {
  en: {
    title: (address) => `What is yours at ${address}`,
    description: (owner) => `An estimate of the equity in your home${owner === '' ? '' : `, for ${owner}`}.`,
    today: 'Where it stands today',
    facts: 'What it is worked out from',
    bought: 'Bought in',
    price: 'Purchase price',
    loan: 'Loan at purchase',
    terms: (rate, years) => `${rate}% for ${years} years`,
    value: 'Estimated value',
    owed: 'Still owed on the loan',
    equity: 'Your equity',
    gained: 'Value beside the price',
    to: 'to',
    ahead: 'Five years on',
    aheadLead: (change) => `If the value changed by ${change}% every year, from the middle of the estimate:`,
    columns: ['Year', 'Value', 'Still owed', 'Equity'],
    what: 'What this is, and what not',
    notes: [
      'The value is the estimate of a real estate agent, not an appraisal.',
      'What is owed is worked out as if every payment was made on its day and nothing was paid besides. Your lender’s statement has the exact sum.',
      'Selling has costs, which are not taken off here.',
      'Nobody knows what a home will be worth. The years to come are arithmetic, not a forecast.',
    ],
  },
  es: {
    title: (address) => `Lo que es suyo en ${address}`,
    description: (owner) => `Una estimación del patrimonio en su casa${owner === '' ? '' : `, para ${owner}`}.`,
    today: 'Cómo está hoy',
    facts: 'Con qué se calculó',
    bought: 'Comprada en',
    price: 'Precio de compra',
    loan: 'Préstamo al comprar',
    terms: (rate, years) => `${rate}% a ${years} años`,
    value: 'Valor estimado',
    owed: 'Lo que aún se debe del préstamo',
    equity: 'Su patrimonio',
    gained: 'El valor frente al precio',
    to: 'a',
    ahead: 'Los próximos cinco años',
    aheadLead: (change) => `Si el valor cambiara ${change}% cada año, desde el punto medio de la estimación:`,
    columns: ['Año', 'Valor', 'Aún se debe', 'Patrimonio'],
    what: 'Qué es esto y qué no',
    notes: [
      'El valor es la estimación de un agente de bienes raíces, no un avalúo.',
      'Lo que se debe se calcula como si cada pago se hubiera hecho en su fecha y no se hubiera abonado nada más. La cifra exacta está en el estado de cuenta de su prestamista.',
      'Vender tiene costos, que aquí no se restan.',
      'Nadie sabe cuánto valdrá una casa. Los años siguientes son aritmética, no un pronóstico.',
    ],
  },
};

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

function dollars(amount: number): string {
  const written = Math.abs(amount).toLocaleString('en-US');
  return `${amount < 0 ? '-' : ''}$${written}`;
}

function monthInWords(month: string, language: Language): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

const cellsOf = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

function tableOf(rows: readonly (readonly string[])[], head?: readonly string[]): string {
  const top = head === undefined ? '' : `<thead>${cellsOf('th', head)}</thead>`;
  return `<table>${top}<tbody>${rows.map((row) => cellsOf('td', row)).join('')}</tbody></table>`;
}

function contentsOf(facts: EquityFacts, thisMonth: string, language: Language): string {
  const words = WORDS[language];
  const { balance, equity, gained, ahead } = equityReport(facts, thisMonth);
  const range = ({ low, high }: { low: number; high: number }) =>
    low === high ? dollars(low) : `${dollars(low)} ${words.to} ${dollars(high)}`;
  const loan =
    facts.loan === 0
      ? []
      : [[words.loan, `${dollars(facts.loan)}, ${words.terms(String(facts.rate), String(facts.years))}`]];
  const years = ahead.map((each) => [
    String(each.year),
    dollars(each.value),
    dollars(each.balance),
    dollars(each.equity),
  ]);
  return [
    `<h2>${words.today}</h2>`,
    tableOf([
      [words.value, range({ low: facts.valueLow, high: facts.valueHigh })],
      [words.owed, dollars(balance)],
      [words.equity, range(equity)],
      [words.gained, range(gained)],
    ]),
    `<h2>${words.facts}</h2>`,
    tableOf([[words.bought, monthInWords(facts.boughtIn, language)], [words.price, dollars(facts.price)], ...loan]),
    ...(years.length === 0
      ? []
      : [
          `<h2>${words.ahead}</h2>`,
          `<p>${escapeHtml(words.aheadLead(String(facts.change)))}</p>`,
          tableOf(years, words.columns),
        ]),
    `<h2>${words.what}</h2>`,
    `<ul>${words.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`,
  ].join('');
}

/** A report about the equity in a home as a text that can be set. */
export function equityPiece(facts: EquityFacts, thisMonth: string): DocumentPiece {
  const textOf = (language: Language) => ({
    title: WORDS[language].title(facts.address.trim()),
    description: WORDS[language].description(facts.owner.trim()),
    contents: contentsOf(facts, thisMonth, language),
    details: {},
    words: 0,
  });
  return { type: 'equity-report', kind: 'equityReport', texts: { en: textOf('en'), es: textOf('es') } };
}
