import type { RuleId, RuleWords } from '../rule.ts';
import { FAITH, FIT, ONLY, ORIGIN, PEOPLE, PLACE, preferred, refused } from './parts.ts';

const LANGUAGE = '(?:english|spanish|mandarin|chinese|portuguese|russian|korean)';
const SEX = '(?:(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|gals?|guys?|boys?)';
const LGBT =
  '(?:gays?|lesbians?|homosexuals?|bisexuals?|lgbt(?:q|qia)?|transgender(?:ed)?|transsexuals?|trans (?:people|ppl|persons?|folks|tenants?|men|women|couples?)|(?:same sex|unmarried|gay|lesbian) (?:couples?|partners))';
const CHILD =
  '(?:children|kids?|kiddos?|child|infants?|bab(?:y|ies)|toddlers?|teens?|teenagers?|minors|little ones|famil(?:y|ies) with (?:children|kids))';
const DISABILITY =
  '(?:wheelchairs?|disabled|handicapped|disabilit(?:y|ies)|mental(?:ly)? (?:ill|illness|illnesses|disabled|(?:health )?(?:issues|problems))|(?:recovering )?addicts|hiv|aids patients|crutches|walkers)';
const HELPING_ANIMAL =
  '(?:(?:service|emotional support|assistance|support|guide|therapy|comfort) (?:animals?|dogs?|cats?|pets?)|esas?(?: (?:dogs?|cats?|animals?|pets?))?)';

/** Phrases in English texts that say that people of a protected class are refused or preferred. */
export const REFUSALS: Readonly<
  Record<
    Extract<
      RuleId,
      | 'race-or-origin'
      | 'language-spoken'
      | 'religion'
      | 'sex'
      | 'orientation'
      | 'children-refused'
      | 'disability'
      | 'assistance-animals'
    >,
    RuleWords
  >
