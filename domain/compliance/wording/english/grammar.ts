import type { Grammar } from '../rule.ts';
import { APART, BOUND } from './apart.ts';
import { HANDED_TO, HELD_OFF_AFTER, HELD_OFF_ANYWHERE, HELD_OFF_BEFORE } from './held-off.ts';
import { PUT_OFF_AFTER, PUT_OFF_ANYWHERE, PUT_OFF_BEFORE } from './put-off.ts';
import {
  CHARGED,
  FAVOURED,
  STEERED,
  TURNED_AWAY_AFTER,
  TURNED_AWAY_BEFORE,
  TURNED_AWAY_FROM_AFAR,
} from './turned-away.ts';

/** Words that end a group of words about the same people. */
const STOPS =
  "for|with|without|in|on|at|to|from|of|near|by|about|that|who|whose|which|and|or|but|if|is|are|was|were|be|not|never|no|only|your|you|we|i|it|they|as|than|so|fees?|deposits?|charges?|matter|need|needs|cost|longer|more than|reason|problem|don't|please";
const ANY_WORD = "(?:st\\.|[\\w'/$%]+)";

/** Up to so many words of the same clause, a denial not among them. */
export const upTo = (most: number): string =>
  `(?:,? (?!(?:not|never|no|nor|but|unless|except|if)(?![\\w']))${ANY_WORD}){0,${most}}?,? `;

const DETERMINER =
  '(?:(?:any|the|a|an|our|your|my|their|his|her|one|two|some|many|more|most|few|several|other|another|every|all|those|these|such|both|kinds? of|types? of|lots of|a lot of|plenty of|number of|members? of(?: the)?) )';
/** What may stand between a cue and the people: "any of the many young". */
const OF_THEM = `${DETERMINER}{0,2}(?:(?!(?:${STOPS}) )${ANY_WORD},? ){0,2}`;

const NEGATION =
  "(?:do not|does not|don'?t|doesn'?t|did not|didn'?t|will not|won'?t|would not|wouldn'?t|cannot|can ?not|can'?t|could not|not(?: currently)?|never|no longer|rather not|prefer not(?: to)?|refuses? to|unable to|unwilling to|hesitant to|prefer no|(?:is|are|am|was|were)(?:n't| not)|ain'?t)";
const ADMIT =
  '(?:currently |ever |really |usually |normally )?(?:(?:accept|tak|allow|approv|want|honou?r|consider|permit|welcom|do|hous|host|accommodat|entertain|process|includ|recogniz|need|be|tolerat|keep|invit|includ|offer)(?:e|ed|ing|s)?|admit(?:ting)?|have (?:any )?room for|put up with|make room for|have|(?:rent|leas|cater|sell|show|market|open)(?:e|ing|ed)?(?: this| it| out| the \\w+)? to|(?:participat|tak part)(?:e|ing)? in|(?:work|deal)(?:ing)? with|like|care for|approved for|set up for|look at|bring|say yes to|work (?:out )?for|suit|fit)';
const UNFIT =
  "(?:unsuitable|inappropriate|(?:no|hardly (?:a|the)) (?:place|spot|home|house|building|apartment|spot|fit|match|room)|too (?:small|steep|quiet|nice|fancy|delicate|fragile|cramped|noisy|risky|dangerous)|off limits|(?:not|isn'?t|aren'?t|never) (?:really |quite |exactly )?(?:a |the |an )?(?:good |great |really |very |at all |right |best |ideal |proper )?(?:suitable|suited|appropriate|recommended|ideal|meant|fit|match|place|spot|home|house|building|complex|community|street|neighborhood|scene|vibe|floor|apartment|unit|rental|listing|choice|option|pick|right|set up|designed|made|intended|safe|good)) (?:for|to)";
const TURNED_AWAY =
  '(?:refus(?:es?|ed|ing)|reject(?:s|ed|ing)?|declin(?:es?|ed|ing)|exclud(?:es?|ed|ing)|ban(?:s|ned|ning)?|prohibit(?:s|ed|ing)?|forbid(?:s|ding)?|turn(?:s|ed|ing)? (?:away|down)|discourag(?:es?|ed|ing)|screen(?:s|ed|ing)? out|off limits to|closed to|tired of|done with|fed up with|had it with|had enough of|trouble with|escape(?: from)?(?: the noise of)?|get away from|free of|free from|(?:skip|pass on|scroll past) (?:this|it)(?: one| listing)? if (?:you.re|you are|you have|you.ve got|you)|had no|has no|with no|so called|keep(?:s|ing)? out|unfriendly to|(?:un|not )comfortable (?:renting|selling|living|sharing|leasing)(?: to| with)?|(?:uneasy|hesitant) about|wary of|afraid of|(?:is|are|am) against|rather than|instead of|bar(?:s|red)?|not (?:an?|your|another|one|of|to|with)|(?:stopp?(?:ed|ing)?|quit|no longer) (?:rent|leas|sell|accept|tak|allow|show|deal|work|bother|process|honor)ing(?: it)?(?: to| with)?)';
