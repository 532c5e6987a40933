import type { RuleId, RuleWords } from './rule.ts';

// Parts of regular expressions, as `Phrases.find` takes them.
const PEOPLE =
  '(?:people|persons?|famil(?:y|ies)|buyers?|tenants?|renters?|residents?|neighbors?|couples?|roommates?|housemates?|applicants?|households?|men|women|man|woman|individuals?|folks|owners?|homeowners?|professionals?|clientele|crowd|students?)';
const PLACE =
  '(?:neighborhoods?|communit(?:y|ies)|areas?|districts?|enclaves?|buildings?|complex(?:es)?|streets?|blocks?|towns?|suburbs?|part of town|side of town|subdivisions?|zip codes?)';
const ORIGIN =
  '(?:white|black|caucasian|african american|asian|asian american|hispanic|latino|latina|latinx|chinese|japanese|korean|vietnamese|indian|mexican|arab|middle eastern|european|american|irish|italian|polish|russian|german|puerto rican|native american|anglo)';
const FAITH =
  '(?:christian|jewish|catholic|muslim|mormon|protestant|baptist|evangelical|hindu|buddhist|orthodox|lutheran|methodist)';
const FIT = '(?:perfect|ideal|great|best|excellent|wonderful|suited|suitable|well suited|made|meant|designed|tailored)';
const ONLY = '(?:only|preferred|wanted|welcome only|a plus)';
const NO =
  '(?:no|not for|not suitable for|unsuitable for|we do not accept|we do not rent to|will not rent to|sorry,? no|without)';

