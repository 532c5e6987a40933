// Whom English texts mean without their name: by what they carry, by what they cannot do, by what they read and by who pays for them.
import type { About, RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { ORIGINS } from './parts.ts';
import { COUNTRIES, LANGUAGES } from './peoples.ts';

/** What children need and leave about. */
const OF_CHILDREN =
  '(?:diapers?|nappies|sippy cups?|crayons?|high ?chairs?|car ?seats?|play ?pens?|pacifiers?|baby (?:bottles?|monitors?|swings?|walkers?)|nap ?times?|bedtime stories|lullab(?:y|ies)|temper tantrums|(?:little|tiny|small) (?:feet|footsteps|hands|humans|people)|sticky (?:fingers|hands)|bunk beds|sand ?box(?:es)?|tricycles?|training wheels|(?:push |kick )?scooters?(?= ?(?:or|and|,)? ?(?:sand|toy|stroller|ball|in the (?:hall|lobby)))|toys?|toy boxes|play ?things|lunch ?boxes|backpacks?|day ?care|pre ?k|(?:school|carpool|daycare) (?:drop ?offs?|pick ?ups?|runs?|lines?)|drop ?off line|soccer practice|spilled juice|cartoons)(?! (?:sets?|convey\\w*|stays?|included|drive|collection|donations?))';
/** Children whom somebody has, as others have them as well: sons of the house are no men. */
const SOMEBODYS =
  '(?:your|their|his|her|any|the) (?:(?:two|three|four|five|2|3|4|5|little|young|rowdy|teenage|own) )?(?:boys|girls|sons?|daughters?|twins|triplets|brood|munchkins?|tribe|crew of kids)(?! (?:scouts?|room|bath\\w*|bedroom))';
/** Names that are given to those whose mind is ill. */
const CALLED_MAD =
  '(?:psychos?|schizos?|nut ?jobs?|nut ?cases?|loon(?:y|ies)|wackos?|retards?|gimps?|head ?cases?|mental (?:cases|patients)|pill ?(?:poppers?|heads?)|(?:crazy|insane|unhinged) (?:people|folks|tenants?|ones|types?|ladies|lady))';
/** A body that is not up to stairs. */
const PART_OF_BODY = '(?:knees?|hips?|legs?|backs?|lungs?|hearts?|eyes|eyesight|hearing|balance|joints)';
const FRAIL = `(?:(?:bad|weak|bum|shaky|trick|creaky|failing|arthritic) ${PART_OF_BODY}|(?:your|their|his|her) ${PART_OF_BODY}(?: \\w+)? ?(?:(?:are|is|do|does|can|wo|ca|ai)(?:n't| not)|won't|can't|cannot|not)(?: \\w+){0,3}|(?:your|their|his|her) ${PART_OF_BODY} (?:are|is) (?:\\w+ )?(?:bad|weak|shot|gone|failing|going)|(?:stairs|steps|climbing|walking|hills)(?: \\w+)? (?:are|is|ai)(?:n't| not) (?:your|their|his|her) (?:thing|jam|friends?|strong suit|cup of tea|forte)|(?:your|their) (?:cane|walker|wheelchair|scooter|rollator|oxygen|aide|caregiver|nurse))`;
/** People by a body or a mind that limits them. */
const LIMITED =
  '(?:(?:people|folks|those|any ?one|some ?one|residents?|tenants?|person|applicants?|parties|one|veterans?|vets?|neighbors?)(?: (?:who|that))?(?: (?:have had|has had|have|has|had|suffered|survived|need|needs|require|requires|uses?|using|needing|requiring|with|on|in))(?: (?:an?|the|any|some|physical|health|mental|his|her|their|certain|bad|daily)){0,2} (?:limitations?|episodes?|fits|spells|attacks|flashbacks|ptsd|trauma|strokes?|heart attacks?|amputations?|cerebral palsy|brain injur\\w+|special needs|accommodations?|challenges|conditions?|scooters?|rollators?|electric cart|power chair|guide dog|nurses?|aides?|caregivers?|help(?:er)?s?|oxygen|tremors?|voices)(?: or an? \\w+)?|(?:hear|hears|hearing) voices|nursing home types?)';
/** What makes somebody fit, said of whoever is looked for; an income is fit as well. */
const SOUND =
  '(?:fit|sane|sober|healthy|able bodied|mentally stable|physically able|agile|spry|mobile|of sound mind|strong enough)(?! (?:income|job|credit|rental|employment|financ\\w*|history|for|to|in|with|reserves|budget|down|home|meal\\w*))';
const SCRIPTURE =
  '(?:(?:proverbs|psalms?|ephesians|corinthians|philippians|romans|matthew|leviticus|deuteronomy) \\d+(?:(?::| )\\d+)?|bible believing|god fearing|prayerful|churched|spirit filled|lds|sda|zionists?)';
const PAID_FOR =
  '(?:(?:rent|bills?|share|housing)(?: \\w+){0,2} (?:is|are|gets?|being)(?: \\w+)? (?:paid|covered|subsidi[sz]ed|handled|picked up|sent)(?: \\w+)? by (?:an? |the |some )?(?:\\w+ )?(?:government|state|county|city|agency|program|voucher|charity|church|housing \\w+|taxpayers?|uncle sam|case ?worker)|(?:government|state|county|uncle sam|taxpayers?|agency|charity|program)(?: \\w+)? (?:pays?|covers?|sends?|foots?|handles?)(?: \\w+)? (?:your|their|the|his|her) (?:rent|bills?|share)|free ?loaders?|moochers?|(?:the )?ebt crowd|welfare crowd|government (?:rent|tenants?|money))';

export const MEANT: Readonly<Partial<Record<RuleId, readonly About[]>>> = {
  'children-refused': [
    { whom: OF_CHILDREN, ways: ['refused'], before: ['> ', '(?:over|beats?) (?=\\w)'], instead: null },
    {
      whom: SOMEBODYS,
      ways: ['refused', 'charged'],
      after: [
        `(?: \\w+){0,3} (?:stays?|lives?|sleeps?|goes|go|remains?)(?: \\w+)? (?:with (?:the|their|his|her) (?:other|mom|mother|dad|father|grand\\w+)|elsewhere|somewhere else|at (?:grandma|their|the other)\\w*)`,
      ],
      instead: null,
    },
  ],
  'race-or-origin': [
    {
      whom: '(?:(?:people|those|folks|famil(?:y|ies)|any ?one|some ?one|tenants|couples|guys|kids) (?:who|that)(?: (?:just|recently|only|have|has|newly))* (?:got|came|come|arrived|moved|immigrated|landed|crossed|snuck)(?: \\w+)? (?:to|into|in|over)? ?(?:this|the|our) (?:country|u\\.?s\\.?|states|border)|(?:fresh )?off the boat|(?:straight|fresh) from the border)',
      ways: ['refused', 'preferred', 'steered', 'charged', 'apart', 'bound', 'dwelling', 'blamed', 'singled'],
      instead: null,
    },
    {
      whom: `(?:white|black|${COUNTRIES}) (?:money|cash|offers?|investors?|capital|names?|accents?|food smells)`,
      ways: ['refused', 'preferred', 'steered'],
      before: [
        "(?:n't|not|never|no)(?: \\w+){0,2} (?:entertain|touch|look at|take|want|accept|consider|trust)(?: (?:any|an?|the))* ",
      ],
      instead: null,
    },
  ],
  'family-preferred': [
    {
      whom: '(?:single (?:folks|people|persons?|ladies|guys|renters|tenants|adults|occupants?)|singles(?! (?:tennis|mixer|night|match))|swingers|bachelors|spinsters)',
      ways: ['refused', 'steered', 'charged'],
      instead: null,
    },
  ],
  'assistance-animals': [
    {
      whom: '(?:people|tenants?|renters?|applicants?|residents?|any ?one|those|folks|some ?one) (?:with|who (?:have|has|need|needs|use|uses)) (?:an? |their )?(?:service|guide|support|assistance|therapy|emotional support|hearing) (?:dogs?|animals?|cats?)',
      ways: ['refused', 'steered', 'charged', 'apart', 'blamed', 'dwelling'],
      instead: null,
    },
    {
      whom: '(?:emotional )?support (?!(?:beams?|system|team|staff|group|groups|wall|posts?|line|local|small|our|the|your|my|and|for|from|is|us|you|a|an)(?!\\w))[a-z]+',
      ways: ['refused', 'charged'],
      after: [
        "[\"']?(?: \\w+)? (?:is|are)(?:n't| not)(?: \\w+)? (?:medical \\w+|real|an? \\w+ animal|welcome|medicine|allowed|invited|exempt|a thing)",
      ],
      instead: null,
    },
  ],
  disability: [
    { whom: CALLED_MAD, ways: ['refused', 'steered', 'blamed'], instead: null },
    { whom: FRAIL, ways: ['refused', 'steered', 'charged'], instead: null },
    {
      whom: '(?:hearing|sighted|seeing|healthy|able bodied|physically fit|normal|sane) (?:persons?|people|tenants?|renters?|applicants?|roommates?|individuals?|adults?)',
      ways: ['preferred'],
      after: [
        ',? (?:\\w+ )?(?:would|will|might|is|are)(?: be| work| do| fit)? (?:best|better|ideal|perfect|preferred|easier|what \\w+ want)(?: \\w+)?',
      ],
      instead: null,
    },
    {
      whom: LIMITED,
      ways: ['refused', 'steered', 'charged', 'apart', 'blamed'],
      after: [
        `(?: \\w+){0,3} (?:move out|leave|give up|struggle|fall|get (?:stuck|hurt|left)|do(?:n't| not) (?:last|stay))(?: \\w+){0,2}`,
      ],
      instead: null,
    },
    {
      whom: SOUND,
      before: [
        '(?:(?:ideal|perfect|dream|best|right|preferred|future|next) (?:tenants?|renters?|applicants?|roommates?|buyers?|residents?|candidates?|neighbors?|housemates?)(?: (?:is|are|should be|will be|would be|must be|has to be))*|(?:tenants?|renters?|applicants?|roommates?|residents?|candidates?|you|everyone)(?: \\w+)? (?:must|should|needs? to|has to|have to|ought to) be)[:,]?(?: (?!(?:not|never|no)(?!\\w))[\\w-]+,?){0,4} ',
      ],
      instead: null,
    },
  ],
  religion: [{ whom: SCRIPTURE, ways: ['refused', 'preferred', 'suited', 'dwelling', 'singled'], instead: null }],
  'source-of-income': [
    {
      whom: PAID_FOR,
      ways: ['refused', 'steered', 'charged'],
      instead: 'all lawful sources of income are considered',
    },
  ],
};

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
    `(?:any|every|all|whatever)(?: other)? (?:faiths?|religions?|races?|nationalit(?:y|ies)|countr(?:y|ies)|colors?|backgrounds?|languages?|cultures?|ethnicit(?:y|ies))(?: \\w+)? (?:but|except|other than|besides|just not|as long as it(?:'s| is) not)(?: (?:for|from|the|an?))* \\w+`,
    `(?:n't|not|hates?|dislikes?|tired of|sick of|can't stand|complain\\w*|no)(?!\\w)[^.!?\\n]{0,40}(?:${COUNTRIES}|ethnic|foreign) (?:food|cooking|spices?|cuisine|kitchens?)[^.!?\\n]{0,25}(?:smell|odor|stink|stench|aroma|reek)\\w*`,
    `(?:smell|odor|stink|stench|aroma|reek)\\w*(?: \\w+){0,3} (?:of|from|like) (?:\\w+ )?(?:curry|fish sauce|kimchi|(?:${COUNTRIES}|ethnic|foreign) (?:food|cooking|spices?))(?=[^\\n]{0,80}(?<!\\w)(?:not?|n't|never|pass|elsewhere|deposit|hates?|complain\\w*|linger\\w*|tired)(?!\\w))`,
    '(?:getting|gotten|got|too|pretty|so|very)(?: (?:a bit|too|very|pretty|so|really))? (?:mixed|integrated)(?= ?(?:[.,;!]|$)| (?:over there|around here|out there|for|now|up there|down there|lately))',
    `(?:then|and|until|till|since|before|after|when) (?:all )?(?:the |those |these )?(?:\\w+ and (?:the )?)?(?:${ORIGINS}|${COUNTRIES}s?) (?:came|moved in|arrived|showed up|started (?:coming|moving|buying)|took over|bought)(?: \\w+)?`,
    '(?:all|lily|mostly|still|last|only)(?: all)? white(?: \\w+)? (?:cul de sac|court|road|lane|enclave|pocket|county|zip|school|club|hoa|side|corner)',
    '(?:gets?|getting|turns?|turning|turned|goes|going|got) (?:a (?:bit|little|lot) |much |pretty |kind of |kinda )?(?:darker|browner|blacker|whiter|too dark)(?=[^\\n]{0,60}(?:mean|street ?lights|know|wink|north|south|east|west|neighbor|blocks?|over there|past))',
  ],
  'source-of-income': [
    "(?:come|comes|coming|be|is|paid)(?: straight| only)? (?:out of|from) (?:your|their|his|her) (?:own )?(?:paychecks?|pocket|wages|salary|job|earnings)[^.!?\\n]{0,25}(?<!\\w)not (?:out of |from )?(?:any ?one|taxpayers?|tax|the (?:government|state|county)|somebody|ours?|mine|my|other)(?:'s)?(?: \\w+){0,2}",
    "(?:vouchers?|section (?:8|eight)|housing authority|caseworker)[\"'?][^.!?\\n]{0,60}[.?!] [^.!?\\n]{0,40}(?:do(?:n't| not)|won't|never|can't|cannot) (?:do|take|accept|deal with|touch|handle|mess with)(?: \\w+){0,2} (?:paperwork|inspections?|program|them|it|those|red tape|that)",
  ],
  sex: [
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

/** Who buys what these days: news of the market, and nobody's street. */
const MARKET =
  '(?:young(?:er)? |older |retired |single |working )?(?:professionals|ladies|men|guys|girls|millennials|buyers|retirees|boomers|students|seniors|couples|families|people|adults|women|singles|parents)(?: (?:now|today|often|increasingly|still))? (?:(?:are|have been|keep|keeps|who are)(?: now)? )?(?:buy|buying|bought|rent|renting|choose|choosing|purchas\\w+|own|owning|snapping up|look(?:ing)? for|want|waiting)(?: up| out)? (?:\\w+ ){0,2}(?:duplex(?:es)?|fourplex(?:es)?|homes|houses|condos|town ?homes|fixer ?uppers|property|properties|real estate|starter homes|tiny homes|later|longer)(?! (?:here|on this|in this|next door))';

/** What looks like one of these, or like those whom others name, and says nothing wrong. */
export const MEANT_WELL: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'loan-terms': [
    "(?:don't|do not|no longer|never|didn't)(?: \\w+)? (?:need|have to (?:have|put)|require|put)(?: \\w+){0,3} (?:\\d+|twenty|ten) ?(?:%|percent)(?: down)?",
  ],
  'steering-safety': [
    'crime of (?:the|fashion)(?: \\w+)?|(?:a|such a|real) crime (?:to|not to|against|that)|partners? in crime|crime (?:novels?|fiction|podcasts?|shows?|drama)',
  ],
  'military-status': [
    "(?:disabled |surviving )?(?:veterans?|vets|military|service ?members?)'?s?'? (?:\\w+ )?(?:exemptions?|benefits?|grants?|programs?|credits?|loans?|status)",
    '(?:not )?sure (?:if|whether|how) you qualify(?: for)?(?: \\w+){0,4}',
  ],
  'source-of-income': [
    '(?:pensions?|child support|alimony|social security|disability|ssi|ssdi|unemployment|benefits|vouchers?)(?:,? (?:(?:and|or) )?\\w+){0,4} (?:can|may|will|do|does|also|all|both)(?: (?!not)\\w+)? count(?! against)',
  ],
  sex: [
    MARKET,
    '(?:your|my|our|their|his|her) (?:\\w+ ){0,2}(?:boys?|girls?)(?! (?:only|preferred|wanted))',
    "(?:no |not )?(?:mother|father|sister|brother|daughter|son)s? in law(?:'s)?",
  ],
  'children-refused': [
    '(?:kids|children|adults|seniors)(?:,? (?:and )?(?:kids|children|adults|seniors))? (?:are |get in |eat |ride |swim |enter )?(?:free|half price|(?:\\$ ?)?(?:\\d+|five|ten|two|three)(?: (?:dollars|bucks))?)(?= ?(?:[.,;!]|$)| (?:with|on|at|until|before|all|and|in))',
    '(?:for|with) (?:adults?|grown ?ups)(?=[^.!?\\n]{0,50}(?:for (?:kids|children|everybody|everyone)|and kids|kids too|drinks?|coffee|cookies|cider|shaped))',
    '(?:grown|adult) (?:kids|children|sons?|daughters?)(?: or (?:an? )?\\w+)?(?: (?:can|may|could|to|who))? (?:live|living|stay|move)(?: \\w+){0,3}',
    "(?:don't|do not|never|don.t) let (?:(?:the|your|any|little) )*(?:kids|children|ones|toddlers)(?: \\w+)? (?:climb|touch|pet|feed|open|pull|near|swing|ring|pick|chase)",
    '(?:i )?kid you not|kid (?:gloves|at heart)|(?:need|take|want) (?:a |some )?(?:break|time|night|weekend|day)(?: off| away)? (?:from|without) (?:the|your) (?:kids|children)',
    "(?:sellers?|owners?|clients?|buyers?|they|we|he and \\w+|she and \\w+|couple|family)(?:'re| are| were| is)?(?: \\w+)? expecting (?:twins|triplets|baby|an? (?:baby|boy|girl)|their|another|number|in)(?: \\w+){0,4}",
    "(?:newborns?|bab(?:y|ies)|infants?|kids?|children|child|toddlers?)(?: \\w+)? (?:(?:do|does|will|would)(?:n't| not)|never|won't) (?:count|change|affect|matter|raise|add|cost|increase|require)(?! (?:here|unless))",
    "(?:kids|children|boys|girls|teens?|toddlers?|baby|guests?)'?s?'? (?:(?:hall |full |half )?bath(?:room)?s?|bedrooms?|suites?|wings?|closets?|museums?|menus?|crafts?|tables?|camps?|clothes|clothing|coats?|furniture|choir)",
    `adult (?:communit(?:y|ies)|living|housing|neighborhoods?)${within(90)}(?:55|62|older persons|hopa)`,
    `(?:55|62|hopa)(?:\\+| and (?:over|up|better|older))?${within(60)}adult (?:communit(?:y|ies)|living|housing)`,
  ],
  age: [MARKET],
  'family-preferred': [
    MARKET,
    'singles,? (?:or |and )?(?:doubles|mixed)(?:,? (?:or |and )?(?:doubles|mixed))?',
    '(?:lets?|allows?|permits?)(?: \\w+,?){0,3} (?:grown kids|adult children|grandparents|in laws|tenants?|a tenant)(?: \\w+){0,5}',
    '(?:do not|don.t) (?:have|need) to be married',
  ],
  'steering-people': [
    MARKET,
    '(?:town|city|village|county|church|school|office|team|building|company|agency) (?:is |has )?turn(?:s|ed|ing) (?:a |an )?(?:\\d+|one|a hundred|fifty)(?: years)?',
    "(?:easements?|fences?|trees?|dogs?|cats?|trains?|creeks?|hoas?|wetlands?|cemeter(?:y|ies)|farms?)(?: \\w+)? (?:is|are|makes?)(?:n't| not)? (?:an? )?(?:\\w+ )?neighbors?",
    `(?:${LANGUAGES}) speaking (?:agents?|staff|team(?: members?)?|realtors?|lenders?|notar(?:y|ies)|brokers?|associates?|receptionist|translators?|loan officers?|attorneys?|inspectors?)`,
  ],
  disability: [
    '(?:no |not for )?walkers?,? (?:and |or )?(?:joggers?|runners?|cyclists?|bikers?|hikers?|dogs?|riders?|bikes?)',
    '(?:joggers?|runners?|cyclists?|bikers?|hikers?|dog),? (?:and |or )?walkers?',
    '(?:is |was |are |were )?(?:handicapped|crippled|hobbled|paralyzed) by (?:an? |the |high |its )?(?!(?:strokes?|polio|accidents?|illness|disease)(?!\\w))\\w+',
    '(?:fall(?:s|ing)? on )?deaf ears|(?:is|are|was|were|go|going|turn(?:ed)?) (?:blind|deaf|numb) to (?:the |a |all |how |what |your )?(?!people|tenants)\\w+|a blind eye|blind (?:corners?|spots?|offers?|dates?|trusts?|curves?|driveways?|auctions?|bids?)',
  ],
  exclusive: [
    'private,? (?:and )?gated (?:\\w+ )?(?:communit(?:y|ies)|entr(?:y|ance)|driveway|drive|courtyard|yard|road)',
  ],
  'steering-schools': [
    '(?:schools?|elementary|middle|high|academy)(?: \\w+)? (?:is |are |was |has )?(?:rated|ranked|graded|scored?s?)(?: (?:an?|at))? (?:\\w+|\\d+)(?:/10| out of (?:10|ten))? (?:by|on|from|at|per|according to) (?:the )?(?:great ?schools|niche|state|district|department|texas|florida|california|us news|school ?digger)(?: \\w+){0,3}',
  ],
};
