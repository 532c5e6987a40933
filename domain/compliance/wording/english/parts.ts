// Parts of regular expressions, as `Phrases.find` takes them.
export const PEOPLE =
  '(?:people|ppl|persons?|famil(?:y|ies)|buyers?|tenants?|renters?|residents?|neighbors?|couples?|roommates?|housemates?|applicants?|households?|men|women|man|woman|individuals?|folks|owners?|homeowners?|professionals?|clientele|crowd|students?)';
export const PLACE =
  '(?:neighborhoods?|communit(?:y|ies)|areas?|districts?|enclaves?|buildings?|complex(?:es)?|streets?|blocks?|towns?|suburbs?|part of town|side of town|subdivisions?|zip codes?)';
export const ORIGIN =
  '(?:white|black|caucasian|african american|asian|asian american|hispanic|latino|latina|latinx|chinese|japanese|korean|vietnamese|indian|mexican|arab|middle eastern|european|american|irish|italian|polish|russian|german|puerto rican|native american|anglo)';
export const FAITH =
  '(?:christian|jewish|catholic|muslim|mormon|protestant|baptist|evangelical|hindu|buddhist|jehovah.?s? witness(?:es)?|orthodox|lutheran|methodist)';
export const FIT =
  '(?:perfect|ideal|great|best|excellent|wonderful|suited|suitable|well suited|made|meant|designed|tailored)';
export const ONLY =
  '(?:are |is )?(?:only|(?:strongly |highly )?preferred|wanted|welcome only|desired|exclusively|need apply|a plus|a must)';

const NEGATION =
  "(?:do not|does not|don'?t|doesn'?t|will not|won'?t|cannot|can ?not|can'?t|not(?: currently)?|never|rather not|prefer not(?: to)?|refuse to|unable to)";
const ADMIT =
  '(?:(?:accept|tak|allow|approv|want|honou?r|consider|permit|welcom|do)(?:e|ed|ing)?|(?:rent|leas|cater)(?:e|ing)? to|(?:participat|tak part)(?:e|ing)? in|work(?:ing)? with|approved for)';
const UNFIT =
  "(?:unsuitable|(?:not|isn'?t|aren'?t|never) (?:a |the |an )?(?:good |great |really |very |at all )?(?:suitable|suited|appropriate|recommended|ideal|meant|fit|match|place|right|set up)) for";
/** What a list of refusals names before the people it refuses. */
const AMONG =
  '(?:pets?|smok(?:ing|ers?)|drugs?|drama|part(?:y|ies)|dogs?|cats?|kids|children|students?|couples?|vouchers?)(?:,|/)? (?:(?:and|or|nor|&) )?(?:no )?';
const ANYONE =
  '(?:anyone|anybody|someone|people|ppl|persons?|tenants?|renters?|applicants?|those|one) (?:(?:who|that) (?:is |are |has |have )?)?(?:with |w/ |on |using )?';
const REFUSE = `(?:sorry,? )?(?:no|zero|without|not for|${UNFIT}|${NEGATION} ${ADMIT}|(?:rather not|prefer not to|will not|won'?t) have) (?:(?:any|the|a|an|our|more|kind of) ){0,2}(?:${AMONG}){0,3}(?:${ANYONE})?`;
const REFUSED =
  "(?: letters?)?(?: (?:are|is|will|would|should|can))?(?:n'?t| not| never| cannot| need not)(?: be)? (?:allowed|accepted|permitted|welcomed?|approved|considered|honou?red|taken|eligible|apply)";
const WANT =
  '(?:(?:would |we |i )?prefer(?:red|ably|s|ring|ence (?:for|given to|to))?|seek(?:ing|s)?|want(?:ed|s)?:?|(?:looking|searching) (?:for|4)|(?<!(?:the|your|my) )(?:only|exclusively|strictly)(?: for| to)?|only (?:rent|leas|accept|tak)(?:e|ing)?(?: to)?|(?:rent|leas)(?:e|ing)? (?:only|exclusively) to|(?:reserved|available only) for|restricted to)';
const GOOD =
  '(?:(?:a|an|the|our|some|one|another|nice|quiet|clean|good|responsible|mature|single|professional|respectful|tidy|older|decent|working|stable|lovely|sweet|great) )';

/** Ways to say that somebody is refused. */
export const refused = (whom: string): string[] => [
  `${REFUSE}${whom}`,
  `${whom}${REFUSED}`,
  `${whom} (?:are |is )?(?:prohibited|banned|excluded)`,
];

/** Ways to say that somebody is looked for, or nobody else. */
export const preferred = (whom: string): string[] => [`${WANT} ${GOOD}{0,4}${whom}`, `${whom} ${ONLY}`];

/** Homes for those of 55 or 62 years and more may say so (42 U.S.C. 3607(b)); grown is whoever may sign. */
export const AGE_NUMBER =
  '(?!55|62)(?:2[2-9]|[3-9]\\d)(?! ?(?:lbs?|pounds|feet|ft|inch|minutes|mins?|days|k|%|percent|homes|units|offers))';