/** What a list of refusals names before the people it refuses. */
const AMONG =
  '(?:(?:any |an? |the )?(?:pets?|smok(?:ing|ers?)|drugs?|drama|noise|part(?:y|ies)|dogs?|cats?|kids|children|students?|couples?|vouchers?|hud|programs|(?:boy|girl)friends?|guests?|visitors?|alcohol|weapons|loud music|animals?))(?:,|/)? (?:(?:and|or|nor|&) )?(?:no )?';
const LETTING =
  '(?:renting|leasing|selling|letting|having|taking|accepting|housing|hosting|sharing|dealing|working|living)(?: (?:it|this|out|the \\w+))?';
/** Being loath to have somebody, politely. */
const LOATH = [
  `(?:(?:is|are|was|were|am|be|feel|feels|would be|do|does)(?:n't| not)(?: (?:be|feel|all that|too|very|really|quite|exactly|that|so)){0,2}|not (?:too |very |really |all that |exactly )?) ?(?:feel )?(?:comfortable|okay|ok|keen|open|happy|thrilled|willing|interested|crazy|wild|sold|excited|inclined|eager|looking|right|at ease|prepared|set up|cut out|ready)(?: (?:with|about|to|in|for|on|toward))?(?: the idea of)?(?: ${LETTING}| (?:rent|lease|sell|have|take|consider|accept))?(?: offers?)?(?: (?:to|with|from|for))?`,
  `(?<!(?:you|any one|anyone) )(?:ha(?:s|ve|d)) (?:\\w+ )?(?:reservations|doubts|concerns|misgivings|qualms|no interest|little interest|zero interest|second thoughts|hesitations?|a problem|issues)(?: (?:about|with|in|over|toward))?(?: ${LETTING})?(?: offers?)?(?: (?:to|with|from))?`,
  `(?:leery|wary|uneasy|nervous|hesitant|skeptical|cautious|reluctant|apprehensive|iffy|squeamish|uncomfortable|afraid|scared|loath|skittish)(?: (?:of|about|to|with|around))?(?: ${LETTING}| (?:rent|lease|sell|have|take))?(?: (?:to|with))?`,
  `(?:just as soon|sooner|rather|prefers?(?: to)?|chooses?(?: to)?|opt(?:s|ed)?(?: to)?) not(?: to)? (?:rent|lease|sell|have|deal|take|accept|host)(?: (?:to|with))?`,
  "(?:pass(?:es|ed|ing)? on|draws? the line at|balks? at|sh(?:y|ies) away from|steers? (?:clear of|away from)|turns? (?:his|her|their|our) nose up at|(?:don't|doesn't|do not|does not|didn't) (?:want|like|need|love) (?:to see )?)",
].join('|');
const ANYONE =
  '(?:any ?one|any ?body|some ?one|people|ppl|persons?|folks|tenants?|renters?|applicants?|residents?|those|one|body) (?:(?:who|that) (?:(?:is|are|has|have|uses?|gets?|receives?) )?)?(?:(?:with|w/|on|using|in|from|of|over|receiving|getting) )?(?:(?:a|an|the) )?(?:(?:history|record|kind|form) of )?(?:(?:mental|drug|alcohol) illness or )?';
const REFUSE = `(?:sorry,? )?(?:no|zero|nobody(?: here)?(?: (?:is|gets|receives|uses|has|on)){0,2}|none|absolutely no|without|minus|not for|hold the|${UNFIT}|${NEGATION} ${ADMIT}|${TURNED_AWAY}|${LOATH}|(?:do not|don't|please don't) (?:apply|call|ask|bother|inquire|message|text|write|email|contact|reach out|dm)(?: (?:me|us))?(?: (?:about|with|regarding|over))?(?: (?:if|when) (?:you|they) (?:are|have|use|get|receive|need))?|(?:rather not|prefer not to|will not|won'?t|would rather not) (?:have|rent|lease|live)(?: with| to)?) (?:(?:${AMONG}){0,3}(?:${ANYONE}|(?:with|on|in|from|over|using|who (?:has|have|is|are|uses?|gets?|receives?)) (?:an? )?)?)?`;
const DENIED =
  '(?:rent|lease|buy|sign|share|come(?! to (?:the phone|terms))|visit|wanted|needed|desired|invited|liked|handled|processed|in the cards|allowed|accepted|permitted|welcomed?|approved|considered|honou?red|taken|eligible|apply|inquire|call|contact|fit(?: for| in)?|suit(?:ed|able)?|match|an option|the right|qualify|feel welcome|(?:be |feel )?(?:comfortable|at home|at ease|relaxed)|bother|be happy|go (?:well )?with|mix|do well|live|stay|work|recommended|appropriate|something we|what we|who we|whom we|brought|kept|raised|housed|enter|join|last|move in)';
