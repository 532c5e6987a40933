// Parts of regular expressions, as `Phrases.find` takes them.
export const PEOPLE =
  '(?:people|ppl|persons?|parents|famil(?:y|ies)|buyers?|tenants?|renters?|residents?|neighbors?|couples?|roommates?|housemates?|applicants?|households?|men|women|man|woman|individuals?|folks|owners?|homeowners?|professionals?|clientele|crowd|students?)';
export const PLACE =
  '(?:neighborhoods?|communit(?:y|ies)|areas?|districts?|enclaves?|buildings?|complex(?:es)?|streets?|blocks?|towns?|suburbs?|part of town|side of town|subdivisions?|zip codes?)';
const COUNTRIES =
  'caucasian|african american|african|asian|asian american|hispanic|latino|latina|latinx|chicano|chinese|japanese|korean|vietnamese|filipino|thai|indian|pakistani|mexican|mexican american|arab|middle eastern|persian|iranian|european|american|irish|italian|polish|russian|ukrainian|german|greek|french|puerto rican|dominican|cuban|haitian|jamaican|somali|ethiopian|nigerian|brazilian|colombian|venezuelan|guatemalan|salvadoran|honduran|native american|anglo|gypsy|roma|hmong|armenian|turkish|oriental|cherokee|navajo|samoan|syrian|afghan|lebanese|egyptian|peruvian|ecuadorian|swedish|portuguese|spanish|albanian|romanian|bulgarian|serbian|indonesian|cambodian|bengali|punjabi|sri lankan|israeli|palestinian';
export const ORIGIN = `(?:white|black|${COUNTRIES})`;
const BORN =
  '(?:(?:american|us|u\\.s\\.|native|foreign|locally) born|born (?:and raised )?(?:in (?:america|the (?:us|usa|u\\.s\\.|united states|states)|this country)|here|abroad|overseas))';
/** Nouns for people by race or origin: what is white or black may be a wall. */
export const ORIGINS = `(?:(?:${COUNTRIES})s|whites|blacks|(?:real|true|non) americans|gyps(?:y|ies)|travelers from|${ORIGIN}(?:,? (?:and|or|/) ${ORIGIN})* (?:famil(?:y|ies)|people|folks|buyers?|tenants?|renters?|residents?|neighbors?|households?|couples?|owners|homeowners|males?|females?|retirees|singles|landlords?|guys?|girls?|kids|crowd|population|presence|majority|working class|men|women|students|professionals|clients?|immigrants)|(?:${PEOPLE} )?${BORN}(?: (?:tenants?|renters?|people|buyers?|applicants?|residents?|families))?|(?:people|buyers|families|tenants|renters|immigrants|those) (?:from|of) (?:india|china|mexico|asia|africa|europe|latin america|the middle east|other countries|abroad|color)|(?:(?:those|these) )?(?:people|folks|families|tenants|renters|ones|some ?one|anyone|a tenant|immigrants) from (?:(?:central|south|latin) america|cuba|haiti|russia|vietnam|korea|iraq|iran|afghanistan|pakistan|poland|puerto rico|honduras|guatemala|venezuela|somalia|nigeria|(?:my|our|the) (?:old )?(?:country|homeland)|back home)|minorities|(?:american|us|u\\.s\\.) citizens|immigrants?|foreigners?|foreign (?:tenants?|nationals?|students?|buyers?)|refugees?|asylum seekers?|illegals?|undocumented \\w+|migrants?)`;
export const FAITH =
  '(?:christian|jewish|catholic|muslim|islamic|mormon|protestant|baptist|evangelical|hindu|sikh|buddhist|jehovah.?s? witness(?:es)?|orthodox|lutheran|methodist|pentecostal|adventist|amish|mennonite|hasidic)';
export const ONLY =
  '(?:are |is )?(?:only|(?:strongly |highly )?preferred|wanted|welcome only|desired|exclusively|need apply|a plus|a must)';

/** Homes for those of 55 or 62 years and more may say so (42 U.S.C. 3607(b)); grown is whoever may sign. */
export const AGE_NUMBER =
  '(?!55|62)(?:2[2-9]|[3-9]\\d)(?! ?(?:lbs?|pounds|feet|ft|inch|minutes|mins?|days|k|%|percent|homes|units|offers))';
