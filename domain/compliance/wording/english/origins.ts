import type { RuleId, RuleWords } from '../rule.ts';
import { upTo } from './grammar.ts';
import { WITHOUT_WORSHIP } from './hints.ts';
import { LANGUAGES } from './peoples.ts';
import { FAITH, ONLY, ORIGIN, ORIGINS, PEOPLE, PLACE } from './parts.ts';

const LANGUAGE = LANGUAGES;
const SPEAKER = `(?:${PEOPLE}|any ?one|some ?one|those)`;
const BELIEVERS =
  '(?:(?:christians|jews|catholics|muslims|mormons|protestants|baptists|evangelicals|hindus|sikhs|atheists|believers|churchgoers)|(?:religious|church ?going|god fearing|god loving|bible (?:believing|loving)|observant|devout|practicing|pious|born again|faith filled|spiritual|prayerful) (?:\\w+ )?(?:people|persons?|famil(?:y|ies)|couples?|tenants?|home|house|household|owners?|renters?|neighbors?|christians?|jews?|catholics?|muslims?|roommates?)|(?:people|members|famil(?:y|ies)|those|someone) of (?:the (?:\\w+ )?)?faith)';
const WORSHIP =
  '(?:church(?:es)?|synagogues?|shul|mosques?|temples?|parish|eruv|chapel|cathedral|mass|saturday services|sunday (?:services|school)|worship|(?:islamic|jewish) center|house of worship|houses of worship|kingdom hall|christian academy|(?:first|second|new|grace|trinity|calvary|bethel|mount \\w+) (?:\\w+ )?(?:baptist|methodist|lutheran|presbyterian|episcopal)(?! (?:hospital|medical|university|college|school|church)))(?! (?:street|st\\.?|avenue|ave|road|rd|lane|ln|drive|court|parking|lot|university|square))';

/** Phrases in English texts that say that people are refused or preferred for where they come from, what they speak or believe. */
export const ORIGINS_AND_FAITHS: Readonly<
  Record<Extract<RuleId, 'race-or-origin' | 'language-spoken' | 'religion'>, RuleWords>