/** Nobody answers them. */
const UNANSWERED = [
  "(?:(?:will|would|do|does|are|is|can|could|wo)(?:n't| not| never)|never)(?: (?:be|get|getting|receive|expect|see|hear|given|a|an|any|even)){0,3} (?:answer(?:ed|s)?|repl(?:y|ied|ies)(?: to)?|responses?|responded to|call ?backs?|called back|returned|read|opened|considered|reviewed|acknowledged|entertained|processed|heard)",
  '(?:will be |will |are |is |get |gets |go |goes |being |end up ){1,2}(?:straight |right |directly |automatically )?(?:ignored|deleted|blocked|trashed|tossed|binned|left on read|(?:to|in) (?:the |my |our )?(?:spam|trash|junk|bin|garbage|shredder)(?: folder)?)',
  '(?:will )?(?:get|gets|receive|hear|are met with|is met with) (?:no|zero|crickets|silence|nothing) ?(?:response|reply|answer|call ?back|back)?',
  "(?:please )?(?:save|do not waste|don't waste)(?: \\w+){0,2} (?:time|breath|energy|gas|stamps?|money|trip|(?:application |app )?fees?|application)",
].join('|');
const REFUSED_AFTER = [
  UNANSWERED,
  '(?:will |would )?(?:do|does|fare|fit) better (?:on|in|at|elsewhere|somewhere)',
  '(?:is|are|would be|get|gets) (?:already |simply |just |always )?(?:one )?(?:too (?:many|much|loud|noisy|messy|rowdy)|late|bored|a problem|trouble)(?= ?(?:[.,;!]|$))',
  '(?:will |would |is going to |are going to |always |only )?(?:bothers?|annoys?|disturbs?|(?:drags?|lowers?|brings?)(?: down)? (?:the|our|property|home|values?)|scratch(?:es)?|damages?|ruins?|wakes?|throws? parties|makes? (?:too much )?noise|complains?|cause(?:s)? (?:trouble|problems))',
  '(?:would|will|must|ha(?:s|ve|d)|needs?)(?: have)?(?: to)? (?:sleep|stay|wait|live|be kept|remain|go) (?:in the (?:yard|garage|car|basement)|outside|outdoors|elsewhere)',
  `(?:(?:are|is|will|would|should|can|must|may|do|does) ?)?(?:n't|not|never|cannot|can't|won't|need not|no longer)(?: (?:be|being|currently|even|a|an|the|good|ever|to|really))* ${DENIED}`,
  '(?:move|leave|complain|break leases|skip out|cook|shout|smoke|argue|party)s? (?:too|mid|all the|every|out)',
  '(?:(?:is|are)(?: all)? out|make(?:s)? (?:this|it|that) a no|(?:is|are|would be) (?:a lease violation|grounds for \\w+|cause for \\w+))(?= ?(?:[.,;!]|$)| for| here)',
  '(?:is|are|would be|will be)(?: an?| just)? ?(?:(?:hard|firm|big|definite|absolute|flat) )?(?:pass|no|no go|non starter|deal ?breaker|nope)(?= ?(?:[.,;!]|$)| for| here)',
  '(?:will|would|might|may) (?:be|feel|get) (?:lost|bored|miserable|overwhelmed|swamped|frustrated|exhausted)',
  '(?:will be |would be |are |is |get |gets |being )?(?:automatically )?(?:turned (?:away|down)|rejected|refused|declined|denied|excluded|ignored|deleted|evicted|prohibited|banned|barred|forbidden|discouraged|unwelcome|off limits|out of the question)',
  '(?:will |would |may |might )find (?:it|this|that|(?:the|our) \\w+)(?: \\w+)? too \\w+',
  '(?:will |would |may |might )?(?:have a hard time|struggle|be sorry|find it (?:hard|difficult))',
  '(?:should|must|can|please|may|will want to|had better|better)(?: please)? (?:skip|pass|sit|give|move on|avoid|(?:look|ask|go|try|search|move|keep|shop|find|apply|rent|live)(?: for)? (?:elsewhere|somewhere else|another|looking|scrolling|along|on|next door|the (?:next|other|building|house|place|unit)))',
  '(?:should|must|may|will)(?: please)? (?:want |need |prefer )?(?:to )?(?:look|search|ask|apply)(?: \\w+)? (?:for|at) (?:an? )?(?:larger|bigger|different|other|more suitable|better suited|ground floor) \\w+',
  '(?:would|will|might|may) be (?:better off|better served|better suited|more comfortable|happier|safer|unhappy|uncomfortable|out of place)',
  '(?:will be |are |get |must be |should be )(?:placed|put|assigned|housed|limited|restricted|steered|directed|confined|kept) (?:on|in|at|to|from|off)',
  '(?:will |must |should |have to |has to )?(?:needs?|provides?|shows?|brings?|pays?|posts?|puts? down|be charged|face)(?: an?)? (?:two|three|extra|additional|double|more|higher|larger|bigger|second)',
  '(?:are |is |get |gets )?asked for (?:two|three|extra|additional|double|more)',
  'please (?:look elsewhere|keep looking|keep scrolling|do not apply|pass|move on|move along|scroll on)',
  ',? no(?:,? (?:thanks|thank you|sorry|please|way))?(?= ?(?:[.!;]|$))',
  "(?:need not|needn't|do not|don't) (?:apply|call|bother|inquire|ask|contact)",
].join('|');

const HOPE =
  '(?:rent|rent it|lease|lease it|sell|sell it|let|give it|show it|offer it)(?: only)? to|find|have|live with|share with';
