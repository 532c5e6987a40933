// Parts of regular expressions, as `Phrases.find` takes them.
import { COUNTRIES, FROM_ABROAD } from './peoples.ts';

export const PEOPLE =
  '(?:people|ppl|persons?|parents|famil(?:y|ies)|buyers?|tenants?|renters?|residents?|neighbors?|couples?|roommates?|housemates?|applicants?|households?|men|women|man|woman|individuals?|folks|owners?|homeowners?|professionals?|clientele|crowd|students?)';
export const PLACE =
  '(?:neighborhoods?|communit(?:y|ies)|areas?|districts?|enclaves?|buildings?|complex(?:es)?|streets?|blocks?|towns?|suburbs?|part of town|side of town|subdivisions?|zip codes?)';
export const ORIGIN = `(?:white|black|${COUNTRIES})`;
const BORN =
  '(?:(?:american|us|u\\.s\\.|native|foreign|locally) born|born (?:and raised )?(?:in (?:america|the (?:us|usa|u\\.s\\.|united states|states)|this country)|here|abroad|overseas))';
/** Nouns for people by race or origin: what is white or black may be a wall. */
export const ORIGINS = `(?:(?:${COUNTRIES})s|whites|blacks|(?:real|true|non) americans|gyps(?:y|ies)|travelers from|${ORIGIN}(?:,? (?:and|or|/) ${ORIGIN})*(?: (?:working|professional|young|single|married|older|retired|college|christian|middle class))? (?:famil(?:y|ies)|people|folks|buyers?|tenants?|renters?|residents?|neighbors?|households?|couples?|owners|homeowners|males?|females?|retirees|singles|landlords?|guys?|girls?|kids|crowd|population|presence|majority|working class|men|women|students|professionals|clients?|immigrants)|(?:${PEOPLE} )?${BORN}(?: (?:tenants?|renters?|people|buyers?|applicants?|residents?|families))?|${FROM_ABROAD}|(?:racial|ethnic|visible) minorit(?:y|ies)|(?:(?:people|person|famil(?:y|ies)|folks|buyers?|tenants?|newcomers?|neighbors?|clients?|couples?) of color)|(?:native|indigenous|tribal) (?:people|folks|families|tenants?|renters?|buyers?|applicants?)|(?:inter ?racial|mixed race|bi ?racial) (?:couples?|famil(?:y|ies)|marriages?|households?)|minorities|(?:american|us|u\\.s\\.) citizens|immigrants?|foreigners?|(?:foreign|international) (?:tenants?|nationals?|students?|buyers?|renters?|applicants?|residents?|workers?|guests?)|refugees?|asylum seekers?|illegals?|undocumented \\w+|migrants?)`;
export const FAITH =
  '(?:christian|jewish|catholic|muslim|moslem|islamic|mormon|latter day saint|protestant|baptist|evangelical|hindu|sikh|jain|buddhist|jehovah.?s? witness(?:es)?|(?:greek |russian )?orthodox|lutheran|methodist|presbyterian|episcopalian|anglican|pentecostal|adventist|amish|mennonite|quaker|unitarian|hasidic|hasid|zoroastrian|baha.?i|wiccan|scientologist|rastafarian|santero|satanist|messianic)';
export const ONLY =
  '(?:are |is )?(?:only|(?:strongly |highly )?preferred|wanted|welcome only|desired|exclusively|need apply|a plus|a must)';

/** Homes for those of 55 or 62 years and more may say so (42 U.S.C. 3607(b)); grown is whoever may sign. */
export const AGE_NUMBER =
  '(?!55|62)(?:2[2-9]|[3-9]\\d)(?! ?(?:lbs?|pounds|feet|ft|inch|minutes|mins?|days|k|%|percent|homes|units|offers))';
