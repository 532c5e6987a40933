// People named by where they come from, their color or their faith, whatever is said of them: an advertisement has no reason to.
import { FAITH, ORIGIN, PEOPLE } from './parts.ts';
import { COUNTRIES } from './peoples.ts';

const GROUPS = `(?:${PEOPLE}|gente|muchach[oa]s?|matrimonios?|client(?:es|as?)|emplead[oa]s?|trabajador(?:es|as?)|obrer[oa]s|ejecutiv[oa]s?|enfermer[oa]s?|candidat[oa]s?|aplicantes?|ninos|paisan[oa]s|inversionistas?|roommates?|mayoria|poblacion)`;
const BACKGROUND = '(?:origen|ascendencia|descendencia|sangre|nacionalidad|raiz|raices|raza|etnia)';

export const PEOPLE_NAMED: readonly string[] = [
  `${GROUPS}(?: \\w+)? (?:${COUNTRIES})`,
  `(?:personas?|gente|familias?|inquilin[oa]s?|vecin[oa]s|parejas?|compradores|muchach[oa]s?|hombres?|mujer(?:es)?) (?:de color|blanc[oa]s?|negr[oa]s?|moren[oa]s?|prieta?s?|prietos|guer[oa]s?)`,
  `(?:de|con) ${BACKGROUND} ${ORIGIN}`,
  `(?:de|con) ${BACKGROUND} (?:europe[oa]|african[oa]|asiatic[oa]|indigena|arabe|anglosajon[a]?|caucasic[oa]|judi[oa]|latin[oa]|hispan[oa])`,
  `${GROUPS}(?: \\w+)? ${FAITH}`,
  `(?:llen\\w+|repleto|viven|vive|hay|quedan|son|puros?|muchos|tantos|demasiados|entre|todos)(?: \\w+)? (?:de |los |puros |muchos |solo )?(?:blancos|negros|prietos|morenos|indios|gringos|${COUNTRIES})(?= ?(?:[.,;!?]|$)| (?:y|en|por|alli|alla|ahi|aqui|ahora|ya))`,
  `apellidos? ${ORIGIN}|(?:esta|estan|hay|vive|viven) (?:su|tu) (?:raza|gente)`,
  `(?:como|por ser) (?:un |una )?(?:buen[oa]? )?(?:${COUNTRIES}|${FAITH}),? (?:le|les|te|usted|ustedes|tu)`,
  '(?:los|las|a|para|con|entre|de) (?:catolicos|cristianos|musulmanes|evangelicos|judios|mormones|protestantes|bautistas|pentecostales|adventistas|budistas|testigos de jehova)',
];
