import type { RuleId, RuleWords } from '../rule.ts';
import { FIT, upTo } from './grammar.ts';
import { EVERYBODY_GROWN } from './hints.ts';
import { PEOPLE } from './parts.ts';

const SEX = '(?:(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|gals?|guys?|boys?|bachelors?)';
/** Whom an advertisement addresses by their sex. */
const SPOUSES =
  '(?:husbands?|hubby|wifey|wi(?:fe|ves)|moms?|mothers?|dads?|fathers?|house ?wi(?:fe|ves)|soccer moms|homemakers?|the lady of the house|the man of the house|fellas)';
const LGBT =
  '(?:gays?|lesbians?|homosexuals?|bisexuals?|lgbt(?:q|qia)?|transgender(?:ed)?|transsexuals?|trans (?:people|ppl|persons?|folks|tenants?|renters?|applicants?|buyers?|residents?|neighbors?|roommates?|individuals?|m[ae]n|wom[ae]n|guys?|girls?|kids|couples?)|(?:same sex|unmarried|gay|lesbian|queer|homosexual|lgbtq?) (?:\\w+ )?(?:couples?|partners|roommates?|people|tenants?|applicants?|men|women|persons?)|(?:couples?|people|partners) of the same (?:sex|gender)|two (?:m|wom)en|(?:alternative|gay) lifestyles?|sinful lifestyles?)';
const CHILD =
  '(?:children|kids?|kiddos?|child|infants?|bab(?:y|ies)|toddlers?|teens?|teenagers?|minors|little ones|strollers|newborns?|tots|rug ?rats?|brats?|tykes?|ankle biters|(?:you are|you.re|if) (?:expecting|pregnant)(?= ?[,.]| or| and)|youngsters|(?:famil(?:y|ies)|mothers?|moms?|parents|couples|tenants|women|people|folks) with (?:more than )?(?:\\w+ )?(?:child|children|kids?|babies|teenagers)|(?:pregnant|expecting) (?:wom[ae]n|tenants?|applicants?|renters?|mothers?|couples?|moms?)|baby on the way)';
const DISABILITY =
  "(?:wheelchairs?(?! (?:access\\w*|ramps?|lifts?|entrance|entry))|wheelchair users?|disabled|handicapped|cripples?|(?:limited|reduced|poor) mobility|mobility (?:issues|problems|impairments?|challenges)|special needs|drug (?:use|addiction)|addictions?|addicts?|alcoholics?|alcoholism|methadone|suboxone|sober living|sobriety|bad (?:knees|backs?|hips?|legs|hearts?)|(?:need|needs|require|requires|using|use|uses) (?:an? |the )?(?:ramps?|grab bars|elevators?|lifts?|caregivers?|accommodations?)|canes?|walkers?(?! friendly)|walking sticks|(?:blind|deaf)(?: (?:or|and) (?:blind|deaf))? (?:people|tenants|persons?|applicants)|the (?:blind|deaf|disabled|handicapped)|autistic|autism|history of (?:depression|anxiety|psychosis|addiction|suicide|self harm|hospitalizations?)|group homes?|halfway house|rehab|crazy people|lunatics?|aids|hiv|disabilit(?:y|ies)|mental(?:ly)? (?:ill|illness|illnesses|disabled|(?:health )?(?:issues|problems))|(?:recovering )?addicts|aids patients|crutches|(?:people |anyone |someone )?in recovery|oxygen tanks?|hospital beds?|home health aides?|(?:live in )?(?:caregivers?|aides)|(?:hearing|visually|vision|physically|mentally) impaired|hard of hearing|psychiatric (?:patients|history|problems|records?)|dementia|alzheimer'?s|epilep(?:sy|tics?)|seizures|bipolar|schizophreni(?:a|cs?)|mobility (?:scooters?|aids?)|sick people|the (?:sick|frail|infirm|weak|insane)|frail|infirm|invalids?)";
const HELPING_ANIMAL =
  '(?:(?:service|emotional support|assistance|support|guide|therapy|comfort|seeing eye|hearing) (?:animals?|dogs?|cats?|pets?)|esas?(?: (?:dogs?|cats?|animals?|pets?))?)';

/** Phrases in English texts that say that people of a protected class are refused or preferred. */
export const REFUSALS: Readonly<
  Record<Extract<RuleId, 'sex' | 'orientation' | 'children-refused' | 'disability' | 'assistance-animals'>, RuleWords>