const WANT = `(?:(?:requires?|expects?|insists?(?: that)?|asks?(?: that)?|wants?|needs?)(?: (?:all|any|every|the))? (?:tenants?|renters?|applicants?|residents?|buyers?|occupants?|roommates?|you)(?: to be| be| are)|(?:would |we |i |the owner |owner |landlord )?(?:strongly |highly )?(?:prefer(?:red|ably|s|ring|ence (?:for|given to|to|is for|goes to|will be given to))?|favou?rs?|priorit(?:y|ize|izes)(?: to| for| goes to)?|like(?: for)?)|seek(?:ing|s)?|(?:we are|we're|i am|i'm|owner is|landlord is|sellers are) after|want(?:ed|s|ing)?:?|need(?:ed|s)?|(?:looking|searching|search|hoping|holding out) (?:for|4)|interested in|(?:hop(?:es?|ing)|lov(?:e|es)|like|likes|plans?|aims?|prefers?|rather|try|wants?|happy|wish(?:es)?|better)(?: to)? (?:${HOPE})|(?<!(?:the|your|my) )(?:only|exclusively|strictly|solely)(?: for| to| by)?|(?:rent|leas|sell|let)(?:e|ing|s)? (?:strictly|solely|just|purely) to|(?:sooner|much rather|rather) (?:rent|sell|lease|have|live)(?: to| with)?|only (?:rent|leas|accept|tak|deal|work)(?:e|ing|s)?(?: to| with)?|(?:rent|leas|sell|lend|let|show|market)(?:e|s|ing)? (?:only|exclusively|just|solely|strictly) to|(?:reserved|available only|set aside|held|earmarked) (?:for|to)|(?:restricted|limited|open only|catering|marketed|geared|aimed) (?:to|toward|at)|(?:first (?:pick|choice|dibs|crack)|preference|priority|advantage|discount for being)(?: (?:goes|given|is given|will be given))? (?:to|for)|feel better (?:with|about|renting to)|comfortable with|desir(?:e|es|ed|ing)|in search of|hunting for|partial to|keen on|(?:would|we'd|i'd|he'd|she'd) (?:love|like|welcome|enjoy)(?: to (?:have|find|get|see))?|extra points for|bonus (?:points )?(?:for|if (?:you're|you are))|ideally|hoping for|go(?:es|ing)? with|click best with|stick(?:s|ing)? (?:with|to)|h(?:e|o)ld(?:ing)? (?:this|out|off)(?: one)? for|hold(?:ing)? it for|(?:ideal|perfect|best|dream|usual) (?:tenants?|renters?|buyers?|applicants?|roommates?|neighbors?)(?: for \\w+)? (?:is|are|would be|have been|will be))`;
const GOOD =
  '(?:(?:a|an|the|our|their|own|some|one|two|another|fellow|any|nice|quiet|clean|good|responsible|mature|single|professional|respectful|tidy|older|younger|decent|working|stable|lovely|sweet|great|settled|middle aged|elderly|reliable|neat|serious|happy|married) )';
/** Who gets it. */
const GIVEN_TO =
  "(?:(?:(?:should|will|would|must|ought to|is going to|gonna|needs to|has to|always|only|usually) go|goes(?! (?:by|on|from))|(?:is|are|being|it's|this one's|we're|i'm) (?:being )?(?:sav(?:ed|ing)|reserv(?:ed|ing)|h(?:eld|olding)|kept|keeping|meant|set aside|earmarked|intended|promised)(?: (?:it|this|this one|the \\w+|that))?|(?:give|gives|giving|pass|hand|offer|offers)(?: (?:it|this|them|the \\w+|first \\w+|dibs))? ?(?:first|on|down|over)?|move to the (?:front|top)|let (?:it|this) go) (?:to|for))";
/** Whom they are used to take. */
const LEANS =
  '(?:(?:tends?|like|likes|try|tries|aims?|inclined|used) to (?:like|go with|pick|choose|favor|rent to|lean toward|attract|take|be|have|get|keep)|(?:usually|always|mostly|generally|typically|normally|historically) (?:rents? to|goes? with|picks?|chooses?|has|have|takes?|gets?|sells? to|attracts?|had)|leans? toward|(?:chooses?|picks?|favors?|wants?) (?:only )?|gravitates? (?:to|toward)|partial to|soft spot for|big fan of|(?:do|does|works?|works out|runs?|goes) (?:so much |much |far |way )?(?:better|best|smoother|easier) with|(?:more |most |only )?(?:comfortable|happy|at ease) with)';