> = {
  'race-or-origin': {
    phrases: [
      {
        find: [
          `(?:prefer\\w*|only|want\\w*|seek\\w*|hop\\w+|must|rather)${upTo(6)}born(?: and (?:raised|bred))? (?:here|in (?:america|the (?:us|usa|u\\.s\\.|united states|states)|this (?:country|town|county)))`,
          '(?:zip(?: code)?|area|neighborhood|block|street|town|side|suburb|county|complex)(?: \\w+){0,4} chang\\w+ colou?rs?',
          `(?:whitest|blackest)(?: \\w+)? ${PLACE}`,
          `(?:want|need|prefer|require|seek)(?:s|ing)? (?:an? )?(?:us |u\\.s\\. |american |legal )?citizens?(?! (?:bank|park|of the year))`,
          'no (?:student |work |tourist )?visas?(?= ?(?:[.;!]|$)| please)',
          `(?:${PLACE.slice(3, -1)}) (?:\\w+ )?homogeneous|homogeneous (?:\\w+ )?(?:${PLACE.slice(3, -1)})`,
          '(?:light|fair|dark|pale|brown)(?:er)? skin(?:ned)?',
          '(?:minorities|immigrants|foreigners)(?: \\w+){0,2} (?:buying|moving|taking|coming|renting)(?: (?:up|in|over|into))?',
          '(?:every ?one|every ?body|neighbors?|people|folks|they all)(?: \\w+){0,2} looks? like (?:you|us|your|they used)',
          '(?:must|ha(?:s|ve) to|needs? to|required to|should) (?:show|have|hold|present|provide|bring|prove)(?: \\w+){0,2} (?:green cards?|citizenship|legal status|immigration papers)',
          `(?:only|just|exclusively)${upTo(6)}(?:who|that) (?:is|are) (?:us |u\\.s\\. |american )?citizens?`,
          `(?:kept|keeps?|retain\\w*|preserv\\w+|los(?:t|e|es|ing)) (?:its|their|the) (?:${ORIGIN}|european|anglo|ethnic) (?:character|identity|makeup|roots)`,
          `${ORIGIN} ${PEOPLE}(?: ${ONLY})?`,
          `${ORIGIN} ${PLACE}`,
          `(?:neighbors?|residents?|every ?(?:one|body)|families|most)${upTo(3)}(?:is|are) (?:all |mostly |mainly |nearly all )?${ORIGIN}(?! (?:citizens|made))`,
          '(?:green card(?: holders?)?|citizens?)(?: (?:and|or) (?:citizens?|green card holders?|legal residents?))? only',
          '(?:citizens|americans|us citizens|u\\.s\\. citizens) only',
          `(?:racially|ethnically) (?:mixed|integrated|diverse|homogeneous|pure)(?: ${PLACE})?`,
          `(?:integrated|segregated|ethnic|colored|minority|interracial) ${PLACE}`,
          `(?:born|raised) (?:in|here) (?:america|the usa|the us) ${ONLY}`,
          'whites? only',
          '(?:illegals|illegal aliens|undocumented(?: \\w+)?|immigrants)(?: \\w+)? (?:will be|are|get) (?:reported|turned in|deported)',
          `(?:only|must|requir\\w+|need|prefer\\w*)${upTo(6)}(?:american|us|u\\.s\\.|european|western) (?:passports?|citizens?(?:hip)?)`,
          '(?:european|foreign|good|american|anglo|nordic|immigrant) stock|(?:fresh )?off the boat',
          `mixed (?:${PLACE.slice(3, -1)})`,
          '(?:proof of|show(?: us)?(?: your| proof of)?|verify|check) (?:(?:us|u\\.s\\.|american|legal) )?(?:citizenship|immigration(?: status)?|legal status|green cards?)',
          '(?:(?:us|u\\.s\\.|american) )?(?:citizenship|passports?|green cards?|birth) (?:is |are )?(?:required|a must|mandatory|needed|only)',
          '(?:dark|light|fair|brown) skinned(?: \\w+)?',
          '(?:inner city|urban|ethnic) (?:types|crowd|element|youth|people|folks)',
          '(?:legal|lawful|permanent) residents?(?: (?:only|with papers))?(?= ?(?:[.,;!]|$)| only| with)|with (?:legal )?papers',
          `(?:tenants?|renters?|owners?|landlord) (?:are|is|were) (?:all |mostly |both )?${ORIGIN}(?! (?:made|bank))`,
          `(?:the|these|those) ${ORIGIN}s? (?:(?:always|never|just|only|will|don.t) )?(?:buy|buys|own|take|pay|smell|cook|yell|are|bring|move|ruin)(?! (?:style|made))`,
          '(?:(?:last |sur|family )names?)(?: \\w+)? (?:isn.t|is not|not|doesn.t sound|does not sound)(?: \\w+){0,2} (?:here|american|local)',
          'brown (?:people|families|folks|neighbors|tenants|buyers)',
          '(?:only|just)(?: \\w+){0,3} green card holders?',
          'no (?:papers|documents|visas?|green cards?),? (?:no|do not|don.t) \\w+',
          'must be (?:a )?(?:us |u\\.s\\. |american )?citizens?',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: `(?:was|were|is|are) ${ORIGIN}`, ways: ['refused'], instead: null },
      { whom: ORIGINS, ways: ['dwelling', 'preferred', 'suited', 'refused'], instead: null },
      {
        whom: '(?:foreign|unpronounceable|ethnic) (?:(?:last |sur)?names?|accents?|passports?|languages?|born)',
        ways: ['refused', 'preferred'],
        instead: null,
      },
      {
        whom: `(?:immigrants?|foreigners?|refugees?|aliens?|minorities|${ORIGIN}s|${ORIGIN}(?: ${PEOPLE}|(?= ?(?:[.,;!?]|and |or |please|pls|allowed|$))))`,
        ways: ['refused'],
        instead: null,
      },
    ],
    allowed: [
      '(?:my|our|her|his|their) (?:\\w+ )?(?:grand(?:mother|father|parents)|great grand\\w+|mother|mom|father|dad|parents|family|ancestors|abuela)(?: \\w+){0,3} (?:came|come|immigrated|moved|arrived|emigrated|is|are|was|were)(?: \\w+)? from \\w+',
      '(?:white|black) (?:picket|oak|granite|marble|quartz|cabinets?|walls?|trim|tile|kitchen|appliances?)',
      '(?:do(?:es)?(?:n.t| not)|never|won.t|will not|cannot|can.t|not allowed to) (?:ask|check|verify|request|require|care)(?: \\w+){0,3} (?:immigration|citizenship|residency|green cards?|papers)(?: \\w+)?',
      'american (?:dream|craftsman|colonial|standard|flag)',
      `(?:\\d+(?:\\.\\d+)? ?(?:%|percent)|share|ownership rate|rate|gap)(?: (?:of|for|among|between|the|all|us|american))* ${ORIGIN} (?:households?|famil(?:y|ies)|homeowners?|people|americans|buyers?|borrowers?|applicants?)`,
      'native american (?:museum|heritage|history)',
      `(?<!(?:cook(?:s|ing)?|fry(?:ing)?|eats?|smells? (?:of|like)) )${ORIGIN} (?:american )?(?:chamber|cultural|culture|restaurants?|food|bakery|market|grocery|cuisine|cafe|deli|film|festival|heritage|history|month)`,
      'indian summer',
      '(?:immigrants|foreigners|minorities) (?:make|made|account|buy|bought) (?:up )?(?=[^.!?\\n]{0,60}(?:study|percent|%|share|report|data|census))',
      'little (?:italy|havana|tokyo)',
    ],
  },
  'language-spoken': {
    phrases: [
      {
        find: [
          `(?:must|should|needs? to|ha(?:s|ve) to|required to) (?:be able to )?(?:(?:speak|read|write|understand)(?:,|/)? (?:and |or |& )?(?:good |fluent |basic |proper )?){1,3}${LANGUAGE}`,
          "(?:\\w+n't|not|never) hear(?: \\w+){0,3} (?:languages|accents?|spanish|chinese|russian|arabic)",
          '(?:speak|speaks|talk|talks) with (?:an? )?(?:\\w+ )?accents?',
          `(?:must|should|needs? to|ha(?:s|ve) to) be (?:fluent|proficient) in ${LANGUAGE}`,
          `(?:fluent |good |basic )?${LANGUAGE}(?: skills| fluency)? (?:is )?(?:required|a must|mandatory|only|necessary|needed|essential)`,
          `${SPEAKER}(?: who)? (?:with|ha(?:s|ve)|speaks?)(?: \\w+)? (?:good |fluent |proper |clear |decent )${LANGUAGE}`,
          `(?:do not|don'?t) (?:apply|call|bother|text|contact|message)(?: us| me)? (?:if|unless) you (?:(?:cannot|can'?t|don'?t|do not|can) )?(?:speak|read|understand) ${LANGUAGE}`,
          `if you (?:cannot|can'?t|don'?t|do not) (?:speak|read|understand) ${LANGUAGE},? (?:please )?(?:do not|don'?t) (?:apply|call|bother|text|contact|message)`,
          '(?:no|any|an?|with|heavy|thick|foreign|strong|funny|hard) accents?(?= ?(?:[.,;!?]|$)| (?:we|i|that|please|need|is|are))',
          `${LANGUAGE} (?:must|has to|should|needs to|ought to|is to)(?: \\w+){0,3} (?:be|spoken|language|tongue)`,
          `${LANGUAGE}(?: is)?(?: the)? (?:only )?(?:language (?:of|in|spoken)|spoken (?:here|only|at all times))`,
          `(?:first|native|main|mother) (?:language|tongue)(?: \\w+){0,3} ${LANGUAGE}|native ${LANGUAGE}(?: speakers?)?`,
          `(?:must|should|needs? to|ha(?:s|ve) to|required to|expected to) (?:have|show|possess|understand|communicate in|talk(?: to us)? in|converse in)${upTo(3)}${LANGUAGE}`,
          `(?:good|fluent|strong|solid|decent|perfect|proper|clear|conversational)${upTo(2)}${LANGUAGE}(?: (?:skills|speakers?|fluency))?${upTo(2)}(?:required|expected|needed|necessary|a must|mandatory|preferred)`,
          `(?:neighbors?|residents?|tenants|every ?(?:one|body)|people|famil(?:y|ies))(?: (?:here|around|in|on|the|this|building|block|street|community|next|door)){0,5} (?:all |mostly |mainly |only )?speaks? (?:only )?${LANGUAGE}`,
          `if ${LANGUAGE} (?:is|isn't|is not)${upTo(4)}(?:language|tongue)`,
          `${LANGUAGE} (?:only )?(?:speaking|speakers?) (?:household|home|house|building|community|neighborhood|area|tenants?|renters?|roommates?)(?: ${ONLY})?`,
          `(?:only|exclusively) (?:deal|work|rent|lease|talk)(?:ing)? (?:to|with) (?:${SPEAKER} )?(?:who |that )?(?:can )?(?:speak\\w* )?${LANGUAGE}(?: speakers?)?`,
          `(?:must|should|need to|needs to|have to|has to) (?:be able to )?(?:talk|communicate|speak|read|write|sign)${upTo(4)}${LANGUAGE}`,
          `(?:we|they)(?: all| only){1,2} speak ${LANGUAGE}`,
          `(?:applicants?|tenants?|renters?|people|those) (?:without|lacking|with (?:no|poor|little|bad|limited)) ${LANGUAGE}`,
          '(?:no|without) (?:translators?|interpreters?)',
        ],
        instead: null,
      },
    ],
    about: [
      { whom: `${LANGUAGE} (?:speakers?|speaking)(?: ${PEOPLE})?`, ways: ['preferred'], instead: null },
      {
        whom: `${PEOPLE} (?:that|who) (?:can )?(?:speaks?|understands?) ${LANGUAGE}`,
        ways: ['preferred'],
        instead: null,
      },
      { whom: `(?:non )?${LANGUAGE} speakers?`, ways: ['refused'], instead: null },
      {
        whom: `(?:(?:cannot|can'?t|do not|don'?t|does not|doesn'?t|barely|hardly) )(?:speak|read|write|understand)s?${upTo(4)}${LANGUAGE}`,
        ways: ['refused'],
        instead: null,
      },
      { whom: `${SPEAKER}${upTo(3)}(?:speaks?|understands?)(?: only)? ${LANGUAGE}`, ways: ['refused'], instead: null },
      {
        whom: `(?:non )?${LANGUAGE}(?: only)? (?:speakers?|speaking(?: ${PEOPLE})?)`,
        ways: ['refused'],
        instead: null,
      },
    ],
    allowed: [
      `(?:our|my) (?:team|office|agents?|staff|brokerage|assistant)${upTo(4)}${LANGUAGE}`,
      `every ?(?:one|body) (?:in|at|on) (?:our|my|the) (?:team|office|staff|brokerage|agency)${upTo(3)}${LANGUAGE}`,
      `if ${LANGUAGE} (?:is not|isn't)(?: \\w+){0,2} (?:language|tongue),? (?:we|i|our|ask|call|tell|a|an)(?! (?:do not|don't|can't|cannot|won't))`,
      `(?:do not|don'?t|no need to|never|not) (?:(?:have|need|required) )?to (?:speak|read|write|understand)(?: \\w+)? ?${LANGUAGE}`,
    ],
  },
  religion: {
    phrases: [
      {
        find: [
          ...WITHOUT_WORSHIP,
          '(?:prayer|bible) (?:groups?|stud(?:y|ies)(?! books?)|circles?|meetings?|warriors)|bring your bible',
          '(?:every ?one|every ?body|neighbors?|whole (?:street|block)|families)(?: \\w+){0,5} (?:worships?|prays?|goes? to church|attends? (?:mass|church|services))(?: together)?',
          'lds (?:buyers?|famil(?:y|ies)|members?|ward|community|neighbors?)|ward building|(?:every|most|all)(?: \\w+)? neighbors? (?:is|are)(?: \\w+)? members?',
          `${FAITH} (?:homes?|houses?|households?|roommates?|lad(?:y|ies)|gentlem[ae]n|girls?|guys?|${PEOPLE}|${PLACE})(?: ${ONLY})?`,
          `${FAITH}s? ${ONLY}`,
          BELIEVERS,
          '(?:brothers?|sisters?|family) in (?:the )?(?:faith|christ|lord)',
          `(?:${SPEAKER}|girls|young (?:wo)?men)(?: who| that) (?:go(?:es)?|belongs?|attends?|come)(?: to)? (?:our |the |my |a )?(?:parish|church|mass|temple|synagogue|mosque)`,
          `members of (?:the|our) (?:${FAITH}|\\w+) (?:faith|church|congregation)`,
          '(?:church|temple) goers?',
          '(?:godly|god loving|saved|religious|spiritual|prayerful) (?:\\w+ )?(?:tenants?|people|person|couples?|famil(?:y|ies)|roommates?|owners?)',
          `(?:owner|owners|landlord|landlords|we) (?:is|are) (?:a |an )?(?:\\w+ )?(?:pastors?|priests?|rabbis?|missionar(?:y|ies))`,
          `${FAITH} (?:landlords?|owners?|owned|neighbors?|landlady|roommate|kitchen)`,
          'muslims|jews|mormons|hindus|catholics|christians',
          '(?:we|every ?(?:one|body)|neighbors|families|all of us)(?: \\w+){0,2} (?:go(?:es)?|going|attends?|heads?|walks?)(?: \\w+){0,2} (?:mass|church|temple|services|worship|synagogue)(?! (?:street|st|road|ave\\w*|square))',
          '(?:married|wed) (?:in|by|through) (?:the|our|a) church',
          'shares? (?:our|my|her|his|their|the same) (?:faith|values|beliefs|religion)',
          '(?:if you|who|you|we) (?:pray|worship|tithe|go to church|read the bible)(?: \\w+){0,3}',
          'perfect for a (?:pastor|priest|rabbi|imam|nun|minister)',
          `(?:god fearing|god loving|church going|bible believing)(?: (?:${PEOPLE}|home|house|household))?`,
          '(?:share|sharing|respect) (?:our|my) (?:faith|religion|beliefs|christian values)',
          `(?:${FAITH}|biblical|religious|godly) (?:values|atmosphere|environment|setting|ethos|morals|living|lifestyles?|fellowship|principles|household rules)`,
          `(?:goes?|attends?|belongs?|worships?|prays?)(?: (?:to|at|in|with)){0,2} the same (?:\\w+ )?${WORSHIP}|non ?${FAITH}`,
          '(?:kosher|halal) (?:home|house|kitchen|household)(?: (?:only|required|kept))',
          '(?:hijabs?|burqas?|turbans?|head ?scarves|yarmulkes?)(?= ?(?:[.,;!?]|$)| (?:or|and|please|allowed))',
        ],
        instead: null,
      },
      {
        find: [
          '(?:close|near|next|walking distance|steps|minutes|blocks?) (?:to|from|by) (?:the |a |your |our )?(?:church|synagogue|shul|mosque|temple|parish|eruv)',
          `(?:close|near|nearby|next|steps?|strolls?|walk(?:ing)?|blocks?|minutes?|convenient|around the corner|across(?: the street)?|beside|behind|adjacent|opposite|proximity|within reach) (?:to|from|of|at)${upTo(5)}${WORSHIP}`,
          `near${upTo(4)}${WORSHIP}`,
          `walking distance (?:to|of)(?: \\w+){0,3} ${WORSHIP}`,
          `${WORSHIP} (?:is|are|sits?) (?:just |right |only |within )?(?:\\w+ )?(?:down|on|at|around|across|next|behind|close|nearby|minutes|steps|a short|walking|blocks?|near)(?: the)? ?(?:block|street|corner|door|walk|distance|away)?`,
          '(?:to )?attend (?:mass|church|services|shul)',
          '(?:on|for|every) (?:shabbat|shabbos|sabbath)',
          '(?:keeps?|keeping|observes?|observing) (?:the )?(?:shabbat|shabbos|sabbath|kosher|halal|ramadan)',
          '(?:inside|within|in) the eruv',
        ],
        instead: 'close to town',
      },
    ],
    about: [
      {
        whom: '(?:members|people|someone) (?:of|from) (?:our|my) (?:church|parish|congregation|faith|mosque|temple|synagogue)',
        ways: ['preferred'],
        instead: null,
      },
      {
        whom: `(?:${FAITH}s?|${BELIEVERS}|witches|pagans|religious people|(?:non|un) ?believers|non ?${FAITH}s?|infidels|heathens|hijabs?|turbans?|head ?scarves)`,
        ways: ['refused'],
        instead: null,
      },
      { whom: BELIEVERS, ways: ['preferred'], instead: null },
      {
        whom: '(?:prayer rugs?|join us(?: \\w+){0,3} (?:church|worship|mass|services|prayer)|church on (?:sunday|saturday)s?)',
        ways: ['refused', 'preferred'],
        instead: null,
      },
      { whom: `${FAITH}s?(?: ${PEOPLE})?`, ways: ['preferred'], instead: null },
      { whom: `(?:${BELIEVERS}|${FAITH}s|${FAITH} (?:${PEOPLE}|household))`, ways: ['suited'], instead: null },
      { whom: `(?:${BELIEVERS}|${FAITH}s?)`, ways: ['dwelling'], instead: null },
    ],
    allowed: [
      '(?:\\w+ ){0,2}(?:to|of|from|at|in|near) (?:the |our |a )?(?:\\w+ ){0,2}(?:church|synagogue|mosque|temple|parish|chapel)(?:.s)? (?:parking|lot|hall|festival|bazaar|rummage|fish fry|picnic|concert|bake sale|fair|fundraiser|food bank|pantry)(?: lot)?',
      '(?:parking|traffic)(?: \\w+){0,4} (?:near|by|around|behind|beside|at) (?:the |our |a )?(?:\\w+ )?(?:church|synagogue|mosque|temple|parish|chapel)(?: on \\w+)?',
      `(?:close|near|nearby|next|steps?|strolls?|walk(?:ing)?|blocks?|minutes?|across|behind|between)(?: [\\w'.]+){0,6} ${WORSHIP}(?:,| and)[^.!?\\n]{0,40}(?:market|bus|library|park(?!ing)|station|post office|store|train|cafe|museum|bank|bakery|grocery|pharmacy|trail)s?`,
      '(?:birthdays?|classes|parties|workshops|meetings)[^.!?\\n]{0,30}(?:or|and) (?:prayer|bible) (?:groups?|meetings?|stud(?:y|ies))',
      '(?:merry christmas|happy easter|happy hanukkah)',
      '(?:to|of) (?:all |our )?(?:jews|muslims|christians|catholics)(?: \\w+){0,2} (?:celebrat\\w+|observ\\w+|happy)',
      `${FAITH} (?:community (?:center|centre)|hospitals?|schools?|universit(?:y|ies)|cemeter(?:y|ies)|museum|charities)`,
      'christian (?:street|avenue|road|lane)',
      'no witches(?: \\w+){0,2} halloween',
      'temple (?:street|avenue|road|university)',
      'christian (?:and|&) (?!jew|musl|cath|relig)\\w+(?: \\w+)? (?:on|for|who|closed|closing|have|bought|got|are)',
      '(?:turn|left|right|past|across|behind|beside|park|parking|block|corner|before|after|pass|from)(?: \\w+){0,3} (?:first|second|third|grace|trinity|calvary|bethel|saint \\w+|st\\.? \\w+|mount \\w+) (?:baptist|methodist|presbyterian|lutheran|christian|catholic|episcopal)(?! (?:members?|famil))',
    ],
  },
};
