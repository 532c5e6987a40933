// Terms that are not the same for everybody, and reasons to sell that are other people, as `Phrases.find` takes them.
import type { RuleId } from '../rule.ts';
import { AGE_NUMBER, FAITH, ORIGIN, ORIGINS } from './parts.ts';
import { within } from '../within.ts';

const NOT = "(?:\\w+n't|not|never|no|nobody|no one|without|zero)";
const SEX = '(?:girls?|gals?|ladies|lady|wom[ae]n|guys?|m[ae]n|gentlem[ae]n|females?|males?)';
const DENIED = "(?:(?:do|does|is|are|was|wo|will|ca|would)(?:n't| not)|won't|can't|cannot|never|no longer)";
const ONE = '(?:applicants?|tenants?|renters?|residents?|roommates?|any ?(?:one|body)|people|folks|persons?)';
/** Food and music by which people are meant. */
const CUSTOMS = `(?:curry|curries|kimchi|fish sauce|masala|tortillas frying|(?:ethnic|foreign|strong|smelly|${ORIGIN}) (?:foods?|dishes|cooking|cuisine|spices|smells)|mariachis?|banda music|reggaeton|rap music|hookahs?|low ?riders)`;
const BORROWER =
  '(?:borrowers?|couples?|buyers?|moms?|mothers?|dads?|applicants?|wom[ae]n|m[ae]n|people|homeowners|clients?|tenants?|renters?|folks)';
const MODIFICATION = '(?:ramps?|grab bars?|(?:stair |chair )?lifts?|railings?|modifications?)';
const INCOME =
  '(?:ssi|ssdi|social security|disability(?: (?:income|checks?|pay|benefits|payments?))?|child support|alimony|pensions?|unemployment(?: (?:checks?|benefits))?|(?:maternity|parental|family|pregnancy) leave(?: (?:pay|income))?|(?:housing )?(?:vouchers?|assistance)|welfare|food stamps|benefits)';
const NOUNS_OF_AREA =
  '(?:streets?|blocks?|neighborhoods?|areas?|zip ?codes?|subdivisions?|parts of town|towns?|pockets?)';
/** What is asked more of some. */
const MORE =
  '\\$ ?\\d[\\d,.]*|(?:\\d|two|three|four|six)(?: \\w+)? months?|double|twice|triple|extra|higher|larger|bigger|more|additional|co ?signers?|guarantors?|up front|upfront|in advance';
const CONDITION =
  '(?:history of )?(?:mental|psychiatric|emotional|nervous|psychological|seizures?|addictions?|depress\\w+|anxiety|ptsd|bipolar|schizo\\w+|epilep\\w+|dementia|autis\\w+|chronic|serious (?:illness|health)|health (?:issues|problems|conditions?)|learning disab\\w+)(?: (?:illness|issues|problems|conditions?|disorders?|disab\\w+|troubles?|health))*';

