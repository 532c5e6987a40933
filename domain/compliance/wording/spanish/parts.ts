// Parts of regular expressions, as `Phrases.find` takes them: small letters, no accents.
export const PEOPLE =
  '(?:personas?|gente|familias?|compradore?s?|comprador(?:es|as)?|inquilin[oa]s?|arrendatari[oa]s?|residentes?|vecin[oa]s?|parejas?|companer[oa]s?(?: de cuarto)?|solicitantes?|hogares|hombres?|mujer(?:es)?|individuos?|duen[oa]s?|propietari[oa]s?|profesional(?:es)?|clientela|estudiantes?|senor(?:es|as|itas)?|caballeros|damas)';
export const PLACE =
  '(?:vecindarios?|barrios?|comunidad(?:es)?|zonas?|areas?|distritos?|colonias?|edificios?|complejos?|calles?|cuadras?|pueblos?|ciudad(?:es)?|suburbios?|parte de la ciudad|lado de la ciudad|sector(?:es)?)';
export const ORIGIN =
  '(?:blanc[oa]s?|negr[oa]s?|caucasic[oa]s?|afroamerican[oa]s?|asiatic[oa]s?|hispan[oa]s?|latin[oa]s?|chin[oa]s?|japones(?:es|as?)?|corean[oa]s?|mexican[oa]s?|arabes?|europe[oa]s?|american[oa]s?|estadounidenses?|gring[oa]s?|gabach[oa]s?|paisan[oa]s?|italian[oa]s?|rus[oa]s?|puertorriquen[oa]s?|anglos?|cuban[oa]s?|venezolan[oa]s?|indigenas?)';
export const FAITH =
  '(?:cristian[oa]s?|judi[oa]s?|catolic[oa]s?|musulman(?:es|as?)?|protestantes?|evangelic[oa]s?|mormon(?:es|as?)?|creyentes?|testigos? de jehova|bautistas?)';
export const FIT =
  '(?:perfect[oa]s?|ideal(?:es)?|excelentes?|adecuad[oa]s?|pensad[oa]s?|hech[oa]s?|maravillos[oa]s?|buen[oa]s?|el mejor lugar|la mejor zona)';
export const ONLY = '(?:solamente|unicamente|solo|nada mas|de preferencia|preferentemente|preferid[oa]s)';

const UNFIT =
  'no (?:es |son |esta |seria )?(?:(?:una? )?(?:(?:muy |tan )?(?:apt[oa]s?|adecuad[oa]s?|recomendad[oa]s?|recomendable|ideal|pensad[oa]|indicad[oa]|opcion|lugar) )?)para';
/** What a list of refusals names before the people it refuses. */
const AMONG =
  '(?:mascotas?|animales|perros?|gatos?|fumar|fumador(?:es)?|fiestas?|drogas?|vicios|ninos|hijos|estudiantes|parejas|vales)(?:,| ni| o| y),? (?:no |sin |ni )?';
const ADMIT =
  '(?:acept(?:o|a|an|amos|ar)|admit(?:e|en|imos|ir)|permit(?:e|en|imos|ir)|recib(?:o|e|en|imos|ir)|rent(?:o|a|an|amos|ar)|alquil(?:o|a|an|amos|ar)|tom(?:o|a|an|amos|ar)|quier(?:o|e|en)|queremos|particip(?:o|a|an|amos) en|trabaj(?:o|a|an|amos) con)';
const REFUSE = `(?:no|sin|cero|nada de|tampoco|prohibid[oa]s?|${UNFIT}|no (?:(?:se|les?|me|podemos|puedo|pueden|vamos a) ){0,2}${ADMIT}) (?:(?:a|al|el|la|los|las|un|una|con|de|que|tengan?|en|personas?|gente|inquilin[oa]s?|ningun[oa]?|mas) ){0,3}(?:${AMONG}){0,3}`;
const REFUSED =
  ',? (?:no|tampoco) (?:(?:se|son|estan?|seran?|es) )?(?:acept(?:ad[oa]s?|an?|amos)|permit(?:id[oa]s?|en?|imos)|admit(?:id[oa]s?|en?|imos)|bienvenid[oa]s?|valid[oa]s?|considerad[oa]s?|rentamos)';
const WANT =
  '(?:solo|pur[oa]s|solamente|unicamente|exclusiv[oa]s?(?:mente)?|nada mas|prefer(?:imos|ible(?:mente)?|encia|entemente)|prefiero|de preferencia|se prefieren?|busc(?:o|amos|ando)|se buscan?|se solicitan?|solicit(?:o|amos)|necesit(?:o|amos)|se necesitan?)';
const WHOM =
  '(?:(?:a|para|por|un|una|unos|unas|rent(?:o|amos|arle) a|se rentan? a|aceptamos|personas?|gente|inquilin[oa]s?|parejas?|que sean) )';

/** Ways to say that somebody is refused. */
export const refused = (whom: string): string[] => [
  `${REFUSE}${whom}`,
  `${whom}${REFUSED}`,
  `${whom} (?:prohibid[oa]s?|abstenerse)`,
  `${whom} no(?=,? (?:por favor|porfa|gracias|please|pls)| ?[.!;]| ?$)`,
];

/** Ways to say that somebody is looked for, or nobody else. */
export const preferred = (whom: string): string[] => [`${WANT} ${WHOM}{0,3}${whom}`, `${whom} ${ONLY}`];

/** Homes for those of 55 or 62 years and more may say so (42 U.S.C. 3607(b)). */
export const AGE_NUMBER = '(?!55|62)(?:2[2-9]|[3-9]\\d)';