const PREFERRED_AFTER =
  '(?:(?:i|we) (?:only|just|always) (?:hold|save|keep|reserve|set aside)(?: \\w+){1,3} (?:for|to) (?:you|them)(?! (?:to|until|while))|(?:are |is |will be |would be |gets? |have |has |go(?:es)? |tak(?:e|es) |come |strongly |highly |always ){0,3}(?:(?:be |make )?(?:heaven|a dream|so happy|happy here|our dream)|only|preferred|wanted|welcome only|desired|exclusively|need apply|a plus|a must|first choice|first pick|first dibs|priority|preference|precedence|favou?red|a bonus|first|to the (?:top|front)|this time|(?:the |our )?first (?:look|crack|call|shot|offer|chance)|(?:strongly |much |highly )?favou?red|over other|who we want|what we want|our (?:first|favorite|preference|ideal|choice)|what we (?:are|re) (?:after|looking for)|(?:mak|be)(?:e|es|ing)? (?:the |our |for the )?(?:best|better|finest|ideal|favorite) (?:tenants?|renters?|neighbors?|roommates?|buyers?|residents?)|(?:a )?discounts?|please(?= ?(?:[.!]|$))))';

const THING =
  '(?:home|house|place|spot|nook|corner|loft|neighborhood|area|street|yard|condo|apartment|unit|room|studio|building|community|starter home|starter|choice|setup|layout|opportunity|property|town|suburb|location|nest|getaway|floor plan)';
export const FIT =
  '(?:perfect|ideal|great|best|excellent|wonderful|suited|suitable|well suited|tailor made|custom made|made|meant|designed|tailored|fantastic|amazing|terrific|lovely|just right|right|sized right|built|created|intended|geared|good|nice|awesome|super|prime|dream|fit)';
const DREAM =
  '(?:dreams?|dream homes?|paradise|haven|heaven|oasis|retreat|magnet|playground|nest|delight|blessing|sanctuary|hideaway|hideout|crash pad|favorite|mecca|first home|forever home|needs|lifestyle)';
const LOVE =
  "(?:(?:will|would|are going to|is going to|can|could|are sure to|should|always|'ll|all|really|just|absolutely) ){0,3}(?:love|adore|appreciate|enjoy|thrive|delight in|fall in love|feel (?:right )?at home|be (?:happy|thrilled|delighted|comfortable|at home)|rave|find it|flock|dream of|be proud|fit right in|grow up|call (?:it|this)|settle)";

const MOSTLY =
  '(?:predominantly|mostly|mainly|largely|primarily|overwhelmingly|heavily|traditionally|historically|increasingly|entirely|majority|nearly all|almost all|all|exclusively|solidly)';
const LIVING =
  '(?:neighborhoods?|neighbors?|residents?|every ?(?:one|body)(?: (?:here|around|in the (?:building|area|neighborhood)))?|area|street|block|building|community|town|complex|owners|homeowners|households?|tenants)';