export const UNEQUAL_TERMS: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    "(?:must|has to|have to|needs? to|should|only if)(?: (?:be|have been|you were|you are|were|you're))+ born(?! (?:before|after|on|by))(?: \\w+){0,2}",
    `(?:is|it's|that's|on|to|in|from|near) the (?:\\w+ )?${ORIGIN} (?:side|part|end|section)(?! (?:of the (?:counter|kitchen|plate|board|fence|tile|room|door|panel)|table))`,
    `(?:${MORE})${within(50)}(?:if|for|when|unless)(?: \\w+){0,3} (?:(?:were|was|are|is|weren't|wasn't|not)(?: \\w+)? )?born (?:outside|abroad|elsewhere|overseas|here|in (?:the|another|this|any|a))(?: \\w+)?`,
    '(?:ask|check|verif|request|requir|see|show|want)(?:s|y|ies|e|ing|ed)?(?: \\w+){0,6} (?:(?:immigration|citizenship|residency) (?:papers|documents|status)|green cards?)',
    '(?:any ?one|people|tenants|applicants|callers|those) with (?:an? )?(?:\\w+ )?accents?',
    `(?:every ?(?:one|body)|neighbors?|people|folks|faces?)(?: \\w+){0,5} looks?(?: (?:just|exactly|a lot|so much|pretty much))? like (?:you|us|me)(?! (?:want|would|do))`,
    `(?:${NOT}|free of|not one)(?: [\\w']+){0,6}? (?:cook(?:s|ing|ed)?|fry(?:ing)?|fries|smells?(?: (?:of|like))?|eats?|blast(?:s|ing)?)(?: \\w+){0,2} ${CUSTOMS}(?! (?:restaurants?|night|fest\\w*|class(?:es)?))`,
    `(?:no|not one|not a single|never(?: an?)?|without|free of|zero|rid of|goodbye to)(?: \\w+)? (?:mariachis?|banda music|reggaeton|rap music|hookahs?|low ?riders|curry smells?|smells? of curry)`,
    `(?:every ?(?:one|body)|the whole (?:block|street|building|cul de sac))'s (?:(?:pretty|very|mostly|basically|all|also|just) ){0,2}${ORIGIN}(?= ?(?:[.,;!?]|$)| (?:here|around|and|too|on))`,
    `(?:if|when|since) (?:you're|you are|they're|they are|he's|she's|your (?:clients?|buyers?) (?:is|are)) (?:an? )?(?:${ORIGIN}|muslim|jewish|mormon|hindu)(?! (?:citizen|expat))${within(50)}(?:belong|you'?(?:ll)? (?:want|should|need|fit)|stick to|stay (?:in|out)|better off|look (?:in|at|elsewhere))`,
    '(?:light|fair|dark|pale|darker|lighter|fairer|paler|olive)(?:er)? (?:complexions?|complected|skin ?tones?)',
    `(?:deal(?:ing)?|liv(?:e|ing)|put(?:ting)? up|bother(?:ed)?) (?:with|near|by) (?:the |those |any )?natives(?! (?:plants?|of))`,
    `(?:honors?|honoring|keeps?|kept|follows?|respects?|upholds?|enforces?)(?: \\w+){0,3} (?:racial|original|old) (?:\\w+ )?(?:covenants?|deed restrictions?)(?: \\w+){0,3} (?:who|whom|race)|covenants?(?: \\w+){0,3} who (?:may|can|could|gets to|is allowed to) (?:buy|own|live|rent)`,
  ],
  religion: [
    `(?:letters?|notes?|referrals?|recommendations?|references?)(?: \\w+){0,2} (?:from|of|by|signed by)(?: (?:your|a|an|the|our|their|his|her|local|home))* (?:pastors?|priests?|bishops?|rabbis?|imams?|ministers?|deacons?|clergy|church(?:es)?|congregations?|parish|synagogue|mosque|temple)`,
    `welcome${within(40)}(?:as long as|provided|so long as|if)(?: (?:you|they|he|she|everyone))?(?:'re| are|'s| is)? (?:an? )?(?:[\\w-]+ ){0,2}(?:${FAITH}s?|believers?|saved|god fearing|church ?go(?:ers|ing)|baptized)`,
    `(?:mention|say|tell(?: \\w+){1,3}|write|include|note|bring up|ask)(?: \\w+){0,3} (?:which|what|your)(?: \\w+)? (?:church|religion|faith|parish|synagogue|temple|mosque|congregation)(?: \\w+){0,3}(?=${within(60)}(?:go|attend|belong|[.,!]|$))`,
    `(?:celebrate|worship|believe in|pray to)(?: \\w+){0,2} (?:something|someone|anything|anyone|some other \\w+|other \\w+) (?:else|different)?${within(40)}(?:\\w+n't|not|wrong|elsewhere|another)(?: \\w+){0,6} (?:you|town|place|zip ?code|area|street|block|home|house)`,
    `(?:discount|off|lower|reduced|waived?|cheaper|special rate)(?: \\w+){0,4} (?:for|to) (?:all |our |fellow )?(?:${FAITH}s?|church members|believers|members of (?:our|my|the) (?:church|parish|congregation))`,
  ],
  sex: [
    `(?:off|discount(?:ed)?|reduced|cheap(?:er)?|free|lower)(?: \\w+){0,2} for (?:an? |the |any )?(?:\\w+ ){0,2}(?:attractive|pretty|sexy|cute|hot|good looking|beautiful|gorgeous|single|young|discreet)(?: \\w+)? ${SEX}`,
    `(?:rent|room|deposit|lease|apartment|unit|place)${within(60)}(?:in exchange for|exchange for|willing to be|open to|in return for)(?: \\w+){0,3} (?:friendly|friends? with benefits|companionship|massages?|company|dates?|favors?|fun|intimacy|arrangements?)`,
    `(?:single|divorced|unmarried|unwed) (?:moms?|mothers?|dads?|fathers?|wom[ae]n|m[ae]n|parents?)(?:,|:| should| need to| must| will| have to)? (?:plan|expect|bring|put|need|pay|budget|save)(?: \\w+){0,4} (?:bigger|larger|more|extra|higher|double|co ?signer|guarantor)`,
    `(?:negotiable|flexible|discount(?:ed)?|cheaper|reduced|lower|free|less|deal)(?: \\w+){0,4} (?:for|to|with) (?:the |a |an |any )?(?:right |pretty |cute |nice |good looking |attractive |young |single ){1,2}${SEX}`,
    `(?:for|to|with) the right ${SEX}(?= ?(?:[.,;!?]|$))`,
    `(?:discount|\\d ?%|off|lower|higher|better|cheaper|reduced|more|bigger|extra|larger|double)(?: \\w+){0,5} (?:for|to|from) (?:all |our |any )?(?:single|divorced|unmarried|unwed) (?:moms?|mothers?|dads?|fathers?|wom[ae]n|m[ae]n|parents?)`,
  ],
  orientation: [
    `${NOT}(?: \\w+){0,4} (?:pronouns|rainbow flags?|pride flags?)|(?:rainbow|pride) flags?(?: \\w+){0,3} (?:not allowed|prohibited|banned|come down|stay inside|not welcome)`,
  ],
  'children-refused': [
    `(?:households?|famil(?:y|ies)|people|tenants|renters|those|any ?one|applicants) with (?:\\w+ )?(?:kids|children|bab(?:y|ies)|toddlers|little ones)(?: \\w+){0,3} (?:offered|placed|housed|shown|assigned|limited|restricted|put|directed)(?: \\w+){0,5} only|(?:households?|famil(?:y|ies)|people|tenants|renters|those|any ?one|applicants) with (?:\\w+ )?(?:kids|children|bab(?:y|ies)|toddlers|little ones)(?: \\w+){0,3} only (?:offered|placed|housed|shown|assigned|rent\\w*|live|in|on)`,
    '(?:nobody|no one|no (?:famil(?:y|ies)|households?|tenants?|applicants?)|not any ?one) (?:with|having|who has|who have) (?:more than |over |any )?(?:\\w+ )?(?:kids|children|bab(?:y|ies)|toddlers)',
    '(?:children|kids?) (?:over|above|older than|at least) (?:the age of )?\\d+ (?:only|ok|okay|welcome|please|preferred|allowed)',
    '(?:moms?|parents|famil(?:y|ies)|kids|toddlers|children|bab(?:y|ies))[^\\n]{0,110}?(?:only|just) (?:show|rent|offer|put|place|lease)(?: \\w+){0,3} (?:ground|first|lower|bottom) (?:floor|level)(?: \\w+)?',
    '(?<!(?:admission|tickets?|entry|entrance|donat\\w+|raffle|photos|parade|party|pumpkins?|museum|zoo|event|camp|fair)[^.!?\\n]{0,50})\\$ ?\\d[\\d,.]*(?: \\w+){0,3} (?:for|per) (?:(?:each|every|any) )?(?:additional |extra )?(?:child|kid|baby|minor)(?! tax)',
    `${NOT}(?: \\w+){0,3} (?:over|more than|beyond|past|above|exceed) (?:one|two|1|2) (?:child|children|kids?)`,
    `(?:keep|plac|put|hous|assign|seat|locat)(?:e|es|s|ing)?(?: (?:all|our|the|any))* households with (?:\\w+ )?(?:kids|children|babies)(?: \\w+){0,2} (?:in|on|to|at)`,
    `(?:${NOT}|refuses?|except)${within(40)}(?:any ?(?:one|body)|some ?(?:one|body)|people|tenants?|couples?|wom[ae]n|those)(?: (?:who|that) (?:is|are))? (?:expecting|pregnant|with a baby on the way|having a baby)(?= ?(?:[.,;!?]|$)| (?:need|should|can|will|or|and))`,
    `${NOT}(?: \\w+){0,4} (?:some|any|an?|these|those)? ?(?:big|large|huge|giant|giant sized|growing) famil(?:y|ies)(?! (?:room|home|dinner|gathering))(?=${within(60)}(?:wear|tear|noise|ruin|destroy|please|crowd|here|[.!?\\n]|$))`,
    `(?:no|without|zero)(?: \\w+)? grand(?:kids?|children|sons?|daughters?)(?: (?:moving|living|staying|allowed|overnight|or))?`,
    `${NOT}(?: \\w+){0,2} (?:officially|technically|legally|actually|really)(?: \\w+){0,3} (?:55|62|senior|age restricted)`,
    `(?:place|put|keep|house|assign|seat|send)(?:s|d|ed|ing)?(?: \\w+){0,2} (?:famil(?:y|ies)|kids|children|them)(?: \\w+){0,3} (?:only|all|just)? ?(?:in|on|to) (?:only )?(?:building|block|the (?:back|rear|first|ground|bottom)|wing|section|one)(?: \\w+){0,3} only`,
  ],
  'family-preferred': [
    `(?:married|engaged|newlywed|straight) ${BORROWER} (?:get|gets|receive|have|enjoy|go|earn|qualify)(?: \\w+){0,3} (?:quick|fast|better|best|first|lower|discount|priority|cheaper|easier)\\w*`,
    `(?:attach|include|add|send|slip in|enclose|share)(?:ed|d|ing)?(?: \\w+){0,4} (?:family|kids?'?s?|wedding|baby) (?:photos?|pictures?|portraits?|selfies?|snapshots?)(?=${within(80)}(?:offer|seller|letter|owner|win|beat|church|[.!]|$))(?! (?:frames?|wall))`,
    `(?:discount|\\d ?%|off|lower|better|cheaper|reduced|waived?|less)(?: \\w+){0,5} (?:for|to) (?:all |our |any )?(?:married|engaged|newlywed|straight) ${BORROWER}`,
    `(?:higher|more|bigger|extra|larger|double|standard|regular|full)(?: \\w+){0,4} (?:for|from|to) (?:all |any )?(?:single|unmarried|divorced) ${BORROWER}`,
    '(?:(?:show|bring|provide|need|require|want|submit|see|ask for)(?:s|ing)?(?: \\w+){0,2} (?:marriage (?:license|certificate)|proof of marriage)|(?:marriage (?:license|certificate)|proof of marriage)(?: \\w+)? (?:required|needed|a must|mandatory))(?![^.!?\\n]{0,60}name)',
    `(?:bab(?:y|ies)|pregnan\\w+|expecting|maternity leave)${within(60)}(?:hold off|wait (?:to|until|before)|do(?:n't| not) (?:apply|tell|mention)|postpone|put off)(?: \\w+){0,3} (?:appl\\w+|loan|mortgage|lender|buying|house hunt\\w*|preapproval)`,
  ],
  disability: [
    `(?:nobody|no one|no (?:people|tenants?|applicants?|persons?|roommates?)|not any ?one|any ?one(?= .{0,60}(?:need not|should not|shouldn't|elsewhere))) (?:with|who has|who had|having|who have)(?: an?| any)? ${CONDITION}`,
    `(?:${MORE})${within(40)}(?:for|from|if)(?: \\w+){0,2} (?:any ?one|tenants?|people|those|applicants?|residents?|you're|you are|they're)(?: \\w+){0,2} (?:on|with|collecting|receiving|getting|who use\\w*|using)(?: \\w+)? (?:disability|ssi|ssdi|disabilities|wheelchairs?|meds|walkers?|${CONDITION})`,
    '(?:no|nobody|no one|none|not any ?one)(?: \\w+){0,2} (?:on|taking|takes?|with) (?:\\w+ )?(?:meds|medications?|antidepressants)',
    '(?:mentally|emotionally) (?:stable|sound|healthy|well|balanced)',
    `(?:bring|show|submit|hand over|send|see|need|want|requires?|ask for)(?: \\w+){0,4} (?:medical (?:records?|history|files?|charts?)|diagnos[ei]s)`,
    `(?:no|never an?|zero|without|not one|\\w+n't (?:allow|want|have|let)(?: \\w+)?)(?: \\w+ (?:homes?|houses?) (?:or|and))? (?:group|sober|halfway|recovery|rehab) (?:homes?|houses?|facilit(?:y|ies))`,
    `(?:no|not any|\\w+n't (?:allow|permit|want|do|add|put)(?: up)?(?: any)?) ${MODIFICATION}(?:,? (?:or|and|nor) ${MODIFICATION})*(?=${within(60)}(?:even|your own|pay|expense|allowed|permitted|please|install|ever|[.!]|$))(?! (?:up|to|at|needed|required|from|on|off))`,
    `(?:stopp?|block|fight|fought|oppos|prevent|protest|halt|defeat|vot(?:e|ed|ing) (?:down|against)|say(?:ing)? no to|said no to|keep(?:ing)? out|sign(?:ed|ing)? against|petition(?:ed|ing)? against|save \\w+ from)(?:s|ed|ing|e|es|ped|ping)?(?: \\w+){0,5} (?:group|halfway|sober(?: living)?|recovery|treatment|care) (?:homes?|houses?|cent(?:er|re)s?|facilit(?:y|ies))`,
  ],
  'assistance-animals': [
    `no (?:pets?|animals?|dogs?|cats?)${within(30)}(?:includ\\w+|even|that means|applies to|goes for|same for|counts?)(?: \\w+){0,3} ["']?(?:emotional support|e\\.?s\\.?a|service|support|therapy|assistance|comfort)`,
  ],
  'source-of-income': [
    `${INCOME}(?:,? (?:and|or|nor|&)? ?(?:\\w+ )?${INCOME}){0,3} ${DENIED}(?: (?:be|currently|be \\w+))? (?:count(?:ed)?|qualif\\w+|consider(?:ed)?|includ(?:ed|e)|income|enough|used|accepted|taken)(?! (?:against|as taxable|toward (?!(?:the |our |your |my )?(?:rent|income|three|3|2|application|requirement|qualif))))`,
    `(?:income|rent|pay|money|\\dx?)(?: \\w+){0,4} (?:must |has to |should |only )?(?:come|comes|be|from)(?: \\w+)? from (?:an? )?(?:real |actual |steady )?(?:job|work|employer|employment)(?:,? (?:and )?(?:not|no)| only|s?[.!])`,
  ],
  age: [
    `ages? (?:1[89]|2[01]|${AGE_NUMBER}) (?:to |and )?\\d\\d(?! (?:made|make|accounted|bought|were|percent|months))`,
    `(?:${ONE}|adults?|owners?|buyers?)(?: aged?| ages)? ${AGE_NUMBER}(?: years)?(?: ?\\+| (?:and|or) (?:up|over|older|above|better))(?! ?(?:offers|years in|homes))`,
    `${ONE}(?: aged?| ages)? (?:between|from|aged?) (?:the ages of )?${AGE_NUMBER} (?:and|to) \\d\\d`,
    `${ONE}(?: (?:who|that) (?:is|are))? (?:over|under|older than|younger than|past|above|below)(?: the age of)? ${AGE_NUMBER},? (?:must|ha(?:s|ve) to|needs?|should|will need|pays?|gets?|can't|cannot|won't|may not|shouldn't|are not|aren't|is not|isn't)(?!${within(40)}(?:exemption|tax|file|discount))`,
    `(?:keep|kept|keeping|limit|limited|stick)(?: \\w+){0,3} (?:to|for|at)(?: (?:just|only|the))? (?:folks|people|adults|residents|owners|those|buyers|couples)(?: (?:who|that) are)? (?:over|above|past|older than|under|below) ${AGE_NUMBER}`,
  ],
  'steering-people': [
    `(?:${NOUNS_OF_AREA}|ones)(?: (?:that|which))? (?:i|we)(?:'d|'ll| would| will)? (?:never|not)(?: \\w+)? (?:take|show|send|drive|put|let)(?! (?:photos?|up))`,
    `(?:nervous|worried|scared|afraid|uneasy|anxious) about (?:what|who)(?:ever)?(?: \\w+){0,3} (?:brings?|coming|comes|moving|moves|next door|attracts?)(?=${within(60)}(?:neighborhood|street|block|area|next door|building|town))`,
    `(?:mosque|temple|synagogue|refugees?|shelter|group home|section 8|immigrants?|migrants?)[^!\\n]{0,140}?(?:sell|sold|cash out|get out)(?: \\w+){0,5} before(?! (?:the|you) (?:inspection|closing))`,
    `(?:refugees?|migrants?|immigrants?|section 8|voucher holders|minorit(?:y|ies)|muslims?|${ORIGINS})(?: \\w+){0,3} (?:com(?:e|ing)|mov(?:e|ing|ed)|arriv\\w+|buying|bought|settl\\w+|plac\\w+)${within(90)}(?:list(?:ing)?|sell(?:ing)?|sold|cash(?:ing)? out|get(?:ting)? out|values?|equity|prices?)(?! (?:agents?|tours?))`,
    `who(?:'s|se| is| has|'ve)? (?:been |is |are |all )?(?:mov(?:ing|ed) in(?:to)?|buying)(?: \\w+){0,2} (?:on|around|down|next|near|your|the|our)(?: \\w+){0,2}(?=${within(20)}[?.!]|${within(60)}(?:sell|value|cash|list|lately|equity))`,
    '(?:far|away|miles|buffer|distance)(?: \\w+){0,2} (?:from|between \\w+ and) (?:the |those |any )?(?:rez|reservation|projects|barrio|hood|ghetto|trailer parks?|section 8 (?:housing|apartments)|shelters?)',
    `(?:know|knows|knew|tells?|told|shows?|showed|learn|exactly)(?: \\w+){0,3} which ${NOUNS_OF_AREA} to (?:skip|avoid|stay (?:away|out|clear)|steer|pass|leave|cross)(?!${within(40)}(?:rush|traffic|flood|construction|parking|budget))`,
    '(?:around|among|with|near|by|beside) (?:your|our|their|my|his|her) own (?:kind|people|sort|race|crowd)(?! (?:pets|dogs))',
    `(?:stopp?|block|fight|fought|oppos|prevent|protest|halt|defeat|keep(?:ing)? out|kept out|say(?:ing)? no to|said no to)(?:s|ed|ing|e|es|ped|ping)?(?: \\w+){0,4} (?:affordable|low income|section 8|public|subsidi[sz]ed) (?:housing|apartments|units|projects?|complex(?:es)?)`,
  ],
};