> = {
  'race-or-origin': {
    phrases: [
      {
        find: [
          `${ORIGIN} ${PEOPLE}(?: ${ONLY})?`,
          `(?:predominantly|mostly|mainly|largely|traditionally|historically|all|majority) ${ORIGIN}(?: ${PLACE})?`,
          `${ORIGIN} ${PLACE}`,
          `${ORIGIN}s? ${ONLY}`,
          ...refused(
            `(?:immigrants?|foreigners?|refugees?|aliens?|minorities|${ORIGIN}s|${ORIGIN}(?: ${PEOPLE}|(?= ?(?:[.,;!?]|and |or |please|pls|allowed|$))))`,
          ),
          '(?:citizens|americans|us citizens|u\\.s\\. citizens) only',
          `(?:racially|ethnically) (?:mixed|integrated|diverse|homogeneous|pure)(?: ${PLACE})?`,
          `(?:integrated|segregated|ethnic|colored|minority|interracial) ${PLACE}`,
          `(?:born|raised) (?:in|here) (?:america|the usa|the us) ${ONLY}`,
          'whites? only',
          'must be (?:a )?(?:us |u\\.s\\. |american )?citizens?',
        ],
        instead: null,
      },
    ],
    allowed: [
      '(?:white|black) (?:picket|oak|granite|marble|quartz|cabinets?|walls?|trim|tile|kitchen|appliances?)',
      'american (?:dream|craftsman|colonial|standard|flag)',
      'native american (?:museum|heritage|history)',
      'indian summer',
      'little (?:italy|havana|tokyo)',
    ],
  },
  'language-spoken': {
    phrases: [
      {
        find: [
          ...preferred(`${LANGUAGE} (?:speakers?|speaking)(?: ${PEOPLE})?`),
          ...preferred(`${PEOPLE} (?:that|who) (?:can )?(?:speaks?|understands?) ${LANGUAGE}`),
          ...refused(`(?:non )?${LANGUAGE} speakers?`),
          `(?:must|should|needs? to|ha(?:s|ve) to|required to) (?:be able to )?(?:(?:speak|read|write|understand)(?:,|/)? (?:and |or |& )?(?:good |fluent |basic |proper )?){1,3}${LANGUAGE}`,
          `(?:must|should|needs? to|ha(?:s|ve) to) be (?:fluent|proficient) in ${LANGUAGE}`,
          `(?:fluent |good |basic )?${LANGUAGE}(?: skills| fluency)? (?:is )?(?:required|a must|mandatory|only)`,
          `(?:do not|don'?t) (?:apply|call|bother|text|contact|message)(?: us| me)? (?:if|unless) you (?:(?:cannot|can'?t|don'?t|do not|can) )?(?:speak|read|understand) ${LANGUAGE}`,
          `if you (?:cannot|can'?t|don'?t|do not) (?:speak|read|understand) ${LANGUAGE},? (?:please )?(?:do not|don'?t) (?:apply|call|bother|text|contact|message)`,
          'no accents?',
        ],
        instead: null,
      },
    ],
    allowed: [
      `(?:do not|don'?t|no need to|never|not) (?:(?:have|need|required) )?to (?:speak|read|write|understand)(?: \\w+)? ?${LANGUAGE}`,
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          `${FAITH} (?:home|house|household|roommates?|lad(?:y|ies)|gentlem[ae]n|girls?|guys?|${PEOPLE}|${PLACE})(?: ${ONLY})?`,
          `${FAITH}s? ${ONLY}`,
          ...preferred(
            '(?:members|people|someone) (?:of|from) (?:our|my) (?:church|parish|congregation|faith|mosque|temple|synagogue)',
          ),
          ...refused(`(?:${FAITH}s?|jews|atheists|religious people)`),
          `(?:god fearing|god loving|church going|bible believing)(?: (?:${PEOPLE}|home|house|household))?`,
          '(?:share|sharing|respect) (?:our|my) (?:faith|religion|beliefs|christian values)',
          '(?:christian|biblical|religious) values',
        ],
        instead: null,
      },
      {
        find: [
          '(?:close|near|next|walking distance|steps|minutes|blocks?) (?:to|from|by) (?:the |a |your |our )?(?:church|synagogue|shul|mosque|temple|parish|eruv)',
          'near (?:the |a |your |our )?(?:church|synagogue|shul|mosque|temple|parish)',
          '(?:inside|within|in) the eruv',
        ],
        instead: 'close to town',
      },
    ],
    allowed: [
      '(?:merry christmas|happy easter|happy hanukkah)',
      `${FAITH} (?:community (?:center|centre)|hospitals?|schools?|universit(?:y|ies)|cemeter(?:y|ies)|museum|charities)`,
      'christian (?:street|avenue|road|lane)',
      'temple (?:street|avenue|road|university)',
    ],
  },
  sex: {
    phrases: [
      {
        find: [
          ...preferred(`${SEX}(?: ${PEOPLE})?`),
          ...refused(SEX),
          `${FIT} (?:\\w+ )?for (?:a |any |the )?(?:(?:single|young|working|professional|quiet|busy) ){0,2}${SEX}`,
          '(?:female|male) (?:tenants?|roommates?|renters?|applicants?|housemates?)',
          '(?:for|to) (?:a )?(?:single )?(?:ladies|gentlemen|bachelors|bachelorettes|working girls)',
        ],
        instead: null,
      },
    ],
    allowed: [
      "(?:ladies|m[ae]n|wom[ae]n|guys|girls|boys|gentlem[ae]n)'?s? (?:night|room|restroom|locker|club|weekend|trip|cave|shoes|clothing|clothes|scouts?)",
      'ladies and gentlemen',
      '(?:(?:fe)?male|women|woman) owned',
      'boys (?:and|&) girls',
      "m[ae]n'?s best friend",
    ],
  },
  orientation: {
    phrases: [
      {
        find: [
          ...refused(LGBT),
          '(?:straight|heterosexual) (?:couples?|people|tenants?|only|roommates?)(?: only)?',
          '(?:traditional|normal|real) (?:married )?(?:famil(?:y|ies)|couples?|marriages?)(?: only)?',
          '(?:couples?|tenants?),? \\(?(?:man and wife|husband and wife|man and (?:a )?woman)',
          '(?:man|husband) and (?:wife|woman) only',
          '(?:gay|lgbtq?) (?:neighborhood|area|only)',
        ],
        instead: null,
      },
    ],
  },
  'children-refused': {
    phrases: [
      {
        find: [
          ...refused(`(?:(?:small|young|little) )?${CHILD}`),
          `${CHILD} (?:are )?need not apply`,
          '(?:adults?|adult couples?|couples|singles|single people|single persons?) only',
          '(?:adult|child free|childfree|childless|kid free) (?:building|community|complex|living|property|home|tenants?|couples?|only)',
          '(?:one|two|1|2) (?:child|children|kids) (?:max|maximum|limit|only)',
          '(?:maximum|max|limit of) (?:one|two|1|2) (?:child|children|kids)',
          'no (?:one )?(?:under|younger than) (?:18|21|eighteen|twenty one)',
          'not (?:a good fit|ideal|recommended) for families',
          'no pregnant (?:women|tenants|applicants)',
        ],
        instead: null,
      },
    ],
    allowed: [
      "no child(?:ren)?'s play equipment",
      'adults? only (?:pool hours|swim|yoga|class)',
      'without (?:the )?kids? (?:underfoot|in the car)',
    ],
  },
  disability: {
    phrases: [
      {
        find: [
          ...refused(`${DISABILITY}(?: (?:people|persons|tenants))?`),
          '(?:able bodied|physically fit|mentally stable|healthy|fit and healthy|mentally fit)(?: (?:people|person|persons|tenants?|adults?|individuals?|only|applicants?|renters?|residents?))+',
          'able bodied',
          'must be (?:able|fit enough) to (?:climb|walk|use|live|hear|see)(?: the)?(?: stairs| independently| alone| unassisted)?',
          '(?:must|able to) live independently',
          'independent living only',
          '(?:crippled|cripples?|retarded|handicapped|wheelchair bound|deaf and dumb|insane|lunatics?)(?: (?:people|persons?|tenants?))?',
          '(?:no|not for) (?:blind|deaf) (?:people|tenants|persons)',
          'not (?:suitable|suited|appropriate|recommended|ideal) for (?:the )?(?:disabled|handicapped|elderly or disabled|people with disabilities|wheelchairs?|wheelchair users)',
        ],
        instead: null,
      },
    ],
    allowed: [
      'wheelchair (?:access|accessible|accessibility|ramps?|lifts?|entry|entrance)',
      'handicap(?:ped)? (?:accessible|parking|ramp|bathroom|shower|bars)',
      'no (?:step|stairs?|steps) (?:entry|entrance|to)',
      'healthy (?:adults )?(?:soil|garden|market|meal)',
    ],
  },
  'assistance-animals': {
    phrases: [
      {
        find: [
          ...refused(HELPING_ANIMAL),
          `${HELPING_ANIMAL} (?:(?:must|will|also|still|have to|do) ){0,2}(?:pay|cost|incur|requires? (?:an? )?(?:pet |extra |additional )?(?:fee|deposit|rent))`,
          `(?:fees?|deposits?|rent|extra|charges?|\\$ ?\\d[\\d,.]*)(?: (?:a|per|each) month)? (?:is |are )?(?:for|on|applies to|also for|per) (?:any |all |each |an? )?${HELPING_ANIMAL}`,
          `(?:no|zero|(?:don'?t|do not|won'?t|cannot|can'?t) (?:allow|accept|take)(?: any)?) (?:pets?|animals?|dogs?|cats?)(?: allowed)?[.,;:!]* (?:(?:and|that|this|which|it) ){0,2}(?:includ(?:ing|es)|not even|even(?: if (?:it'?s|its|it is|they are))?|no exceptions,? (?:not even|even|including|for)|nor|or) (?:an? |any |for )?(?:(?:service|support|assistance|emotional support)|${HELPING_ANIMAL})`,
          `(?:no|zero|(?:don'?t|do not) (?:allow|accept)(?: any)?) (?:pets?|animals?|dogs?),? ${HELPING_ANIMAL} included`,
        ],
        instead: null,
      },
    ],
    allowed: [
      `(?:no|zero|without(?: an?)?|never(?: an?)?|waived?(?: the)?) (?:(?:pet|extra|additional) )?(?:fees?|deposits?|charges?|rent) (?:for|on) (?:any |all )?${HELPING_ANIMAL}`,
    ],
  },
};