/** Turning somebody away, wherever in the sentence they are named. */
const TURNED_AWAY_ANYWHERE = [
  '(?:will|would|may|might) find(?: \\w+){1,3} too \\w+',
  "no deal|(?:not|n't|never) repeat (?:that|it|the)|(?:pile|cram|crowd|stuff)(?:s|ed|ing)?(?: \\w+){0,3} (?:in|into) (?:a|one|the)",
  "(?:do not|don't|please don't|never|should not|shouldn't|need not) (?:even )?(?:book|send|bring|show|try|bother|schedule|refer)",
  "you (?:do not|don't|won't|will not|would not) qualify(?= ?(?:[.,;!]|$))",
  "(?:do not|don't|won't|will not|cannot|can't) (?:manage|make it|work (?:here|for us))|(?:not|never) sign (?:leases?|with)",
  '(?:other|another|different) (?:buildings?|places?|complexes|neighborhoods?|apartments?|houses?)(?: out there)? (?:for|that)|there are other (?:buildings?|places)',
  "(?:owner|landlord|landlady|hoa|board|neighbors?)(?: \\w+){0,4} (?:say no|says no|said no|objects?|complains?|gets? upset|minds|won't like|doesn't (?:want|like|allow))",
  "(?:i'd|i would|we'd|we would) (?:look|buy|live|go|move|search) (?:farther|further|elsewhere|away|somewhere|in another)",
  '(?:done|finished|through|had it|fed up) with (?:that|those|it|them|him|her)(?= ?(?:[.,;!?]|$))',
  "(?:is|are|was|were)(?: not|n't)(?: going to| gonna)? (?:work (?:out|for)|the (?:\\w+ )?(?:unit|one|home|house|building|apartment|complex|spot) for|what we (?:need|want|do)|something we (?:need|want|do)|your (?:place|home|building|house)|the place|a fit|a match|welcome)",
  '(?:look|try|go|search|shop|live|apply|somewhere|anywhere) (?:else|elsewhere|somewhere else)',
  'keep (?:looking|scrolling|walking|driving)',
  "(?:do not|don't|please don't|need not)(?: even)? (?:ask|apply|bother|waste|call|inquire|write|text)",
  '(?:must|has to|have to|will have to|need to|will need to) (?:move out|leave|vacate|find another)',
  "(?:cannot|can't|could not|won't|will not) (?:stand|tolerate|put up with|have|house|deal with)",
  '(?:mak\\w+|made) (?:us|me|the (?:owner|landlord|neighbors)) (?:nervous|uncomfortable|uneasy)',
  '(?:suggest|recommend|refer|point|send|direct)(?:s|ed)?(?: \\w+)?(?: to)? (?:(?:another|a different|other|the other) (?:\\w+ )?(?:buildings?|units?|complex(?:es)?|places?|apartments?|homes?|houses?|communit(?:y|ies)|neighborhoods?|listings?)|somewhere else)',
  '(?:and|or) (?:nobody|no one|nothing) else',
  '(?:so|sorry|thanks|thank you),? (?:but )?no(?: thanks)?(?= ?(?:[.,;!]|$))|no,? (?:thanks|thank you|sorry)',
  '(?:too many stairs|too steep|too much house|too far to walk) for',
  'too much for',
  "(?:not|n't) (?:equipped|set up|prepared|insured|licensed|ready)(?: (?:for|to))?",
  '(?:bad|terrible|poor) (?:luck|experiences?) with|burned by|learned (?:our|my) lesson',
  "(?:not|n't|never) change (?:our|my|the owner's) minds?",
  '(?:a|such a|quite a) (?:hassle|headache|nuisance|bother)|more trouble than|not worth (?:the|it)',
  'leave (?:the|your) \\w+ (?:behind|at home|outside)',
  '(?:not|never) (?:here|again|this time|(?:for|on|at|in|with) this one|in this (?:house|building)|under (?:this|our|my) roof)(?= ?(?:[.,;!]|$))',
  "(?:do not|don't|won't|will not|cannot|can't) (?:take|want|rent to|accept|allow|do) (?:them|those|that|one|it|any)(?= ?(?:[.,;!]|$)| (?:now|any ?more|again|here))",
  "(?:not|n't)(?: be| a)? (?:suitable|appropriate|recommended|good (?:fit|idea|match))(?= ?(?:[.,;!]|$))",
  '(?:never|do not|don.t|won.t) pay(?: \\w+)?(?= ?(?:[.,;!]|$)| so)',
  "(?:(?:is|are|was|do|does|would|will|wo|may|might)(?:n't| not)|not|never|hardly)(?: (?:be|really|quite|exactly|meant|made|built|right|the place|the one|the|a))*? (?:for you|(?:for )?your (?:vibe|speed|scene|style|jam|cup of tea|thing|crowd|best bet|match|spot|kind of \\w+|world|next \\w+|dream \\w+))(?= ?(?:[.,;!?:\\n]|$))",
  "(?:i'd|i would|should|may want to) think (?:twice|again)|think twice (?:if|about (?:renting|living|applying))|(?:be|consider yourself) (?:fore)?warned|swipe left|(?:\\w+n't|not) get your hopes up|(?:do not|don't|please don't) (?:even )?(?:hold your breath|get (?:too )?(?:attached|excited)|fall in love)",
  "(?:(?:do|does|are|is|am|will|wo)(?:n't| not)|never)(?: be| going to)? (?:(?:respond|repl|answer)(?:y|ing|ying)?(?: to (?:you|them))?|(?:call|text|writ|get)(?:e|ing|ting)?(?: (?:you|them|to you|to them))?(?: back)|(?:call|text|writ)(?:e|ing)? (?:you|them))(?= ?(?:[.,;!?\\n]|$))",
  "(?:do not|don't|never|won't|shouldn't) (?:expect|wait for|count on)(?: \\w+){0,2} (?:repl\\w+|responses?|answers?|call ?backs?)",
  'on read(?= ?(?:[.,;!?\\n]|$))',
  'save (?:your|our|yourself)(?: own)? time and (?:mine|ours)|(?:please|and|so) save (?:your|our|yourself) (?:own )?time',
  '(?:is|are|may be|might be)(?: definitely| just| probably)? not for you|so (?:we|i) (?:pass|decline|say no|skip|refuse)',
  '(?:out of luck|stay away|stay out|keep out|turned off by|steer clear)',
];
/** Looking for somebody, wherever in the sentence they are named. */
const LOOKED_FOR_ANYWHERE = [
  '(?:should|will|would|must|ought to|gonna|going to|can) (?:only )?go to (?:one|another|some ?one|some ?body|a fellow)(?= ?(?:[.,;!?]|$)| too| as well| who| like| again)',
  '(?:better|rather have) (?:some ?one|some ?body|an?|if)|(?:we|i) trust',
  '(?:favorite|ideal|dream|perfect|best|preferred|sort of|kind of|type of) (?:tenants?|renters?|roommates?|applicants?|housemates?)',
  '(?:we|i|owner|owners|landlord|wife|husband|seller|sellers)(?: would)? (?:like|love|hope|want|wish|expect|prefer)s? (?:to (?:rent|sell|see|have|find|share)|for|someone|somebody|a tenant|tenants|our tenants)',
  '(?:you|tenants?|renters?|applicants?|roommates?|residents?) (?:must|should|ought to|need to|needs to|have to|has to) be',
  'only (?:accept|take|consider|entertain|sell|look at)(?:s|ing)?(?: \\w+){0,3} (?:from|to) (?:one|them|those|that kind)(?= ?(?:[.,;!]|$))',
  'feel (?:better|best|safer|more comfortable) (?:with|about|renting|if)',
  '(?:the |this )?(?:lease|rental|upstairs|downstairs|basement|room|unit) (?:is|goes)(?: only)? (?:for|to)',
  '(?:prefer|want|need|expect|ask|require|hope|like|insist)(?:s|ing)?(?: it)?(?: if| that)? (?:whoever|the (?:person|tenant|renter|buyer|one) who)',
  '(?:only|just|exclusively) (?:available|open|offered) (?:to|for)',
  '(?:one|a|seeking|seek) (?:quiet|clean|tidy|single|serious|nice|reliable|good|respectable) (?:tenants?|renters?|roommates?|persons?)',
  '(?:keep|keeping|leave|want|like) it (?:so|that way|like that|as it is)',
];