> = {
  sex: {
    phrases: [
      {
        find: [
          `(?:roommates?|housemates?|tenants?|renters?|some ?one) who (?:is|are)${upTo(4)}(?:fe)?males?`,
          `(?:all )?(?:girls?|males?|females?|women|men)s?'? (?:house|household|home|building|residence|dorm|floor)`,
          `(?:room|rooms|unit|house|apartment|studio|space|place)${upTo(3)}(?:for|to) (?:a |an |one |some )?(?:(?!the|your|his|her|our)\\w+ ){0,2}${SEX}`,
          `${FIT} (?:\\w+ )?for (?:a |any |the )?(?:(?:single|young|working|professional|quiet|busy) ){0,2}${SEX}`,
          '(?:fellas|ladies|guys|gentlemen|gals),? (?:only|no|sorry)',
          '(?:share|live|room) with (?:another |a |other )?(?:guy|man|woman|girl|female|male|lady)s?',
          '(?:females?|males?) only',
          `(?:must|has to|have to|needs? to|should) be (?:an? )?(?:(?!the)\\w+ )?${SEX}|(?:bed)?rooms? for (?:an? )?${SEX}`,
          '(?:loft|studio|apartment|condo|room|pad) for (?:her|him)(?= ?(?:[.,;!]|$))',
          '(?:female|male) (?:tenants?|roommates?|renters?|applicants?|housemates?)',
          '(?:for|to) (?:a )?(?:single )?(?:ladies|gentlemen|bachelors|bachelorettes|working girls)',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: `(?:${SEX}|dudes|fellas|gals)(?: ${PEOPLE})?`, ways: ['preferred'], instead: null },
      {
        whom: `(?:${SEX}|(?:single|unwed|unmarried) (?:moms?|mothers?|dads?|fathers?|parents?)|(?:moms?|mothers?|dads?|fathers?|parents) (?:on their own|alone|by themselves|without (?:a )?(?:husbands?|wi(?:fe|ves)|partners?)))`,
        ways: ['refused'],
        instead: null,
      },
      {
        whom: '(?:two|2|three|3) (?:brothers|sisters|(?:fe)?male friends|guy friends|girl ?friends|buddies|bros)',
        ways: ['suited', 'preferred'],
        instead: null,
      },
      { whom: `(?:${SEX}|${SPOUSES})(?! (?:cave|club))`, ways: ['suited'], instead: null },
    ],
    allowed: [
      "(?:ladies|m[ae]n|wom[ae]n|guys|girls|boys|gentlem[ae]n)'?s? (?:night|room|restroom|locker|club|weekend|trip|cave|shoes|clothing|clothes|scouts?)",
      'ladies and gentlemen',
      "(?:as|i'm|i am|i was|(?:mom|dad|mother) was|being|raised by) an? (?:\\w+ )?(?:single|divorced|widowed|unmarried) (?:mom|mother|dad|father|parent|wom[ae]n|man)",
      '"(?:single|divorced|widowed) (?:mom|dad|mother|father)(?=[^"\\n]{0,160}")',
      '(?:(?:fe)?male|women|woman) owned',
      'boys (?:and|&) girls',
      "m[ae]n'?s best friend",
    ],
  },
  orientation: {
    phrases: [
      {
        find: [
          '(?:straight|heterosexual) (?:couples?|people|tenants?|only|roommates?|guys?|m[ae]n|wom[ae]n|girls?|males?|females?|folks)(?: only)?',
          '(?:traditional|normal|real) (?:married )?(?:famil(?:y|ies)|couples?|marriages?)(?: only)?',
          '(?:couples?|tenants?),? \\(?(?:man and wife|husband and wife|man and (?:a )?woman)',
          '(?:man|husband) and (?:wife|woman) only',
          '(?:gay|lgbtq?) (?:neighborhood|area|only)',
          '(?:not|isn.t|never|hardly)(?: \\w+)? (?:gay|lgbtq?|queer) friendly|(?:gay|lgbtq?|queer) friendly(?: \\w+){0,2} not',
          'two (?:men|women|guys|girls|ladies|males|females)(?: who)? (?:living|live|sharing|share|sleeping|sleep|being|as)(?: \\w+)? (?:together|a (?:home|house|bed|bedroom|room)|couples?|partners)',
          'husbands? and (?:their )?wi(?:fe|ves)(?: only)?(?= ?(?:[.,;!]|$))',
          'marriage (?:is|means|as)(?: \\w+){0,3} (?:a |one )?man and (?:a |one )?wom[ae]n|adam and eve',
          'for (?:a |one )?(?:married )?(?:husband and wi(?:fe|ves)|man and (?:a )?wom[ae]n|man and wife|woman and (?:a )?man)',
          'married man and (?:wife|woman)',
          '(?:same sex|gay|lesbian|queer|homosexual|unmarried|cohabiting) (?:couples?|people|tenants?|roommates?|partners)',
          '(?:gays|lesbians|homosexuals)(?: and (?:gays|lesbians|bisexuals))?',
          'heterosexuals?(?: couples?)?',
        ],
        instead: null,
      },
    ],
    about: [
      {
        whom: LGBT,
        ways: ['refused'],
        after: [
          '.{0,80}?(?:you belong|with your (?:own )?(?:people|kind)|belong (?:in|on|near)|i only show|better off in|(?:will|would) fit in)',
        ],
        instead: null,
      },
      {
        whom: `(?:straight|heterosexual|married|traditional|normal)${upTo(1)}(?:couples?|people|famil(?:y|ies)|marriages?|households?)`,
        ways: ['preferred'],
        instead: null,
      },
    ],
    allowed: [
      '(?:proud|ally|pride|celebrat\\w+|support\\w*|welcom\\w+|serv\\w+|laws?)(?: \\w+){0,4} (?:lgbt\\w*|gays?|lesbians?|same sex|queer)(?: \\w+)?',
      '(?:lgbt\\w*|gays?|lesbians?|same sex|queer)(?: \\w+){0,3} (?:welcome(?! (?:at|in) (?:our |the |my |an)?other)|alliance|association|parade|pride|chamber)',
    ],
  },
  'children-refused': {
    phrases: [
      {
        find: [
          ...EVERYBODY_GROWN,
          "(?:\\w+n't|not|no longer|never)(?: \\w+){0,3} once (?:the |a |your )?(?:bab(?:y|ies)|kids?|child|little one)(?: \\w+)? (?:comes?|arrives?|is born|born)",
          '(?:plac|put|keep|hous|assign)(?:e|es|s|ing)? (?:all )?(?:famil(?:y|ies)|tenants|people|those|renters|anyone) with (?:\\w+ )?(?:kids|children|babies)(?: \\w+){0,2} (?:in|on|to|at)',
          'no plans (?:to|of) (?:grow|growing|start|starting|expand|expanding|have|having)(?: \\w+){0,2} (?:household|famil(?:y|ies)|kids|children)',
          '(?:younger|little|smaller) ones (?:may|can|do|will|should|are|must)(?: not|n.t)',
          '(?:strollers?|cribs?|diapers?|toddlers?|bab(?:y|ies)) (?:are|is) (?:not|never) (?:seen|heard|found|wanted)',
          '(?:plan(?:s|ning)?|intend(?:s|ing)?|going|hoping|hope) (?:to|on) (?:have|having|start|starting|get|getting) (?:\\w+ )?(?:kids|children|babies|a baby|a family|pregnant)(?=.{0,30}(?:before|sign|ask|appl|rent|lease|elsewhere|no))',
          '(?:large|big) families(?=.{0,40}(?:upset|elsewhere|not|no|please|warned|cap|limit|max))',
          `${CHILD}(?: (?:under|younger than|below)(?: the age of)? \\w+)? (?:(?:may|can|must|should|will) ?(?:not|n't|never)|cannot|can't|won't|(?:are|is)(?: not|n't) (?:allowed|permitted) to)(?: be)? (?:use|play|ride|swim|run|enter|set foot|allowed (?:in|on)|in|on)(?!.{0,50}(?<!(?:with or|even|or) )(?:without|unless|alone|unsupervised|unaccompanied))`,
          `${CHILD} (?:are )?need not apply`,
          `(?:not|never|isn't|aren't) (?:be )?(?:happy|comfortable|safe|a place|the place|right)${upTo(2)}(?:for )?${CHILD}`,
          `${CHILD}${upTo(2)}(?:would|will|are|is|do|does|can) ?(?:not|n't) (?:be |a |the )*(?:happy|comfortable|fit|suited|a good|right|safe|work|mix|go)`,
          `(?:(?:limit|max|maximum|no more than) (?:of |is )?|only )(?:one|two|1|2) (?:${CHILD})`,
          '(?:grown ?ups?|adults?) (?:only|please|living|building|community|residence|household|oriented)',
          '(?:for|only for|just|strictly for|reserved for) (?:grown ?ups?|adults)(?: only)?',
          '(?:for|to) (?:one|a single) (?:person|adult|occupant)(?: only| max)?',
          '(?:one|a single|two|1|2) (?:person|people|persons|occupants?) (?:only|max|maximum|limit)',
          '(?:one|two|single|1|2) (?:\\w+ )?adults? (?:only|max|maximum)',
          `(?:rent|price|deposit)${upTo(2)}(?:goes up|is higher|increases?|more|extra)(?: \\w+){0,4} ${CHILD}`,
          '(?:adults?|adult couples?|couples|singles|single people|single persons?) only',
          '(?:adult|child free|childfree|childless|kid free) (?:building|community|complex|living|property|home|tenants?|couples?|only)',
          '(?:one|two|1|2) (?:child|children|kids) (?:max|maximum|limit|only)',
          '(?:maximum|max|limit of) (?:one|two|1|2) (?:child|children|kids)',
          'no (?:under|younger than) (?:18|21|eighteen|twenty one)',
          'not (?:a good fit|ideal|recommended) for families',
          `${CHILD}(?: (?:and|or) \\w+)? (?:are|is|would be) (?:a |an )?(?:deal ?breaker|no|problem|nuisance|too (?:loud|noisy|messy))`,
          `(?:deposits?|rent|surcharges?|premiums?|(?:extra|additional|higher|pet) (?:fees?|charges?|costs?))${upTo(5)}(?:per|for|with|each|every)(?: (?:each|every|additional|extra|any|your|a|an|one))* ${CHILD}`,
          `(?:charges?|add|pay|costs?)${upTo(6)}(?:for|per) (?:each |every |any )?(?:additional |extra )?(?:child|kid|baby)`,
          '(?:each|every|per) (?:additional |extra |added )?(?:child|kid|baby)(?: \\w+){0,2} (?:adds?|costs?|pays?|raises?|means|counts?)',
          `(?:max|maximum|limit|limited|no more than|up to|not more than)(?: (?:of|to|is|occupancy)){0,2} (?:one|two|1|2) (?:person|people|persons|tenants?|occupants?|adults?|residents?|renters?)`,
          `${CHILD}[?!:,]+ (?:no|nope|not here|sorry|never|no way|no thanks)(?= ?(?:[.,!;]|$))`,
          '(?:pitter patter|little feet|crying babies|screaming kids)',
          `(?:persons?|people|occupan\\w+|heartbeats?|heads|limit|maximum|room)(?:,? \\w+){0,4} (?:includ(?:es|ing)|counts?|counting) (?:the |any |all |a |an |your )?${CHILD}`,
          `(?:persons?|people|occupan\\w+|limit|maximum|room),? ${CHILD} (?:includ\\w+|counted|too|also)`,
          `(?:counts?|counting)(?: (?:a|an|any|each|every|the|your)){0,2} ${CHILD} as`,
          `${CHILD}${upTo(1)}counts? (?:as|toward)${upTo(3)}(?:extra|another|additional|one|persons?|people|occupants?|adults?|tenants?|limit)`,
          `${CHILD}(?: \\w+){0,5} (?:costs?|pays?|adds?|raises?)(?: \\w+){0,3} \\$ ?\\d+`,
          '(?:not|isn.t|never|hardly)(?: (?:a|very|really|at all))? (?:kid|child|family|toddler) friendly',
          'no pregnant (?:women|tenants|applicants)',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: `(?:(?:small|young|little) )?${CHILD}`, ways: ['refused'], instead: null },
      {
        whom: '(?:adults?(?! (?:beverages?|education|swim|classes))|grown ?ups?|child ?(?:free|less) (?:couples?|tenants?|people)|(?:\\w+ )?without (?:kids|children))',
        ways: ['preferred'],
        instead: null,
      },
      { whom: '(?:adults?|grown ?ups?|(?:\\w+ )?without (?:kids|children))', ways: ['suited'], instead: null },
    ],
    allowed: [
      "no child(?:ren)?'s play equipment",
      '(?:includ\\w+|comes? with|convey\\w*|stays?|leav(?:e|es|ing)|throw\\w* in)[^.!?\\n]{0,60}(?:cribs?|strollers?|high ?chairs?|play ?sets?|swing ?sets?|bunk beds?)(?: (?:in|on) the (?:\\w+ ){0,2}\\w+)?',
      '(?:no |leave |keep )?(?:children|kids|child|one)(?: alone| away| under \\d+)?(?: without an adult)? (?:in|at|near|from|around) the (?:\\w+ )?(?:pool|gym|spa|hot tub|deck|stove|sauna)',
      'no (?:children|kids|babies) (?:were|was|have been)',
      'adults? only (?:pool hours|swim|yoga|class)',
      'baby (?:grand|blue|pink|gates?|showers?|steps?)(?: \\w+)?',
      'needs? an adult (?:with|present|nearby|along|beside)(?: \\w+)?',
      '(?:up to|max(?:imum)?(?: of)?|limit(?:ed)?(?: of| to)?|no more than) (?:two|three|[23]) (?:people|persons|occupants) (?:per|a|each|in each) (?:bed)?room',
      'without (?:the )?kids? (?:underfoot|in the car)',
    ],
  },
  disability: {
    phrases: [
      {
        find: [
          '(?:able bodied|physically fit|mentally stable|healthy|fit and healthy|mentally fit)(?: (?:people|person|persons|tenants?|adults?|individuals?|only|applicants?|renters?|residents?))+',
          'able bodied',
          '(?:fully|completely|totally|entirely) independent(?= ?(?:[.,;!]|$)| (?:and|tenants?|people|persons?|adults?|living))',
          'needs? no (?:care|help|assistance|caregivers?|aides?)|(?:can|able to) (?:fully )?(?:care|fend) for (?:themselves|yourself|himself|herself)',
          '(?:people|folks|persons?|tenants?|some ?one|any ?one|those) (?:who|that) (?:can )?(?:walk|climb|move|hear|see) (?:well|fine|easily|stairs|without)',
          '(?:ask|asks|asking|inquire) (?:about|for)(?: \\w+){0,3} (?:disabilit|handicap|medical histor|pregnan)\\w*',
          '(?:no|not (?:have|having|adding|building)) (?:an? )?(?:ramps?|elevators?|lifts?|grab bars),? (?:and|nor|so)(?: \\w+){0,2} (?:won.t|will not|never|not|can.t|cannot)(?: \\w+)?',
          'physically (?:fit|able|capable)|(?:must|have to|has to|need to|should) (?:\\w+ )?be (?:\\w+ and )?(?:ambulatory|agile|nimble|spry|sober|independent|self sufficient|of sound (?:mind|body))',
          '(?:independently )?capable of (?:independent living|living (?:\\w+ ){0,2}(?:independently|alone)|(?:caring|looking) (?:for|after) (?:themselves|yourself|himself|herself))|independently capable',
          '(?:must|have to|has to|need to|should|able to|can) (?:be able to )?(?:care for|look after|take care of|get around|live|manage|function)(?: \\w+){0,3} (?:on (?:your|their|his|her) own|without (?:help|assistance|aid|an? (?:aide|nurse|caregiver))|unassisted|independently)',
          '(?:agile|nimble|spry|healthy|fit|sane|sober)(?:,? (?:and )?(?:active|strong|independent|fit|energetic))* (?:tenants?|renters?|persons?|people|applicants?|residents?|individuals?|roommates?)',
          '(?:non disabled|nondisabled|without (?:any )?disabilit(?:y|ies))(?: \\w+)?',
          `(?:not|no|never)(?: \\w+){0,2} history of (?:\\w+ )?(?:mental|drug|alcohol|psychiatric)(?: \\w+)?`,
          '(?:no|without)(?: \\w+)? (?:mental|psychiatric|emotional) (?:problems|issues|illness|history)',
          '(?:walk|get|make it|carry yourself) up (?:\\w+ )?(?:flights?|stairs|steps)(?= (?:unassisted|alone)| on your own)|must be able to walk(?: \\w+){0,5}',
          '(?:tenants?|people|renters?|applicants?|someone) (?:who|that) (?:are|is) (?:fit|healthy|able bodied|sane|stable|strong)(?: and \\w+)?',
          '(?:depressed|bipolar|schizophrenic|suicidal|epileptic|autistic|mobility impaired|mentally (?:ill|disabled|unstable)|brain damaged) ?(?:people|tenants?|persons?|applicants?|folks)?',
          '(?:mobility|hearing|visually|physically|mentally) (?:impaired|challenged)',
          `(?:must|have to|has to|need to|needs to|should|required to) be (?:physically |mentally )?(?:in (?:good|excellent|great)(?: (?:physical|mental|overall))? (?:health|shape|condition)|healthy|fit|mobile|sane|stable|capable(?= of)|able to (?:manage|handle|use|do|take)(?= the stairs| stairs| care))`,
          '(?:people|tenants?|someone|anyone|persons?|those) (?:who|that) can (?:take care of|look after|care for|fend for) (?:themselves|himself|yourself)',
          '(?:use|uses|using|need|needs|in) (?:a |your )?(?:wheelchair|walker|cane)(?! (?:ramp|lift|access\\w*))',
          '(?:two )?good legs',
          '(?:got rid of|rid of|shut down|kicked out|last thing|no more|finally lost)(?: \\w+){0,6} (?:group|halfway|sober|recovery) (?:homes?|houses?)',
          '(?:fought off|fought|blocked|stopped|kept out|keep out|beat|against)(?: \\w+){0,3} (?:group|halfway|sober|recovery|care) (?:homes?|houses?)',
          '(?:list|disclose|provide|share|state|tell us|tells us)s?(?: (?:about|all|any|your|their|his|her)){0,2} (?:medications?|diagnos[ei]s|disabilit\\w+|medical (?:history|conditions?)|health (?:history|conditions?))',
          `(?:\\w+n't|not|never|no) (?:add|install|make|allow|let|put in|build)?${upTo(3)}(?:grab bars|ramps?|modifications|accommodations?)`,
          '(?:declin|refus|reject|den(?:y|ies|ied)|turn(?:s|ed)? down|ignor)\\w* (?:any |all |every |each |your |such |most )?(?:requests? (?:for|to (?:add|install|put in)) )?(?:\\w+ (?:and|or) )?(?:grab bars|ramps?|(?:\\w+ )?modifications|accommodations?|reserved parking|(?:stair |chair )lifts?)',
          '(?:insane|crazy) (?:people|tenants?|persons?|folks|neighbors)',
          '(?:perfect|good|excellent) (?:physical |mental )?(?:health|hearing|eyesight) (?:is )?(?:required|needed|a must|expected)',
          'must be (?:able|fit enough) to (?:climb|walk|use|live|hear|see)(?: the)?(?: stairs| independently| alone| unassisted)?',
          '(?:must|able to) live independently',
          'independent living only',
          '(?:must|have to|has to|need to|should) be (?:mentally|physically)(?: and (?:mentally|physically))? \\w+',
          '(?:must|have to|has to|need to) (?:be able to )?(?:carry|climb|walk|manage|handle)(?: \\w+){0,4} (?:flights?|stairs|steps|hill)',
          '(?:crippled|cripples?|retarded|handicapped|wheelchair bound|deaf and dumb|lunatics?)(?: (?:people|persons?|tenants?))?',
          '(?:no|not for) (?:blind|deaf) (?:people|tenants|persons)',
          'not (?:suitable|suited|appropriate|recommended|ideal) for (?:the )?(?:disabled|handicapped|elderly or disabled|people with disabilities|wheelchairs?|wheelchair users)',
        ],
        instead: null,
      },
    ],
    about: [
      {
        whom: '(?:(?:people|those|anyone|someone|tenants?|folks) (?:who|that) (?:needs?|requires?) (?:care|help|assistance|an? (?:nurse|aide|caregiver)|medication)|(?:psychiatric|psych|mental health|anti ?depressant) (?:medications?|medicine|meds|drugs|treatment))',
        ways: ['refused'],
        instead: null,
      },
      { whom: `${DISABILITY}(?: (?:people|persons|tenants))?`, ways: ['refused'], instead: null },
      {
        whom: '(?:(?:physically|mentally) )?(?:healthy|fit|active|independent|capable|sane|stable)(?: and \\w+)? (?:people|persons?|tenants?|adults?|individuals?|renters?|residents?|applicants?)',
        ways: ['preferred'],
        instead: null,
      },
    ],
    allowed: [
      '(?:fits?|room for|space for|turns?|turning|approach|width for) (?:a )?wheelchairs?',
      '(?:use|uses) (?:an? |your )?(?:wheelchair|walker|cane)(?![^.!?\\n]{0,90}(?:not|n.t|sorry|elsewhere|no (?:ramp|elevator|lift)|other|another|scroll|pass|happier|better))(?=[^.!?\\n]{0,50}(?:entrance|door|ramp|elevator|step|level|path))',
      '(?:has|have|there.s|there is|there are|with) no (?:\\w+ )?(?:ramps?|elevators?|lifts?)',
      'whether (?:you|they) use a (?:wheelchair|walker|cane)',
      '(?:clients?|buyers?|visitors?|guests?|(?:my|our|her|his) \\w+)(?: who| that)? (?:use|uses|used) (?:an? )?(?:wheelchair|walker|cane)',
      '(?:^|["\'])i use a (?:wheelchair|walker|cane)',
      'wheelchair (?:access|accessible|accessibility|lifts?|entry|entrance)|(?<!(?<!\\w)no )wheelchair ramps?',
      'handicap(?:ped)? (?:accessible|parking|ramp|bathroom|shower|bars)',
      'no (?:step|stairs?|steps) (?:entry|entrance|to)',
      '(?:alarms?|cameras?|accounts?|features?|buttons?|lockbox|sensors?|comments|panel)(?: \\w+){0,3} disabled',
      '(?:been|was|is|are) disabled(?=,? (?:so|for showings|use|until))',
      'disabled parking permit friendly',
      'healthy (?:adults )?(?:soil|garden|market|meal)',
    ],
  },
  'assistance-animals': {
    phrases: [
      {
        find: [
          '(?:therapy|support|assistance|service|comfort) (?:animals?|dogs?|cats?) (?:are|is|counts?|(?:will be |are )?treated)(?: (?:as|just|only|still|like|any|other|regular|ordinary|also|an?)){0,3} pets?',
          `${HELPING_ANIMAL}${upTo(5)}(?:(?:pet )?(?:fees?|deposits?|rent)(?! (?:free|waived))|outside|extra|prohibited|surcharge|too|as well|included|subject to)`,
          `(?:no (?:pets?|animals?|dogs?)|pet|animal|dog)(?: (?:ban|policy|rules?|limits?|restrictions?))${upTo(4)}${HELPING_ANIMAL}`,
          `(?:limits?|restrictions?|rules?|ban|bans|fees?|deposits?|rent|charges?|charged|cobrar)${upTo(4)}${HELPING_ANIMAL}`,
          `no (?:pets?|animals?|dogs?|cats?)(?: (?:of any kind|at all|whatsoever))?,? ${HELPING_ANIMAL}`,
          'no (?:pets?|animals?|dogs?|cats?)(?: (?:allowed|permitted|accepted|of any kind|at all|period))?,? (?:not even )?(?:service|support|assistance|working|guide|therapy)(?: (?:ones|animals?|dogs?))? (?:or (?:otherwise|not)|included|too|either)',
          `(?:that|this|it|rule) (?:goes|applies|includes|means|holds|is true)(?: \\w+){0,2} ${HELPING_ANIMAL}`,
          "(?:doctor|therapist|psychiatrist|physician|counselor)(?:'s)? (?:letters?|notes?)(?: \\w+){0,8} (?:dogs?|cats?|pets?|animals?|esa)(?! (?:is|are|live|lives|stays?|welcome))",
          "(?:esa|emotional support(?: animal)?|support animal|service (?:dog|animal))(?: (?:letters?|papers?|notes?))?\\?+ (?:that'll|that will|that's|that is|it'll|it's|it is|add|bring|pay)(?: \\w+){0,4} (?:\\$ ?\\d|fee|deposit|rent)",
          `${HELPING_ANIMAL} (?:are|is) (?:no|not an|also not|not the) exceptions?`,
          `(?:absolutely|sorry,?|leave) (?:no |your )?${HELPING_ANIMAL}`,
          `${HELPING_ANIMAL} (?:(?:also |will )?counts? as|(?:are|is) (?:treated|considered|regarded|counted)(?: as| like)?|(?:are|is) (?:still|just|only)|is)(?: an?| our)? (?:dogs?|cats?|pets?|animals?)`,
          `${HELPING_ANIMAL}${upTo(2)}(?:costs?|pays?|extra|is \\$\\d+|are \\$\\d+)`,
          `${HELPING_ANIMAL} (?:(?:must|will|also|still|have to|do) ){0,2}(?:pay|cost|incur|requires? (?:an? )?(?:pet |extra |additional )?(?:fee|deposit|rent))`,
          `(?:fees?|deposits?|rent|extra|charges?|\\$ ?\\d[\\d,.]*)(?: (?:a|per|each) month)? (?:is |are )?(?:for|on|applies to|also for|per) (?:any |all |each |an? )?${HELPING_ANIMAL}`,
          `(?:no|zero|(?:don'?t|do not|won'?t|cannot|can'?t) (?:allow|accept|take)(?: any)?) (?:pets?|animals?|dogs?|cats?)(?: allowed)?[.,;:!]* (?:(?:and|that|this|which|it) ){0,2}(?:includ(?:ing|es)|not even|even(?: if (?:it'?s|its|it is|they are))?|no exceptions,? (?:not even|even|including|for)|nor|or) (?:an? |any |for |your |the )?(?:(?:service|support|assistance|emotional support)|${HELPING_ANIMAL})`,
          `${HELPING_ANIMAL}(?: (?:are|is))?(?: (?:ok|okay|allowed|welcome|fine|accepted))?,? but${upTo(6)}(?:pet )?(?:fees?|deposits?|rent)`,
          `(?:no|zero|(?:don'?t|do not) (?:allow|accept)(?: any)?) (?:pets?|animals?|dogs?),? ${HELPING_ANIMAL} included`,
        ],
        instead: null,
      },
    ],
    about: [
      { whom: HELPING_ANIMAL, ways: ['refused'], instead: null },
      {
        whom: "(?:(?:doctor|therapist)(?:'s)?|esa|support animal) (?:letters?|notes?)",
        ways: ['refused'],
        instead: null,
      },
    ],
    allowed: [
      `(?:no|zero|without(?: an?)?|never(?: an?)?|waived?(?: the)?) (?:(?:pet|extra|additional) )?(?:fees?|deposits?|charges?|rent) (?:for|on) (?:any |all |an? )?${HELPING_ANIMAL}`,
      `(?:no|never|not|waive[sd]?|without|free of)${upTo(4)}(?:fees?|deposits?|charged?|charges|rent|limits?|restrictions?)${upTo(3)}${HELPING_ANIMAL}`,
      `(?:fees?|deposits?|charges?|rent)${upTo(3)}${HELPING_ANIMAL} (?:none|nothing|excepted|exempt)`,
      `${HELPING_ANIMAL}[^.!?\\n]{0,30}(?:waive[sd]?|(?:do|does|will|would)(?:n't| not) (?:charge|pay|owe|ask|count)|no (?:pet )?(?:fee|deposit|charge))(?: \\w+){0,3}`,
      `(?:fees?|deposits?|charges?|rent)[^.!?\\n]{0,30}(?:none|not|never|nothing) (?:for|on) ${HELPING_ANIMAL}`,
      `${HELPING_ANIMAL} (?:is|are)(?:n't| not) (?:just )?(?:an? )?(?:pets?|animals?)`,
      `(?:does|do|will|shall)(?:n't| not) (?:apply|extend|cover|include) (?:to )?(?:\\w+ ){0,3}${HELPING_ANIMAL}`,
      `(?:except|other than|unless|but|besides)${upTo(3)}${HELPING_ANIMAL}`,
      `${HELPING_ANIMAL} (?:are )?(?:excepted|aside|none|exempt)`,
      `${HELPING_ANIMAL} (?:(?:are|is|live|stay|always) )*(?:free|exempt|welcome(?!(?:,? (?!(?:no|without|never|not|waived|free)(?!\\w))[\\w$,.']+){0,9} (?:fees?|deposits?|rent|charges?|surcharge))|not pets?|no pets?|not a pet|without|never|at no)${upTo(3)}(?:charge|fees?|deposits?|rent|pets?|law)?`,
    ],
  },
};
