// Parts of regular expressions, as `Phrases.find` takes them: small letters, no accents.
import { COUNTRIES, FROM_ABROAD } from './peoples.ts';

export const PEOPLE =
  '(?:personas?|gente|familias?|compradore?s?|comprador(?:es|as)?|inquilin[oa]s?|arrendatari[oa]s?|residentes?|vecin[oa]s?|parejas?|companer[oa]s?(?: de cuarto)?|solicitantes?|hogares|hombres?|mujer(?:es)?|individuos?|duen[oa]s?|propietari[oa]s?|profesional(?:es)?|profesionistas?|trabajador(?:es|as?)?|roomies?|roommates?|jovenes|nin[oa]s|clientela|estudiantes?|senor(?:es|as|itas)?|caballeros|damas)';
export const PLACE =
  '(?:vecindarios?|barrios?|comunidad(?:es)?|zonas?|areas?|distritos?|colonias?|edificios?|complejos?|calles?|cuadras?|pueblos?|pueblitos?|barriecitos?|callecitas?|lugarcitos?|ciudad(?:es)?|suburbios?|parte de la ciudad|lado de la ciudad|sector(?:es)?)';
export const ORIGIN = `(?:blanc[oa]s?|negr[oa]s?|${COUNTRIES})`;
/** Nouns for people by race or origin: what is white or black may be a wall. */
export const ORIGINS = `(?:(?:${PEOPLE}|inmigrantes) (?:de origen )?${ORIGIN}|(?:${COUNTRIES})(?: de verdad| de pura cepa)?(?! (?:cafe|restaurantes?|comida))|inmigrantes?|${FROM_ABROAD}|extranjer[oa]s?|(?:${PEOPLE}) extranjer[oa]s?|refugiad[oa]s?|solicitantes de asilo|indocumentad[oa]s?|minorias|ilegales|migrantes|nacid[oa]s? (?:aqui|en (?:estados unidos|eeuu|ee\\. ?uu\\.|este pais|el extranjero))|(?:gente|personas?|familias|compradores|inquilin[oa]s?|los|las) (?:de (?:la india|china|mexico|africa|europa|asia|color|otros paises|fuera)|nacid[oa]s? (?:aqui|en (?:estados unidos|este pais|el extranjero))))`;
export const FAITH =
  '(?:cristian[oa]s?|judi[oa]s?|catolic[oa]s?|musulman(?:es|as?)?|protestantes?|evangelic[oa]s?|mormon(?:es|as?)?|santos de los ultimos dias|testigos? de jehova|bautistas?|ortodox[oa]s?|islamic[oa]s?|pentecostal(?:es)?|adventistas?|budistas?|hinduistas?|sijs?|metodistas?|luteran[oa]s?|presbiterian[oa]s?|anglican[oa]s?|menonitas?|amish|santer[oa]s?|espiritistas?|rastafari[s]?|cienciolog[oa]s?|aleluyas?)';

/** Bringing people to where others like them live, said behind them. */
export const TAKEN_ELSEWHERE =
  '.{0,80}?(?:l[oae]s? (?:acomod|llev|mandamos|mando)\\w*|l[oae]s? (?:ense[n]|muestr|busc)\\w*(?: \\w+){0,2}(?: (?:alla|ahi|alli|solo|el norte|el sur|donde))|(?:te|les|me) (?:va|ira|iria)n? mejor|van mejor en|mejor te (?:muestro|llevo|enseno|busco)|(?:no te|no se) (?:halles|hallen|hallarian)|donde (?:compran|viven) los (?:tuyos|suyos))';

/** A business by who owns it, which is said of it with pride. */
export const OWNED_BUSINESS =
  '(?:negocios?|cafeterias?|cafes?|restaurantes?|tiendas?|panaderias?|taquerias?|barberias?|librerias?|empresas?|galerias?|mercados?)(?: \\w+){0,2} (?:de|con) (?:duen|propietari)[oa]s? \\w+(?: y \\w+)?';

/** Homes for those of 55 or 62 years and more may say so (42 U.S.C. 3607(b)). */
export const AGE_NUMBER = '(?!55|62)(?:2[2-9]|[3-9]\\d)';
