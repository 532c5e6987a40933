import type { Language } from '../../languages.ts';
import type { Span } from './begins.ts';

/** What makes a sentence one about homes, about who gets them or about who is wanted there. */
const OF_HOMES: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\w)(?:homes?|houses?|housing|household\w*|rent\w*|leas\w*|live|lives|lived|living|mov(?:e|es|ed|ing)|streets?|blocks?|areas?|neighbou?r\w*|buildings?|complex|communit(?:y|ies)|subdivisions?|towns?|suburbs?|schools?|sellers?|owners?|investors?|leads|ads?|audience|campaigns?|landlords?|landlady|boards?|hoa|listings?|show(?:s|n|ed|ing|ings)?|offers?|lists?|sell(?:s|ing)?|sold|buy(?:s|ing|ers?)?|bought|tenants?|renters?|applic\w*|apply|prefer\w*|only|wants?|wanted|looking|looks?|search\w*|seek\w*|sought|needs?|needed|desired|ideal\w*|perfect|great|good|best|better|right|here|there|units?|apartments?|apts?|condos?|rooms?|roommates?|places?|spots?|agents?|clients?|fits?|belong\w*|suit\w*|among|around|side|parts?|percent|zip|values?|prices?|sign\w*|deal|residents?|locals?|crowd|majority|mostly|mainly|same|few|many|most|every ?one|every ?body|all|both|like|no|not|never|nobody|none|without|instead|\w+n't|don't|won't|can't|cannot|please|sorry|first|welcome|walk\w*|close|near|minutes|step|steps|come|came|arriv\w*|taking|turn\w*|trust\w*|problem\w*|trouble\w*|noise|loud|dirty|smell\w*|hire\w*|quiet|safe|nice|decent|normal|real|true|fellow|for|share\w*|sharing|keep\w*|kept|love\w*|you'll|you're|cul|road|went|goes|own|past|last|complexion|happier|comfortable|ease|pay|pays|deposit\w*)(?!\w)/g,
  es: /(?<!\w)(?:casas?|casita|hogar\w*|vivienda\w*|rent\w*|alquil\w*|arrend\w*|contrato|viv\w+|mud\w+|calles?|cuadras?|zonas?|areas?|vecin\w+|edificios?|complejos?|comunidad\w*|fraccionamiento|colonias?|barrios?|pueblos?|suburbios?|escuelas?|vendedor\w*|inversionistas?|prospectos|campanas?|publico|duen\w+|caser[oa]s?|propietari\w+|mesa|asociacion|hoa|anuncio\w*|ensen\w+|muestr\w+|ofert\w*|list\w+|vend\w+|compr\w+|inquilin\w+|solicit\w+|aplic\w+|prefer\w*|prefier\w*|solo|solamente|nomas|pur[oa]s?|unicamente|quier\w+|quer\w+|busc\w+|necesit\w+|ideal\w*|perfect\w+|buen\w*|mejor\w*|aqui|alla|alli|ahi|unidad\w*|departament\w+|depas?|apartament\w+|cuartos?|recamaras?|habitacion\w*|companer\w+|lugar\w*|agente|client\w+|encaj\w+|entre|lado|parte|ciento|valor\w*|precios?|firm\w+|trato|residentes?|gente|mayoria|casi|mism\w+|poc\w+|much\w+|tod[oa]s?|como|no|ni|nunca|nadie|ninguno?|sin|cero|nada|tampoco|por favor|favor|primero|bienvenid\w+|cerca|minutos|pasos|lleg\w+|vien\w+|vinieron|problem\w+|ruido|suci\w+|huel\w+|confi\w+|tranquil\w+|segur\w+|decent\w+|normal\w*|para|compart\w+|qued\w+|guard\w+|se|famil\w+ de|encant\w*|pag\w+|demas|agencia|finca|meses|content[oa]s?|felic\w+|gusto|si son|deposit\w*|les|damos)(?!\w)/g,
};

const WORDS = /[a-z']{2,}/g;
/** So many words make a sentence; fewer are a heading, which may well be about a home. */
const SENTENCE = 5;
/** A longer phrase says something of people and does not only name them. */
const NAME = 3;

/** Whether the sentence that a phrase stands in speaks of no home at all, nor of anybody as wanted or not. */
export function isFarFromHomes(folded: string, { from, to }: Span, language: Language): boolean {
  const begin = Math.max(...['.', '!', '?', '\n'].map((end) => folded.lastIndexOf(end, from - 1))) + 1;
  const after = folded.slice(to).search(/[.!?\n]/);
  const end = after === -1 ? folded.length : to + after;
  const sentence = folded.slice(begin, end);
  const [named, all] = [folded.slice(from, to), sentence].map((one) => one.match(WORDS)?.length ?? 0);
  if ((named ?? 0) > NAME || (all ?? 0) - (named ?? 0) < SENTENCE) return false;
  return sentence.search(OF_HOMES[language]) === -1;
}