/** The words of each rule in English texts. */
export const ENGLISH: Readonly<Record<RuleId, RuleWords>> = {
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
  'family-preferred': {
    phrases: [
      {
        find: [
          `${FIT} (?:starter )?(?:home |house |place |neighborhood |area |spot |yard |street )?(?:for|to) (?:a |an |your |any |the )?(?:young |growing |large |big |small |busy |active |new )*(?:family|families|kids|children)`,
          `(?:family|families|children|child|kids?) (?:friendly|oriented|preferred|wanted|welcome only)(?: ${PLACE})?`,
          `(?:family|families) ${PLACE}`,
          '(?:families|family) only',
          `${FIT} (?:place |neighborhood |area |home |yard )?to raise (?:a |your )?(?:family|kids|children)`,
          'raise (?:a|your) family',
        ],
        instead: 'with room to spread out',
      },
      {
        find: [
          `(?:${FIT} |just right |right )(?:home |house |place |starter home |condo |apartment )?for (?:a |an |your |any |the )?(?:young |retired |older |mature |quiet |single |newlywed |working |professional )*(?:couples?|singles?|newlyweds?|retirees?|bachelors?|bachelorettes?|empty nesters?|seniors?|students?|man|woman|person|professionals?)`,
          '(?:mature|responsible older|quiet older|settled) (?:couples?|person|persons|people|tenants?|individuals?|adults?|renters?|residents)(?: (?:preferred|only|wanted))?',
          '(?:empty nesters?|newlyweds?|retirees?|singles|married couples?)(?: (?:wanted|preferred|welcome|only|delight|dream))?',
          '(?:bachelor|bachelorette) pads?',
        ],
        instead: 'easy to keep',
      },
    ],
    allowed: [
      '(?:single|multi|two|four) family(?: (?:homes?|houses?|residences?|dwellings?|properties|property|zoning|neighborhoods?))?',
      'family (?:rooms?|owned|business|law|budget|photos?|meal|time|dinner|name)',
      '(?:your|my|our|the) famil(?:y|ies) and (?:friends|i|me)',
      'friends and family',
      'families first coronavirus response act',
      'singles? (?:level|story|storey|car|garage|vanity|sink|pane)',
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
  'source-of-income': {
    phrases: [
      {
        find: [
          "(?:no|not accepting|do not accept|does not accept|cannot accept|won'?t accept|sorry,? no) (?:section 8|section eight|sec 8|housing vouchers?|vouchers?|hcv|housing assistance|government assistance|welfare|subsid(?:y|ies)|public assistance|programs|ssi|disability income|unemployment)",
          '(?:section 8|section eight|vouchers?|housing vouchers?|housing assistance) (?:is |are )?(?:not (?:accepted|welcome|allowed|considered)|need not apply)',
          '(?:working|employed) (?:professionals?|people|tenants?|persons?|adults?|couples?|individuals?) (?:only|preferred|wanted)',
          '(?:professionals?|executives?) (?:only|preferred)',
          'must (?:be employed|have a (?:full time )?job|be working)',
          'proof of employment (?:is )?required',
        ],
        instead: 'all lawful sources of income are considered',
      },
    ],
  },
  age: {
    phrases: [
      {
        find: [
          '(?:young|younger) (?:professionals?|people|couples?|adults?|buyers?|renters?|crowd|tenants?|neighborhood|community|singles?)',
          '(?:seniors?|senior citizens?|elderly|older (?:people|persons?|adults?)|retirees) (?:only|preferred|wanted|welcome|community|building|living)',
          '(?:millennials?|gen z|boomers|baby boomers|twentysomethings|twenty somethings|thirtysomethings)(?: (?:only|preferred|wanted|dream|paradise))?',
          '(?:no|not for) (?:seniors?|elderly|old people|older people|students)',
          '(?:over|under|ages?|aged) (?:2|3|4|5|6)\\d (?:only|preferred|and (?:over|up|older) only)',
        ],
        instead: 'everyone',
      },
    ],
    allowed: [
      'senior (?:discounts?|exemption|freeze|center|centre|agent|broker|loan officer|vice president|tax)',
      'seniors? real estate specialist',
      'young (?:trees?|orchard|roof|garden|fruit|maples?|oaks?)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [
          "(?:no|not for|won'?t rent to) (?:military|soldiers|veterans?|service members?|active duty)",
          '(?:military|veterans?|active duty) (?:need not apply|not accepted)',
          '(?:military|veterans) only',
        ],
        instead: null,
      },
    ],
  },
  'steering-people': {
    phrases: [
      {
        find: [
          '(?:people|neighbors|families|folks) (?:just )?like (?:you|us|yourselves|me)',
          '(?:your|our|my|the right|the wrong|a certain|that|the same) (?:kind|type|sort|class) of (?:people|person|neighbors?|neighborhood|community|buyers?|tenants?|crowd|families|residents)',
          '(?:changing|transitional|transitioning|up and coming|gentrifying|gentrified|declining|working class|blue collar|white collar|upper class|low income|high class|elite|wealthy|affluent|poor) (?:' +
            PLACE.slice(3, -1) +
            ')',
          '(?:right|wrong|good|bad|better|nice|rough) (?:side|part|end) of (?:town|the tracks|the city|the street)',
          "(?:you|they|everyone)(?:'ll| will)? (?:fit|fits) (?:right )?in",
          'where you belong',
          '(?:nice|good|decent|respectable|quality|clean|classy|upscale|educated|normal|hard working|hardworking) (?:people|families|neighbors|clientele|residents|tenants|folks)',
          'traditional (?:neighborhood|community|area|values)',
        ],
        instead: 'a place to see for yourself',
      },
    ],
    allowed: [
      'neighborhood traditional',
      'traditional (?:style|home|architecture|brick)',
      '(?:nice|good) (?:people|folks) at',
    ],
  },
  'steering-safety': {
    phrases: [
      {
        find: [
          `(?:very |super |really |extremely )?(?:safe|safest|secure|low crime|crime free|no crime|dangerous|unsafe|rough|sketchy|bad|ghetto)(?:,? (?:and )?(?:quiet|friendly|clean|pleasant|nice|beautiful))?(?:,? (?:quiet|family|residential|suburban|urban))* (?:${PLACE.slice(3, -1)})`,
          '(?:low|lowest|little|no|zero) crime(?: rates?)?',
          'crime rates?',
          'crime free',
          'safe (?:for|place for) (?:kids|children|families|your family|women)',
          '(?:safe|safest) (?:place|town|city|suburb) to (?:live|raise|walk|be)',
          'where (?:kids|children) can (?:safely )?play (?:outside|in the street|safely)',
          '(?:avoid|stay away from|keep away from) (?:this|that|these|those|certain) (?:areas?|neighborhoods?|parts?)',
          '(?:feel|be|sleep) safe (?:at night|walking|here|in this)',
        ],
        instead: 'a street worth walking before you decide',
      },
    ],
    allowed: [
      'safe (?:room|harbor|deposit|storage)',
      'secure (?:garage|entry|parking|building entry|gate|online|portal|package)',
    ],
  },
  'steering-schools': {
    phrases: [
      {
        find: [
          '(?:great|good|best|top|excellent|better|award winning|highly rated|top rated|outstanding|amazing|blue ribbon|desirable|sought after|bad|poor|failing|high performing|highest rated|strong|superior|wonderful|fantastic)(?:,? (?:and )?(?:local|public|nearby|neighborhood|elementary|middle|high))* (?:schools?(?: districts?| zones?)?|districts? for schools)',
          'schools? (?:are|is) (?:great|good|excellent|the best|top rated|highly rated|outstanding|bad|poor|amazing)',
          '(?:best|top|great) school (?:district|zone)',
          '(?:10|9|8) ?(?:/|out of) ?10 (?:\\w+ )?schools?',
        ],
        instead: 'schools you can look up',
      },
    ],
  },
  exclusive: {
    phrases: [
      {
        find: [
          `(?:exclusive|restricted|private|selective|prestigious|members only|invitation only)(?:,? (?:and )?(?:gated|quiet|luxury|residential))* (?:${PLACE.slice(3, -1)}|club living|residents)`,
          '(?:board|membership|church|club) approval (?:required|only)',
          'not for everyone',
          'discriminating (?:buyers?|tenants?|clientele)',
        ],
        instead: 'gated community',
      },
    ],
    allowed: [
      'exclusive (?:listing|agency|right to sell|buyer agreement|buyer agency|use|photos?|tour|preview)',
      'private (?:street parking|area of the (?:yard|deck)|building entrance|block party)',
      'restricted (?:parking|street parking|funds|use area|area of)',
      'private street',
    ],
  },
  'loan-terms': {
    phrases: [
      {
        find: [
          '(?:only |just |as little as |as low as )?(?:\\$ ?\\d[\\d,.]*k?|\\d+(?:\\.\\d+)? ?%|zero|no|nothing|\\d+ percent) (?:money )?down(?: payments?)?',
          '(?:only |just |from |as low as )?\\$ ?\\d[\\d,.]*(?: ?(?:/|a|per|each|every) ?(?:mo(?:nth)?)|/mo|/month|monthly)',
          '(?:rates?|interest|mortgages?)(?: rates?)? (?:as low as|from|starting at|of|at|under|below) (?:only |just )?\\d+(?:\\.\\d+)? ?%',
          '\\d+(?:\\.\\d+)? ?% (?:fixed |interest |mortgage )?(?:rates?|apr|interest|fixed|mortgages?|loans?|financing)',
          '(?:15|20|30) ?year (?:fixed|mortgages?|loans?|terms?)(?: at \\d+(?:\\.\\d+)? ?%)?',
          '\\d{2,3} (?:monthly )?payments',
        ],
        instead: null,
      },
    ],
    allowed: ['(?:shut|slow|sit|settle|broke|break|touch|come|go|went) down', 'no (?:steps|stairs) down'],
  },
};
