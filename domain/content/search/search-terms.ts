import { phraseFinder } from '../../text/words-typed.ts';

/** What is typed, in words that may stand in any order, and the phrases that pieces about it have. */
interface Term {
  readonly typed: readonly string[];
  readonly finds: readonly string[];
}

/**
 * What agents in the United States call the same thing, in English and Spanish. Whoever types a term means all that it finds, also where
 * the library has pieces with the very words: unlike synonyms, which are looked for when nothing else is found.
 */
const TERMS: readonly Term[] = [
  { typed: ['open house', 'casa abierta', 'puertas abiertas'], finds: ['open house'] },
  { typed: ['sold', 'vendida', 'vendido'], finds: ['just sold'] },
  {
    typed: ['just listed', 'new listing', 'new market', 'nueva mercado', 'nueva propiedad', 'recién listada'],
    finds: ['just listed', 'nueva en el mercado'],
  },
  { typed: ['under contract', 'pending', 'con contrato', 'bajo contrato', 'pendiente'], finds: ['under contract'] },
  {
    typed: ['price drop', 'price cut', 'price reduction', 'price reduced', 'baja precio', 'rebaja'],
    finds: ['new price', 'nuevo precio'],
  },
  {
    typed: ['first time buyer', 'first home', 'primera compra', 'primera casa', 'comprador primerizo'],
    finds: ['first purchase', 'first visit', 'primera compra'],
  },
  { typed: ['interest rate', 'mortgage rate', 'tasa interés', 'tasa hipotecaria'], finds: ['rates', 'tasas'] },
  { typed: ['maintenance', 'mantenimiento'], finds: ['upkeep', 'cuidados'] },
  { typed: ['enganche', 'pago inicial'], finds: ['down payment', 'pago inicial'] },
  { typed: ['good faith deposit', 'arras'], finds: ['earnest money', 'depósito de buena fe'] },
  {
    typed: ['expired', 'expired listing', 'listado vencido'],
    finds: ['quiet weeks', 'no offer', 'semanas calladas', 'sin ofertas'],
  },
  {
    typed: ['sale owner', 'venta dueño'],
    finds: ['asking price', 'worth more', 'precio de salida', 'vale más'],
  },
  { typed: ['market update'], finds: ['market report'] },
];

/** Words beside what somebody looks for, which no piece needs to have. */
const BESIDE = [
  ...['tip', 'idea', 'advice', 'invitation', 'invite', 'announcement', 'caption', 'content', 'post', 'example'],
  ...['consejo', 'invitación', 'anuncio', 'contenido', 'publicación', 'ejemplo'],
];

interface NamedTerm {
  /** As they were typed. */
  words: readonly string[];
  finds: readonly string[];
}

/** The terms that a search names, each with the phrases that it finds. */
export function termsNamed(search: string): NamedTerm[] {
  const wordsOf = phraseFinder(search);
  return TERMS.flatMap(({ typed, finds }) =>
    typed.flatMap((phrase) => {
      const words = wordsOf(phrase);
      return words ? [{ words, finds }] : [];
    }),
  );
}

/** The words of a search that say nothing of what a piece is about, as they were typed. */
export function wordsBeside(search: string): string[] {
  const wordsOf = phraseFinder(search);
  return [...new Set(BESIDE.flatMap((word) => wordsOf(word) ?? []))];
}