/** Words that say that somebody is wanted or not, or not like others, whatever else the sentence says. */
const SINGLED = [
  "(?:do|does|did|is|are|was|were|will|would|have|has|had|could|should|can|ca|wo|must)(?:n't|nt)",
  'not|never|nobody|none|nor|no one|cannot',
  '(?:no|without|zero|minus)(?! (?:matter|cost|charge|problem|obligation|fee|fees|rush|pressure|worries|step|steps)(?!\\w))',
  'only|exclusively|strictly|solely',
  '(?:go|goes|come|comes|get|gets|pick|look|dibs|choice|call) first|priority',
  'please|sorry|pls',
  "prefer\\w*|pref'?d?",
  'should|better|rather|ideally|hopefully',
  'instead|elsewhere|different|separate|other than|another',
  'want|wants|wanted|wish|hope|hoping|seek|seeking|needed',
  'until|unless|except|provided',
  'extra(?! (?:(?:bed|bath|powder |living |family )?rooms?|baths?|space|storage|closets?|living|parking|seating|garage|lot|keys?|time|care|touch\\w*|land|acres?|counters?)(?!\\w))|double|surcharge',
  'always|usually|tends?|end up|ends up|a lot of|nervous|uncomfortable',
  'stop|stopped|stopping|tired of|done with|frankly|honestly',
  'ideal\\w*|would be (?:perfect|great|best|nice)',
  "i(?:'d|'ll| would|d) (?:show|take|send|steer|point|start|put|suggest|look|try)",
  'friendly|oriented|majority|dominated|flavored|heavy',
];

/** Words that make somebody a burden, or a reason for other terms, whatever else the sentence says. */
const BLAMED = [
  "(?:do|does|did|is|are|was|were|will|would|could|should|can|wo)n't|not(?! (?:just|only|included|counted|pets?)(?!\\w))|never",
  'should|better|rather',
  '(?<!(?:zero|no|without|less|any|free of)\\s)(?:crazy|nuts|drama|noise|noisy|loud|rowdy|trouble\\w*|problems|headaches?|messy|wreck\\w*|ruin\\w*|burned|nightmares?|hassle|liability|grief|nuisance|complain\\w*|stampede|racket|mayhem|chaos)',
  'too many|so many|too much|over the limit|circus|red tape|hoops|bureaucracy|not worth|a violation|abide|tolerate|behind on|break leases?|means you',
  'always|end up|ends up|wind up|(?:tried|did)(?: \\w+){0,6} once|learned',
  '(?:in|to|into) (?:the|my|our) (?:shredder|trash|bin|garbage|recycling|annex|basement|spam)',
  "you're out|you are out|she's out|he's out|they're out|has to go|(?:on|in) the (?:annex|basement|back|rear)",
  '(?<!(?:to|you|you can|and)\\s)try (?:the|our|another)',
  '(?<!(?:no|without|any)\\s)(?:extra(?! (?:(?:bed|bath|powder |living |family )?rooms?|baths?|space|storage|closets?|living|parking|seating|garage|lot|keys?|time|care|touch\\w*|land|acres?|counters?)(?!\\w))|double|surcharge)|(?:raise|raised|raises|bump\\w*) (?:the|our)|month to month|co ?signer',
  'only|sorry|pls|no thanks|not again|never again|this time',
  'first floor|ground floor|(?:another|other|different|sister) (?:building|property|complex)',
  'elsewhere|somewhere else|off the table|out of the question|deal ?breaker',
  "reason (?:we|i|the)|that's why|which is why",
  "prefer\\w*|pref'?d?",
  '(?:before|until) (?:i|we|the owner) (?:say|decide|sign|agree|approve)\\w*',
];

