import type { Language } from './read.ts';

// Wider than the law on purpose: a demo text has no need to come near any of these, and members copy its habits.
const LETTER_BEFORE = '(?<![\\p{L}\\p{N}])';
const LETTER_AFTER = '(?![\\p{L}\\p{N}])';
const whole = (words: string): RegExp => new RegExp(`${LETTER_BEFORE}(?:${words})${LETTER_AFTER}`, 'giu');
export const FAIR_HOUSING: Record<Language, RegExp[]> = {
  en: [
    whole(
      'famil(?:y|ies)|child(?:ren)?|kids?|adults?|bachelors?|singles|couples?|newlyweds?|married|empty[ -]nesters?',
    ),
    whole('seniors?|elderly|retirees?|retired|millennials?|young|mature|aged'),
    whole('schools?|church(?:es)?|mosques?|synagogues?|temples?|parish(?:es)?|christians?|jewish|muslims?|catholics?'),
    whole(
      'race|racial|ethnic|minorit(?:y|ies)|immigrants?|hispanics?|latin[oax]s?|asians?|citizens?|nationalit(?:y|ies)',
    ),
    whole('handicap(?:ped)?|disabled|disabilit(?:y|ies)|able[ -]bodied|wheelchairs?|blind|deaf'),
    whole('safe|safest|crime|exclusive|restricted|desirable|prestigious|up[ -]and[ -]coming|traditional|integrated'),
    whole('master (?:bedroom|suite|bath(?:room)?)|walking distance|male|female|gentlem[ae]n|section 8'),
  ],
  es: [
    whole('familias?|familiar(?:es)?|niñ[oa]s?|hij[oa]s?|adult[oa]s?|solter[oa]s?|parejas?|casad[oa]s?|recién casados'),
    whole('ancian[oa]s?|jubilad[oa]s?|adultos mayores|tercera edad|jóvenes|joven|edades'),
    whole(
      'escuelas?|colegios?|iglesias?|mezquitas?|sinagogas?|templos?|parroquias?|cristian[oa]s?|judí[oa]s?|católic[oa]s?',
    ),
    whole(
      'razas?|racial(?:es)?|étnic[oa]s?|minorías?|inmigrantes?|hispan[oa]s?|latin[oa]s?|ciudadan[oa]s?|nacionalidad(?:es)?',
    ),
    whole('discapacidad(?:es)?|discapacitad[oa]s?|minusválid[oa]s?|silla de ruedas|cieg[oa]s?|sord[oa]s?'),
    whole('(?:zona|barrio|vecindario|calle|colonia|área|comunidad) (?:segur[oa]|tranquil[oa])|crimen|delincuencia'),
    whole('exclusiv[oa]s?|restringid[oa]s?|prestigios[oa]s?|recámara principal|hombres|mujeres|sección 8'),
  ],
};
export const INFORMAL_SPANISH = whole(
  'tú|tu|tus|ti|te|contigo|tuy[oa]s?|puedes|tienes|quieres|debes|necesitas|haz|ten|revisa tu',
);

/** What says nothing, or says more than anybody can know. A writer who reaches for one of these has not found the sentence yet. */
export const CANNED: Record<Language, RegExp> = {
  en: whole(
    'dream homes?|forever home|nestled|stunning|boasts?|turn[ -]?key|must[ -]see|hidden gem|game[ -]changer|navigat(?:e|ing) the|' +
      'look no further|in today’s market|now is the time|act now|act fast|don’t miss|won’t last|best (?:agent|realtor|deal)|guaranteed?|' +
      'risk[ -]free|once in a lifetime|piece of cake|hassle[ -]free|seamless(?:ly)?|unlock|elevate|journey|delve|peace of mind|' +
      'it’s important to note|whether you’re a|will (?:rise|go up|appreciate) in value',
  ),
  es: whole(
    'casa de sus sueños|hogar de sus sueños|joya escondida|espectacular(?:es)?|impresionante|inigualable|oportunidad única|no se lo pierda|' +
      'no deje pasar|ahora es el momento|en el mercado actual|el mejor agente|garantizad[oa]s?|sin riesgo|sin complicaciones|' +
      'cabe destacar|es importante señalar|potenciar|tranquilidad mental|metros cuadrados|presupuesto de reparación|' +
      'casas? abiertas?|bienes raices|aplicar para un préstamo|aplicación de préstamo',
  ),
};
