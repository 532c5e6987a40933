// What English texts say, without a name, of those whom they mean, as `Phrases.find` takes it.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { ORIGINS } from './parts.ts';
import { COUNTRIES } from './peoples.ts';

/** What is said of them in so many words. */
export const SAID_OF_MEANT: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    `(?:any ?(?:one|body)|children|kids|minors|teens|little ones|those|people)(?: (?:under|below|younger than) (?:the age of )?(?:\\d\\d?|\\w+teen|ten|twelve))?(?: \\w+){0,2} (?:stays?|lives?|sleeps?|remains?) (?:with (?:the|their|his|her) (?:other|mom|mother|dad|father|grand\\w+|ex)|elsewhere|somewhere else)(?: \\w+)?`,
    'anti (?:kids?|child(?:ren)?|famil(?:y|ies)|day ?care|baby|stroller|toddler|minivan)(?: (?:building|zone|house|community|complex|block|listing))?',
    '(?:baby|newborn|infant|child|kid|stork|little one)(?: \\w+){0,3} (?:makes?|means?|equals?|is|counts as|takes? (?:us|you) to)(?: \\w+)? (?:three|four|five|3|4|5|one (?:more|too many)|too many|over)(?: \\w+)?(?=[^.!?\\n]{0,70}(?:notice|leave|move|limit|lease|max|out|violat|vacate))',
    `(?:pool|gym|sauna|rooftop|clubhouse|lounge|courtyard|garden|yard|patio)(?: \\w+)? (?:is|are) (?:reserved |only |strictly )?for (?:\\w+ )?(?:eighteen|twenty ?one|18|21|sixteen|16) (?:and|or) (?:up|over|older|above)(?=${within(70)}(?:kids|children|teens|younger))`,
    '(?:already |all |just |long since )?(?:sent|launched|shipped|married)(?: (?:off|their|the|your|his|her)){1,2} (?:last|youngest|kids|children|final)(?: (?:one|kid|child))?(?: \\w+){0,2} (?:to college|off|out|to school)(?: \\w+){0,2}(?<=(?:ideal|perfect|dream|best|typical|for|to|prefer\\w*|wants?)(?!\\w)[^.!?\\n]{0,90})',
    '(?:past|beyond|done with|finished with) (?:that|the|this) (?:\\w+ )?(?:stage|chapter|phase|season)(?: of (?:life|\\w+))?(?<=(?:to|for|prefer\\w*|only|kids?|cribs?|diapers?)(?!\\w)[^.!?\\n]{0,60})',
    "you(?:'re| are) in the wrong (?:listing|place|building|feed|post)",
  ],
  orientation: [
    "(?:gender|sex) (?:that )?(?:they|you|he|she|one|god|nature)(?:'re| are| were| was)?(?: \\w+)? (?:born|assigned|given|gave|made)(?: (?:with|at|as|in|you|them)){0,2}",
  ],
  'race-or-origin': [
    '(?:applicants?|tenants?|renters?|residents?|occupants?|buyers?|every ?one|you)(?: \\w+)? (?:must|should|need to|needs to|have to|has to|ought to) be (?:here )?(?:legal(?:ly)?(?: \\w+)?|documented|citizens?|born (?:here|in)|green card \\w+)(?! (?:age|adults?|tender|owner))',
    `(?:any|every|all|whatever)(?: other)? (?:faiths?|religions?|races?|nationalit(?:y|ies)|countr(?:y|ies)|colors?|backgrounds?|languages?|cultures?|ethnicit(?:y|ies))(?: \\w+)? (?:but|except|other than|besides|just not|as long as it(?:'s| is) not)(?: (?:for|from|the|an?))* \\w+`,
    `(?:n't|not|hates?|dislikes?|tired of|sick of|can't stand|complain\\w*|no)(?!\\w)[^.!?\\n]{0,40}(?:${COUNTRIES}|ethnic|foreign) (?:food|cooking|spices?|cuisine|kitchens?)[^.!?\\n]{0,25}(?:smell|odor|stink|stench|aroma|reek)\\w*`,
    `(?:smell|odor|stink|stench|aroma|reek)\\w*(?: \\w+){0,3} (?:of|from|like) (?:\\w+ )?(?:curry|fish sauce|kimchi|(?:${COUNTRIES}|ethnic|foreign) (?:food|cooking|spices?))(?=[^\\n]{0,80}(?<!\\w)(?:not?|n't|never|pass|elsewhere|deposit|hates?|complain\\w*|linger\\w*|tired)(?!\\w))`,
    '(?:getting|gotten|got|too|pretty|so|very)(?: (?:a bit|too|very|pretty|so|really))? (?:mixed|integrated)(?= ?(?:[.,;!]|$)| (?:over there|around here|out there|for|now|up there|down there|lately))',
    `(?:then|until|till|since|before|after|when) (?:all )?(?:the |those |these )?(?:\\w+ and (?:the )?)?(?:${ORIGINS}|${COUNTRIES}s?) (?:came|moved in|arrived|showed up|started (?:coming|moving|buying)|took over|bought)(?: \\w+)?`,
    '(?:all|lily|mostly|still|last|only)(?: all)? white(?: \\w+)? (?:cul de sac|court|road|lane|enclave|pocket|county|zip|school|club|hoa|side|corner)',
    '(?:gets?|getting|turns?|turning|turned|goes|going|got) (?:a (?:bit|little|lot) |much |pretty |kind of |kinda )?(?:darker|browner|blacker|whiter|too dark)(?=[^\\n]{0,60}(?:mean|street ?lights|know|wink|north|south|east|west|neighbor|blocks?|over there|past))',
  ],
  'source-of-income': [
    '(?:only|just) (?:applicants?|tenants?|renters?|people|folks|those) (?:with|who (?:have|has|show|bring)) (?:\\w+ )?(?:pay ?stubs?|w ?2s?|jobs?|paychecks?|employment|a job|a salary|wages)',
    '(?:benefits?|award|assistance|ssi|agency) letters?(?: \\w+){0,2} (?:go|goes|get|gets|are|is|stays?)(?: \\w+)? (?:back|returned|ignored|in the (?:mail|trash)|tossed|shredded)(?: \\w+){0,3}',
    "(?:come|comes|coming|be|is|paid)(?: straight| only)? (?:out of|from) (?:your|their|his|her) (?:own )?(?:paychecks?|pocket|wages|salary|job|earnings)[^.!?\\n]{0,25}(?<!\\w)not (?:out of |from )?(?:any ?one|taxpayers?|tax|the (?:government|state|county)|somebody|ours?|mine|my|other)(?:'s)?(?: \\w+){0,2}",
    "(?:vouchers?|section (?:8|eight)|housing authority|caseworker)[\"'?][^.!?\\n]{0,60}[.?!] [^.!?\\n]{0,40}(?:do(?:n't| not)|won't|never|can't|cannot) (?:do|take|accept|deal with|touch|handle|mess with)(?: \\w+){0,2} (?:paperwork|inspections?|program|them|it|those|red tape|that)",
  ],
  sex: [
    '(?:suite|quarters|cottage|apt|flat|bedroom|loft|spot|attic)(?: \\w+){0,3},? (?:for|to) (?:an? |one )?(?:single |working |quiet |older |young )?(?:wom[ae]n|m[ae]n|lady|ladies|gentlem[ae]n|girl|gal|guy|females?|males?)(?! (?:cave|of the))',
    '(?:no|another|any|single|loud|crazy) (?:chicks?|broads?|dudes?|bros?)(?! (?:fil|lit))',
    '[mwf]4[mwf]',
    '(?:all|one of) the (?:boys|guys|girls|ladies) (?:live|lives|in the building)',
  ],
  religion: [
    '(?:fill(?:s|ed|ing)?|warm(?:s|ed|ing)?|sit(?:s|ting)? in)(?: \\w+)? (?:an? |the |our |another )?(?:\\w+ )?pews?(?! (?:bench|cushion))',
    "(?:(?:sunday|saturday|friday|church|daily|weekly|evening|morning) )?(?:services?|mass|church|prayers?|worship|bible study|devotions?|the rosary|grace|the sabbath|shabbat)(?: \\w+){0,3} (?:(?:is|are)(?:n't| not) (?:optional|negotiable)|(?:is|are) (?:mandatory|required|expected|non ?negotiable|a must|compulsory)|(?:must|has to) be (?:observed|attended|kept))",
    '(?:we|this (?:house|home|household|family)|everyone here)(?: all| \\w+s)? (?:prays?|worships?|says? grace|reads? (?:scripture|the bible)|keeps? (?:kosher|the sabbath|shabbat)|fasts?)(?: \\w+){0,4},? (?:and |so )?(?:you (?:should|must|will|need|have)|we expect|join us|our tenant|whoever|the same)(?: \\w+){0,3}',
  ],
  age: [
    '(?:average|median|typical|youngest|oldest)(?: \\w+)? ?(?:age|resident|neighbors?|owners?|tenants?|buyers?|renters?|person)(?: \\w+){0,4} (?:is|are|was|being|of|around|about)(?: (?:around|about|just|only|over|under))? (?!55|62)(?:1[89]|[2-9]\\d)(?! ?(?:%|percent|days|years (?:in|of)|minutes|miles))(?= ?(?:[.,;!?]|$)| (?:and|so|years|here|or))',
  ],
  'steering-people': [
    "you(?: two| all| guys| folks)?(?:'d| would|'ll| will| might)(?: \\w+)? (?:stick|stand) out(?: like(?: \\w+){1,3})?(?: (?:in|on|at|around) (?:\\w+ ?){1,2})?",
    "(?:keep|put|send|place|steer)(?: [\\w']+){0,4} (?:clients?|buyers?|people|families|couples|folks|them)(?: [\\w']+){0,3} (?:west|east|north|south) of(?: \\w+){1,2}",
    '(?:more )?(?:your|their) speed(?= ?(?:[.,;!]|$))(?<=(?:show you|take you|let me|try|look at|consider|area|neighborhood|town)(?!\\w)[^\\n]{0,60})',
    '(?:buyers?|people|folks|famil(?:y|ies)|clients?|renters?|couples?) like (?:you|yourself|yourselves|y.all)(?: \\w+)? (?:do|are|fit|fits|belong|belongs|feel|feels|would be|will be|go|tend to)(?: \\w+)? ?(?:better|best|happier|more comfortable|at home|in|over)(?: \\w+){0,3}',
    '["\'](?:right|good|nice|decent|proper|normal|regular|better|certain|our|your|real|old|wrong|other)["\'] (?:\\w+ )?(?:kind|sort|type|people|famil(?:y|ies)|folks|neighbors?|crowd|buyers?|element|background)',
    '["\'](?:right|good|decent|proper|certain|our|your|wrong|other) (?:kind|sort|type|people|families|folks|neighbors|crowd|element)["\']',
  ],
  disability: [
    '(?:no|without|zero) (?:\\w+ (?:or|and) )?(?:depression|psych\\w* meds|meds|mental (?:illness|issues|problems|health)|bipolar\\w*|adhd|autism|ptsd|disabilit(?:y|ies))(?= ?(?:[.,;!]|$)| (?:or|and|please|allowed|here))(?! glass)',
    "(?:notes?|letters?|clearance|statement) from (?:your|a|their|the|his|her) (?:doctor|physician|therapist|psychiatrist)(?: \\w+){0,3} (?:that )?(?:you|they|he|she|tenants?|applicants?)(?:'re| are| is| can)?(?: \\w+)? (?:live|fit|able|healthy|capable|stable|well|safe|independent|care for|manage|climb|be alone)(?: \\w+){0,3}",
    '(?:residents?|tenants?|one|some ?one|people|neighbors?|veterans?|vets?)(?: \\w+)? with (?:\\w+ )?(?:episodes?|fits|spells|attacks|ptsd|trauma|seizures|issues|a condition)[^\\n]{0,70}?(?:screens?(?: \\w+)? for (?:that|it|this)|careful|picky|choosy|selective|never again|asks? (?:about|for) (?:that|it))(?: \\w+){0,4}',
    "(?:is|are|was|were|am)(?:n't| not) (?:going to be )?(?:letting|having|allowing|admitting|taking)(?: \\w+){0,2} (?:people|person|one|folks|resident|tenant)(?: \\w+)? (?:on|in|with|using) (?:an? |their )?(?:scooters?|wheelchairs?|walkers?|canes?|rollators?|oxygen)(?: \\w+){0,3}",
    '(?:handicap(?:ped)?|disabled|accessible)(?: (?:one|spot|space|parking|person|people|folks|residents?))?[^.!?\\n]{0,30}(?:given|gave|went|goes|sold|reassigned) (?:it )?to (?:the |an? )?(?:\\w+ ){0,2}(?:penthouse|owner|board|president|guest|visitor|landlord)\\w*',
    "(?:ask(?:s|ed|ing)?|want(?:s|ed)|request(?:s|ed)|wonder(?:s|ed)|inquir(?:es|ed))(?: [\\w']+){0,7} (?:grab bars?|ramps?|(?:hand)?rails?|wider doors?|stair ?lifts?|roll in showers?|accessible \\w+|reserved (?:parking|spots?)|accommodations?|modifications?)[^\\n]{0,40}?(?:said|told|answered?|replied|response|reply|laughed)(?![^\\n]{0,120}(?:illegal|law|hud|fair housing|rights?|yes|of course|sure|gladly|approved|happy to))(?: \\w+){0,4} (?:no|buy|get|find|try|move|tough|sorry|good luck|not|never|nope|elsewhere|forget)(?: \\w+){0,3}",
  ],
};
