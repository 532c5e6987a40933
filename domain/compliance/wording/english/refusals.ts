import type { RuleId, RuleWords } from '../rule.ts';
import { PEOPLE, PLACE, ORIGIN, FAITH, ONLY, NO } from './parts.ts';

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
          `${NO} (?:immigrants?|foreigners?|refugees?|aliens?|minorities|${ORIGIN}s?)`,
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
          '(?:english|spanish) (?:speakers|speaking)(?: (?:people|tenants|families|households|buyers))? only',
          'must speak (?:good |fluent |proper )?(?:english|spanish)',
          '(?:fluent|native) english (?:required|speakers? (?:required|only|preferred))',
          'no accents?',
        ],
        instead: null,
      },
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          `${FAITH} (?:home|house|household|roommates?|${PEOPLE}|${PLACE})(?: ${ONLY})?`,
          `${FAITH}s? ${ONLY}`,
          `(?:${NO}) (?:${FAITH}s?|jews|atheists|religious people)`,
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
      'christian (?:street|avenue|road|lane)',
      'temple (?:street|avenue|road|university)',
    ],
  },
  sex: {
    phrases: [
      {
        find: [
          '(?:males?|females?|men|women|ladies|gentlemen|girls|boys|guys|gentleman|lady) (?:only|preferred|wanted)',
          '(?:prefer|preferred|preferably|looking for|seeking|wanted:?|want) (?:a |an )?(?:single |quiet |clean |professional |responsible )*(?:male|female|man|woman|lady|gentleman|girl|guy)(?: (?:tenant|roommate|renter|housemate))?',
          '(?:female|male) (?:tenants?|roommates?|renters?|applicants?|housemates?)',
          'no (?:men|women|males|females|guys|girls|boys)',
          '(?:for|to) (?:a )?(?:single )?(?:ladies|gentlemen|bachelors|bachelorettes|working girls)',
        ],
        instead: null,
      },
    ],
    allowed: ["(?:ladies|men|women)'?s? (?:night|room|restroom|locker)", 'ladies and gentlemen'],
  },
  orientation: {
    phrases: [
      {
        find: [
          'no (?:gays?|lesbians?|homosexuals?|lgbtq?|transgender(?:ed)?(?: people)?|trans people)',
          '(?:straight|heterosexual) (?:couples?|people|tenants?|only|roommates?)(?: only)?',
          '(?:traditional|normal|real) famil(?:y|ies)(?: only)?',
          'no (?:unmarried|same sex) couples',
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
          `(?:${NO}) (?:small |young |little |any )?(?:children|kids|child|infants?|babies|toddlers|teens|teenagers|minors|famil(?:y|ies) with (?:children|kids))`,
          '(?:children|kids|teenagers|minors|infants|babies) (?:are )?(?:not (?:allowed|permitted|welcome|accepted)|need not apply|prohibited)',
          '(?:adults?|adult couples?|couples|singles|single people|single persons?) only',
          '(?:adult|child free|childfree|childless|kid free) (?:building|community|complex|living|property|home|tenants?|couples?|only)',
          '(?:one|two|1|2) (?:child|children|kids) (?:max|maximum|limit|only)',
          '(?:maximum|max|limit of) (?:one|two|1|2) (?:child|children|kids)',
          'no (?:one )?(?:under|younger than) (?:18|21|eighteen|twenty one)',
          'not (?:a good fit|ideal|recommended) for (?:children|kids|families)',
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
          `(?:${NO}) (?:the )?(?:wheelchairs?|disabled(?: people| persons| tenants)?|handicapped(?: people| persons| tenants)?|mentally ill(?: people)?|mental illness|mentally disabled|addicts|recovering addicts|hiv|aids patients|crutches|walkers)`,
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
      'handicap(?:ped)? (?:accessible|parking|ramp|bathroom|shower|bars)',
      'no (?:step|stairs?|steps) (?:entry|entrance|to)',
      'healthy (?:adults )?(?:soil|garden|market|meal)',
    ],
  },
  'assistance-animals': {
    phrases: [
      {
        find: [
          "(?:no|do not accept|not accepting|does not accept|won'?t accept|cannot accept) (?:any )?(?:service|emotional support|assistance|support|guide|therapy) (?:animals?|dogs?|pets?)",
          '(?:service|emotional support|assistance|support|guide) (?:animals?|dogs?) (?:are )?(?:not (?:allowed|accepted|permitted|welcome)|prohibited|pay|require a (?:fee|deposit))',
          'pet (?:fee|deposit|rent) (?:applies to|for|also for) (?:service|support|emotional support|assistance) animals?',
          'no pets,? (?:including|not even|no exceptions for) (?:service|support|emotional support|esa|assistance)(?: animals?| dogs?)?',
          'no esas?',
        ],
        instead: null,
      },
    ],
  },
};
