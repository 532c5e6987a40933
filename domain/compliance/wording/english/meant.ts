// Whom English texts mean without their name: by what they carry, by what they cannot do, by what they read and by who pays for them.
import type { About, RuleId } from '../rule.ts';
import { within } from '../within.ts';

/** What children need and leave about. */
const OF_CHILDREN =
  '(?:diapers?|nappies|sippy cups?|crayons?|high ?chairs?|car ?seats?|play ?pens?|pacifiers?|baby (?:bottles?|monitors?|swings?|walkers?)|nap ?times?|bedtime stories|lullab(?:y|ies)|temper tantrums|(?:little|tiny|small) (?:feet|footsteps|hands|humans|people)|sticky (?:fingers|hands)|bunk beds)(?! (?:sets?|convey\\w*|stays?|included|drive|collection|donations?))';
/** Names that are given to those whose mind is ill. */
const CALLED_MAD =
  '(?:psychos?|schizos?|nut ?jobs?|nut ?cases?|loon(?:y|ies)|wackos?|retards?|gimps?|head ?cases?|mental (?:cases|patients)|pill ?(?:poppers?|heads?)|(?:crazy|insane|unhinged) (?:people|folks|tenants?|ones|types?|ladies|lady))';
/** A body that is not up to stairs. */
const PART_OF_BODY = '(?:knees?|hips?|legs?|backs?|lungs?|hearts?|eyes|eyesight|hearing|balance|joints)';
const FRAIL = `(?:(?:bad|weak|bum|shaky|trick|creaky|failing|arthritic) ${PART_OF_BODY}|(?:your|their|his|her) ${PART_OF_BODY}(?: \\w+)? ?(?:(?:are|is|do|does|can|wo|ca|ai)(?:n't| not)|won't|can't|cannot|not)(?: \\w+){0,3}|(?:your|their|his|her) ${PART_OF_BODY} (?:are|is) (?:\\w+ )?(?:bad|weak|shot|gone|failing|going)|(?:stairs|steps|climbing|walking|hills)(?: \\w+)? (?:are|is|ai)(?:n't| not) (?:your|their|his|her) (?:thing|jam|friends?|strong suit|cup of tea|forte)|(?:your|their) (?:cane|walker|wheelchair|scooter|rollator|oxygen|aide|caregiver|nurse))`;
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
  ],
  'family-preferred': [
    {
      whom: '(?:single (?:folks|people|persons?|ladies|guys|renters|tenants|adults|occupants?)|singles(?! (?:tennis|mixer|night|match))|swingers|bachelors|spinsters)',
      ways: ['refused', 'steered', 'charged'],
      instead: null,
    },
  ],
  disability: [
    { whom: CALLED_MAD, ways: ['refused', 'steered', 'blamed'], instead: null },
    { whom: FRAIL, ways: ['refused', 'steered', 'charged'], instead: null },
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
  sex: ['[mwf]4[mwf]', '(?:all|one of) the (?:boys|guys|girls|ladies) (?:live|lives|in the building)'],
  religion: [
    "(?:(?:sunday|saturday|friday|church|daily|weekly|evening|morning) )?(?:services?|mass|church|prayers?|worship|bible study|devotions?|the rosary|grace|the sabbath|shabbat)(?: \\w+){0,3} (?:(?:is|are)(?:n't| not) (?:optional|negotiable)|(?:is|are) (?:mandatory|required|expected|non ?negotiable|a must|compulsory)|(?:must|has to) be (?:observed|attended|kept))",
    '(?:we|this (?:house|home|household|family)|everyone here)(?: all| \\w+s)? (?:prays?|worships?|says? grace|reads? (?:scripture|the bible)|keeps? (?:kosher|the sabbath|shabbat)|fasts?)(?: \\w+){0,4},? (?:and |so )?(?:you (?:should|must|will|need|have)|we expect|join us|our tenant|whoever|the same)(?: \\w+){0,3}',
  ],
  age: [
    '(?:average|median|typical|youngest|oldest)(?: \\w+)? ?(?:age|resident|neighbors?|owners?|tenants?|buyers?|renters?|person)(?: \\w+){0,4} (?:is|are|was|being|of|around|about)(?: (?:around|about|just|only|over|under))? (?!55|62)(?:1[89]|[2-9]\\d)(?! ?(?:%|percent|days|years (?:in|of)|minutes|miles))(?= ?(?:[.,;!?]|$)| (?:and|so|years|here|or))',
  ],
  'steering-people': [
    '["\'](?:right|good|nice|decent|proper|normal|regular|better|certain|our|your|real|old|wrong|other)["\'] (?:\\w+ )?(?:kind|sort|type|people|famil(?:y|ies)|folks|neighbors?|crowd|buyers?|element|background)',
    '["\'](?:right|good|decent|proper|certain|our|your|wrong|other) (?:kind|sort|type|people|families|folks|neighbors|crowd|element)["\']',
  ],
  disability: [
    "(?:ask(?:s|ed|ing)?|want(?:s|ed)|request(?:s|ed)|wonder(?:s|ed)|inquir(?:es|ed))(?: [\\w']+){0,7} (?:grab bars?|ramps?|(?:hand)?rails?|wider doors?|stair ?lifts?|roll in showers?|accessible \\w+|reserved (?:parking|spots?)|accommodations?|modifications?)[^\\n]{0,40}?(?:said|told|answered?|replied|response|reply|laughed)(?![^\\n]{0,120}(?:illegal|law|hud|fair housing|rights?|yes|of course|sure|gladly|approved|happy to))(?: \\w+){0,4} (?:no|buy|get|find|try|move|tough|sorry|good luck|not|never|nope|elsewhere|forget)(?: \\w+){0,3}",
  ],
};

/** Who buys what these days: news of the market, and nobody's street. */
const MARKET =
  '(?:young(?:er)? |older |retired |single |working )?(?:professionals|millennials|buyers|retirees|boomers|students|seniors|couples|families|people|adults|women|singles|parents)(?: (?:now|today|often|increasingly|still))? (?:(?:are|have been|keep|keeps|who are)(?: now)? )?(?:buy|buying|bought|rent|renting|choose|choosing|purchas\\w+|own|owning|snapping up|look(?:ing)? for|want|waiting)(?: up| out)? (?:\\w+ )?(?:duplex(?:es)?|fourplex(?:es)?|homes|houses|condos|town ?homes|fixer ?uppers|property|properties|real estate|starter homes|tiny homes|later|longer)(?! (?:here|on this|in this|next door))';

/** What looks like one of these, or like those whom others name, and says nothing wrong. */
export const MEANT_WELL: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    "(?:kids|children|boys|girls|teens?|toddlers?|baby|guests?)'?s?'? (?:(?:hall |full |half )?bath(?:room)?s?|bedrooms?|suites?|wings?|closets?|museums?|menus?|crafts?|tables?|camps?|clothes|clothing|coats?|furniture|choir)",
    `adult (?:communit(?:y|ies)|living|housing|neighborhoods?)${within(90)}(?:55|62|older persons|hopa)`,
    `(?:55|62|hopa)(?:\\+| and (?:over|up|better|older))?${within(60)}adult (?:communit(?:y|ies)|living|housing)`,
  ],
  age: [MARKET],
  'family-preferred': [MARKET],
  'steering-people': [MARKET],
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
