// What looks in English like those whom others name or mean, and says nothing wrong, as `Phrases.find` takes it.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { LANGUAGES } from './peoples.ts';

/** Who buys what these days: news of the market, and nobody's street. */
const MARKET =
  '(?:young(?:er)? |older |retired |single |working )?(?:professionals|ladies|men|guys|girls|millennials|buyers|retirees|boomers|students|seniors|couples|families|people|adults|women|singles|parents)(?: (?:now|today|often|increasingly|still))? (?:(?:are|have been|keep|keeps|who are)(?: now)? )?(?:buy|buying|bought|rent|renting|choose|choosing|purchas\\w+|own|owning|snapping up|look(?:ing)? for|want|waiting)(?: up| out)? (?:\\w+ ){0,2}(?:duplex(?:es)?|fourplex(?:es)?|homes|houses|condos|town ?homes|fixer ?uppers|property|properties|real estate|starter homes|tiny homes|later|longer)(?! (?:here|on this|in this|next door))';

/** What looks like one of these, or like those whom others name, and says nothing wrong. */
export const MEANT_WELL: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'loan-terms': [
    "(?:don't|do not|no longer|never|didn't)(?: \\w+)? (?:need|have to (?:have|put)|require|put)(?: \\w+){0,3} (?:\\d+|twenty|ten) ?(?:%|percent)(?: down)?",
  ],
  'steering-safety': [
    '(?:is|was) an? crime|crime of (?:the|fashion)(?: \\w+)?|(?:a|such a|real) crime (?:to|not to|against|that)|partners? in crime|crime (?:novels?|fiction|podcasts?|shows?|drama)',
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
    '(?:just |recently )?(?:had|have|having|welcomed) (?:twins|triplets|a baby|their (?:first|second|third)(?: \\w+)?)(?: and (?:need|needed|want|are looking|had)(?: \\w+){0,2})?(?<=(?:sellers?|buyers?|clients?|couple|friends?|cousins?)(?: \\w+){0,8})',
    'crib (?:notes?|sheets?|death)',
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
  age: [
    MARKET,
    '(?:help|helped|helping|guide|move|moving|moved|serve|assist)(?:s|ing)? (?:\\w+ )?(?:seniors|retirees|older adults|students|grandparents|parents)(?: \\w+)? (?:downsize|move|buy|sell|find|pack|sort|settle|relocate|plan|into|with|through|stay|navigate)(?: \\w+){0,4}',
    "(?:can't|cannot|may not|must not) (?:require|ask|demand|charge|force|refuse)(?: \\w+){0,4} (?:from |of )?(?:seniors|students|retirees|older \\w+)",
  ],
  'family-preferred': [
    MARKET,
    'singles,? (?:or |and )?(?:doubles|mixed)(?:,? (?:or |and )?(?:doubles|mixed))?',
    '(?:lets?|allows?|permits?)(?: \\w+,?){0,3} (?:grown kids|adult children|grandparents|in laws|tenants?|a tenant)(?: \\w+){0,5}',
    '(?:do not|don.t) (?:have|need) to be married',
  ],
  'steering-people': [
    '(?:people|clients|folks|buyers|families|neighbors) like you(?: \\w+)? (?:makes?|made|are (?:why|the reason)|keep me|remind|inspire)',
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
