import { folded } from '../../text/folded.ts';
import { wordForms } from '../../text/word-forms.ts';

/**
 * Words that mean the same to whoever looks for a piece, as agents in the United States use them in English and Spanish. In a group each
 * stands for all others; several words are looked for beside each other.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['hoa', 'association', 'asociación'],
  ['condo', 'condominium', 'condominio', 'apartamento', 'departamento'],
  ['townhouse', 'townhome', 'duplex', 'dúplex'],
  ['cma', 'asking price', 'precio de salida', 'precio de lista'],
  ['valuation', 'appraisal', 'avalúo', 'tasación'],
  ['dti', 'debt', 'deuda'],
  ['pmi', 'mortgage insurance', 'seguro hipotecario'],
  ['loan', 'mortgage', 'hipoteca', 'préstamo'],
  ['prequalification', 'prequalified', 'preapproved', 'preapproval', 'precalificación', 'preaprobación'],
  ['deposit', 'earnest money', 'depósito', 'arras'],
  ['enganche', 'pago inicial', 'down payment', 'entrada'],
  ['fsbo', 'seller', 'asking price', 'vendedor'],
  ['commission', 'compensation', 'fee', 'comisión', 'honorarios'],
  ['testimonial', 'review', 'reseña', 'testimonio', 'opinión'],
  ['referral', 'introduction', 'recommendation', 'referido', 'recomendación'],
  ['realtor', 'broker', 'agent', 'agente', 'corredor'],
  ['objection', 'hesitation', 'objeción', 'pregunta'],
  ['flyer', 'handout', 'leaflet', 'postcard', 'sheet', 'volante', 'folleto', 'hoja'],
  ['newsletter', 'email', 'boletín', 'correo'],
  ['reel', 'short', 'video', 'clip'],
  ['instagram', 'facebook', 'tiktok', 'linkedin', 'post', 'publicación'],
  ['christmas', 'xmas', 'hanukkah', 'kwanzaa', 'holiday', 'december', 'navidad', 'diciembre', 'fiestas'],
  ['halloween', 'autumn', 'leaves', 'otoño', 'hojas'],
  ['thanksgiving', 'gratitude', 'thank', 'gracias'],
  ['snow', 'frost', 'winter', 'nieve', 'invierno'],
  ['landscaping', 'curb', 'yard', 'fachada', 'patio'],
  ['declutter', 'tidy', 'organize', 'photograph', 'ordenar'],
  ['staging', 'staged', 'photograph', 'fotografía'],
  ['renovation', 'remodel', 'repair', 'remodelación', 'reparación'],
  ['relocation', 'relocate', 'relocating', 'move', 'mudanza', 'mudarse'],
  [
    'investor',
    'investment',
    'landlord',
    'tenant',
    'rent',
    'rental',
    'inversión',
    'inversionista',
    'inquilino',
    'renta',
    'alquiler',
  ],
  ['scam', 'fraud', 'phishing', 'estafa', 'fraude'],
  ['reduction', 'reduced', 'discount', 'new price', 'rebaja', 'nuevo precio'],
  ['client', 'customer', 'cliente'],
];

/** The same, each word beside how it is compared: made once, for every search asks for them. */
const COMPARED = GROUPS.map((group) => group.map((word) => ({ word, plain: folded(word) })));

/**
 * What means the same as a word, each as a search: several words in quotes.
 *
 * @returns none for a word that stands in no group.
 */
export function synonymsOf(word: string): readonly string[] {
  const forms = wordForms(word);
  const others = COMPARED.filter((group) => group.some(({ plain }) => forms.has(plain)))
    .flat()
    .filter(({ plain }) => !forms.has(plain))
    .map((each) => each.word);
  return [...new Set(others)].map((each) => (each.includes(' ') ? `"${each}"` : each));
}