/** Ways of English sentences to refuse, to prefer, to say whom a home suits and who lives there. */
export const WAYS: Grammar = {
  refused: {
    before: [
      `${REFUSE}${OF_THEM}`,
      ...TURNED_AWAY_BEFORE.map((one) => `${one}${OF_THEM}`),
      ...PUT_OFF_BEFORE.map((one) => `${one}${OF_THEM}`),
      ...HELD_OFF_BEFORE.map((one) => `${one}${OF_THEM}`),
    ],
    after: [
      `(?: letters?)?(?:n't|,)? (?:${REFUSED_AFTER})`,
      `${upTo(4)}(?:${REFUSED_AFTER})`,
      ...TURNED_AWAY_AFTER,
      ...PUT_OFF_AFTER,
      ...HELD_OFF_AFTER,
    ],
    anywhere: [...TURNED_AWAY_ANYWHERE, ...TURNED_AWAY_FROM_AFAR, ...PUT_OFF_ANYWHERE, ...HELD_OFF_ANYWHERE],
  },
  preferred: {
    before: [
      ...HANDED_TO,
      `${WANT} ${GOOD}{0,4}`,
      `${WANT} (?:an? |the |one |two |some )?(?:[\\w']+,? (?:and )?){0,3}`,
      `${GIVEN_TO} (?:an? |the |our |another |one |some |fellow |other ){0,2}${GOOD}{0,2}`,
      `${LEANS} ${GOOD}{0,4}`,
    ],
    after: [
      `(?: tenants?| renters?| applicants?| residents?| households?| couples?| teams?| famil(?:y|ies))? ${PREFERRED_AFTER}`,
    ],
    anywhere: LOOKED_FOR_ANYWHERE,
  },
  suited: {
    before: [
      `${FIT} (?:${THING} )?(?:for|to) ${OF_THEM}`,
      `(?:room|apartment|studio|basement|bedroom|flat|loft|cottage|duplex|in law unit) (?:for rent |available |open )?for (?:an? |the )?${OF_THEM}`,
      `${FIT} ${THING}${upTo(3)}for ${OF_THEM}`,
      `(?:${THING}|cottage|bungalow|backyard|porch|pad|rooms|\\w*bedrooms?|nursery|playroom|treehouse|swing ?set|pool|it)(?: (?:just|really|is|only|practically|truly)){0,2} (?:needs?|wants?|deserves?|screams?|yells?|says|misses|(?:begs?|begging|cries|crying|calls?|calling|asks?|asking|waits?|waiting|longs?|longing|ready|made|meant)(?: out)? for) (?:is )?${OF_THEM}`,
      `${DREAM} (?:for|of) ${OF_THEM}`,
      `${FIT} (?:\\w+ ){1,2}${THING} (?:for|to) ${OF_THEM}`,
      `(?:a|the|this|your) (?:\\w+ ){0,2}${THING}(?:'s| is| was| would be)? (?:for|to suit|to fit) ${OF_THEM}`,
      `(?:calling all|attention,?|hey,?|calling) ${OF_THEM}`,
      `(?:love|adore|enjoy|feel (?:right )?at home|fit (?:right )?in|belong|thrive|be (?:happy|comfortable)|get along|settle)(?: \\w+){0,3},? (?:especially |only )?(?:if|as long as|when|provided) (?:you're|you are|your \\w+ (?:is|are)|they're|they are|you have|you've got) (?:an? |the )?${OF_THEM}`,
      `(?:suits?|fits?|works? for|appeals? to|attracts?|draws?|pleases?|popular with|loved by|favou?red by|calling for|calls for|made for|crying out for|begging for|with the needs of|needs of) ${OF_THEM}`,
    ],
    after: [
      `(?:'s?)? (?:${DREAM}|${LOVE})`,
      ' in mind',
      ",? (?:you'll|you will|you'd|you would|you are going to|you're going to) (?:love|feel|appreciate|enjoy|adore|fit)",
      ' written all over',
      `[,:!]? (?:this|here)(?:'s| is| was)? (?:(?:${THING}|one|listing|bungalow|cottage)(?:'s| is| was| has)? ?)?(?:\\w+ ){0,2}?(?:for|has|had|with) (?:you|y.all|ya|your)(?: \\w+)?`,
      ' (?:has|have) been (?:waiting|looking|dreaming)',
    ],
  },
  dwelling: {
    before: [
      `${MOSTLY} (?:made up of )?`,
      `${LIVING}${upTo(3)}(?:is|are|being|remains?|became|(?:have|has)(?: (?:so far|all|always|mostly|only|both)){0,2} been) (?:(?:a|an|all|of|very|mostly|mainly|nearly|almost|quite) ){0,3}`,
      `(?:tends? to be|are usually|are generally|happen to be|skews?|leans?|runs?|went|gone|going|turning|turned|we're all|we are all|they're all|we're mostly|all of us are|it's all|it's mostly|nothing but|wall to wall|pretty much all) (?:all |mostly |heavily |very |pretty |mainly |more |a little |the )?`,
      `(?:fill|overrun|taken over|crowd|pack)(?:s|ing|ed)?(?: up)? (?:with|by) ${OF_THEM}`,
      `(?:surrounded by|full of|filled with|home to|made up of|populated by|lots of|plenty of|a lot of|so many|few|many|live (?:with|among|near|next to)|neighbors? include|favored by|popular with|inhabited by|settled by) ${OF_THEM}`,
    ],
    after: [
      `${upTo(4)}(?:live|lives|reside|resides|dominate|(?:have |has |are |is )(?:moved|moving|buying|taken|taking|left|leaving)|make up|around here|on this (?:street|side|block))`,
    ],
  },
  steered: STEERED,
  charged: CHARGED,
  favoured: FAVOURED,
  apart: APART,
  bound: BOUND,
  singled: { before: [], after: [], anywhere: SINGLED },
  blamed: { before: [], after: [], anywhere: BLAMED },
};
