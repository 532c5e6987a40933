// People named by where they come from, their color or their faith, whatever is said of them: an advertisement has no reason to.
import { FAITH, ORIGIN } from './parts.ts';
import { COUNTRIES, WORKERS } from './peoples.ts';

/** What a people's name stands before that is no people: "French doors", "Mexican pavers", "Thai restaurants". */
const THINGS =
  '(?:doors|floors|counters|pavers|mirrors|planters|covers|dryers|washers|dishwashers|burners|colors|towers|corners|borders|showers|timbers|rafters|shutters|boarders|letters|flowers|cleaners|bakers|restaurants|plants|accents|elements|pendants|vendors|tiles|tutors|designers|architects|makers|brewers|grocers|influences|dancers)';
/** People by what they do or are, by how their name ends. */
const DOERS = `(?!${THINGS})[a-z]{2,}(?:ers|ors|ants|ents|ees|ists|ians|men|women|folk)`;
const GROUPS =
  '(?:people|folks|famil(?:y|ies)|tenants?|renters?|buyers?|owners?|sellers?|neighbors?|applicants?|couples?|kids|children|students?|singles|guys?|crowd|executives?|professionals?|households?|majority|population|barrio|enclave|neighborhood|section of town|side of town|part of town)';
const BACKGROUND = '(?:background|origins?|descent|ancestry|extraction|nationality|ethnicity|blood)';

export const PEOPLE_NAMED: readonly string[] = [
  `(?:${COUNTRIES})(?: american| saxon)?(?: (?!${THINGS})[a-z]+)? (?:${DOERS}|${GROUPS})`,
  `(?:white|black|brown|minority) (?:(?:american|middle class|working class|professional|young|single|married|retired) )?${GROUPS}`,
  `(?:an? |one |no other |fellow )${ORIGIN}(?: american)? (?:\\w+ )?(?:${WORKERS}|${GROUPS}|person)`,
  `(?:of|with|from)(?: an?)?(?: \\w+)? (?:${COUNTRIES}|white|black)(?: \\w+)? ${BACKGROUND}`,
  `(?:${COUNTRIES}) (?:or (?:${COUNTRIES}) )?${BACKGROUND}`,
  `${FAITH}(?: \\w+)? (?:${DOERS}|${GROUPS})`,
  `(?:neighbors?|residents?|tenants?|owners?|famil(?:y|ies)|every ?one|people here)(?: \\w+)? (?:are|is|will be|tend to be)(?: [\\w-]+,?){0,4} (?:${COUNTRIES}|${FAITH})(?= ?(?:[.,;!]|$))`,
  `shar(?:e|es|ed|ing) (?:an? |the |our |their )?(?:same )?(?:${COUNTRIES}|${FAITH}|ethnic|religious) (?:heritage|roots|culture|background|faith|values|traditions)`,
  `(?:as|being) an? (?:${ORIGIN}|${FAITH})(?: \\w+)?,? (?:you|they|he|she|we)`,
  '(?:christian|catholic|muslim|moslem|mormon|protestant|baptist|evangelical|hindu|sikh|buddhist|lutheran|methodist|presbyterian|pentecostal|adventist)s(?! (?:street|built|church))',
  '(?:practic\\w+|follow\\w*|believ\\w+ in) (?:islam|christianity|judaism|hinduism|buddhism|catholicism|allah)',
];
