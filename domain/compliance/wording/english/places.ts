// Leading people away from places, and places that are kept for some, as `Phrases.find` takes them.
import { within } from '../within.ts';

const COMPASS = '(?:north|south|east|west)';
const SIDE =
  '(?:sides?|ends?|parts?|areas?|pockets?|stretch|corner|neighborhoods?|blocks?|streets?|zip ?codes?|towns?|subdivisions?|districts?|suburbs?)';
/** Traffic and building work keep people from a place as well, and harm nobody. */
const BY_ROAD =
  '(?![^.!?\\n]{0,80}(?:traffic|rush hour|commut|flood|construction|detour|parking|parade|closed|fire zone|burn zone|hurricane|utilit|septic|sewer|hoa dues|taxes|budget|noise from|airport|zon(?:ed|ing)|view|sunset|sunrise))';
const LINE =
  '(?:tracks|highway|freeway|river|interstate|creek|bridge|boulevard|county line|city line|railroad|canal|expressway|avenue|parkway)';
const BEYOND = `(?:(?:anything |anywhere |any house |houses? )?(?:(?:just )?(?:${COMPASS}|across|past|beyond|below|above|over|the other side)(?: of)?(?: the)? (?:\\w+ ){0,2}?(?:${LINE}|street|st|avenue|ave|road|rd|drive|[a-z]+|\\d+\\w*)(?: street| st| avenue| ave| road| boulevard)?)|(?:on )?(?:that|the (?:other|far|wrong)|this) (?:${SIDE})(?: of (?:the )?\\w+)?)`;
const LIVE =
  '(?:live|buy|be|look|go|rent|end up|move|raise (?:a family|kids|your kids)|walk|park|settle|set foot|shop|touch|consider|drive|wander|bother)(?: (?:anything|anywhere|in|on|at|with|a|your|house|homes?|kids?|family|there|over|up))*';
const LETS_IN =
  '(?:buys?|bought|lives?|moves?|moved|moving|gets?|got|comes?|came|joins?|rents?|owns?|(?:we|they|it|the (?:board|owner|owners|hoa|association)) (?:lets?|allows?|admits?|accepts?|sells? to|rents? to|takes?|lets? in|approves?)|belongs?|fits|can (?:buy|live|rent|move|own)|(?:may|gets to|is allowed to) (?:buy|live|rent|move|own))';
const CHOOSY =
  '(?:careful|choosy|picky|particular|selective|fussy|strict|cautious|a say|say|a vote|a voice|control|watchful|protective|discerning)';
const RATING =
  "(?:(?:8|9|10|eight|nine|ten|eights|nines|tens|a)(?:'?s|\\+)?(?:(?:,| or| and|-|/) ?(?:8|9|10|eight|nine|ten|eights|nines|tens)(?:'?s)?)?)";

export const STEERING_BY_PLACE: readonly string[] = [
  `(?:you|they|we|buyers|clients|families|no ?body|i)(?: \\w+)? ?(?:(?:do|would|did|will)(?:n't| not)|won't|never|not|rather not)(?: \\w+){0,2} (?:want|wanna|care|like|wish|need) to ${LIVE} ${BEYOND}${BY_ROAD}`,
  `(?:i|we)(?:'d| would)(?:n't| not| never)(?: \\w+)? ${LIVE} ${BEYOND}${BY_ROAD}`,
  `(?:stay|keep|stick)(?:ing)?(?: \\w+)? (?:${COMPASS}|this side|on this side|on the ${COMPASS} side|above|below) of(?: the)? (?:\\w+ ){1,3}(?:if|trust|believe|and you|because|for (?:your|the kids)|or you|since|where)${BY_ROAD}`,
  `(?:stay|keep|stick|steer|look)(?:s|ing)? (?:away from|out of|clear of|off)(?: the| that| those| any ?(?:thing|where)?)? ?(?:\\w+ )?(?:${COMPASS}|${SIDE}|across|past|beyond|over by)(?: \\w+){0,4}${BY_ROAD}`,
  `(?:keep|keeps|kept|keeping|steer|steers|hold)(?: \\w+){0,2} (?:buyers|clients|families|people|customers|renters|folks) (?:out of|away from|clear of|off)(?: the)?(?: \\w+){1,2}(?!${within(40)}(?:debt|trouble|traffic|scam|money|flood|foreclosure|bidding))`,
  `(?:that|this|the (?:other|far|${COMPASS}|wrong)) ${SIDE}(?: of (?:the )?(?:\\w+ )?\\w+)?(?:'s| is| has| are| have)(?: \\w+)?(?: been)? (?:chang(?:ing|ed)|turn(?:ing|ed)(?! (?:green|red|gold))|going|gone|not (?:for you|what it (?:was|used to be)|your)|declin\\w+|different (?:now|these days))(?! (?:from|to r\\d|zoning|hands|color))${BY_ROAD}`,
  `(?:that|the (?:other|far|wrong)|this) side of (?:the )?(?:\\w+ )?${LINE}(?: (?:is|are)(?:n't| not)?|isn't|ain't|has|would|won't|is for|attracts)(?: \\w+){0,2}(?! (?:closed|under|flooded|jammed|longer|quicker))`,
  `(?:people|folks|families|ones|crowd|those)(?: \\w+){0,2} (?:moving|coming|living|buying|settling)(?: \\w+){0,2} (?:are|is|aren't|isn't)(?: not|n't)? (?:your|our|my|the (?:kind|sort|type)|not (?:like|your|our)|like (?:you|us)|different|who you)(?: \\w+)?`,
  `${CHOOSY} (?:about|with|in|over|on|of|when it comes to|as to|regarding) (?:who|whom|which (?:people|families|buyers))(?: else)?(?: \\w+){0,2}? ${LETS_IN}(?: \\w+)?`,
  `(?:vet(?:s|ted|ting)?|hand ?pick(?:s|ed|ing)?|interview(?:s|ed|ing)?|screen(?:s|ed|ing)?|meet(?:s)?(?: with)?|choose(?:s)?|chose|pick(?:s|ed)?)(?: \\w+){0,4} (?:to (?:make sure|see if|be sure|ensure)|so|whether|if)(?: that)? (?:they|you|it|he|she|every ?one)(?: \\w+){0,2} (?:fit|fits|match|matches|belong|belongs|blend|blends|share|shares|are (?:our|like|the right)|gets? along)(?: \\w+){0,4}`,
  `(?:know|knows|knew|love|like|watch|control|decide|decides)(?: \\w+){0,2} (?:exactly )?who(?:'s| is)? (?:lives?|living|moves?|moving|buys?|gets?|belongs)(?: (?:in|here|on|around|next))+(?= ?(?:[.,;!]|$))`,
  `(?:stay(?:s|ed|ing)?|remain(?:s|ed)?|keep(?:s)?|kept|is|been)(?: (?:exactly|just|it))* (?:the way it (?:is|was|has always been|always was)|the same|as it (?:is|was|always was)|like (?:this|that|it was)|this way|that way)${within(40)}(?:because|since|thanks to|and (?:we|the|our)|due to|by)${within(40)}(?:who|whom|we|board|neighbors|owners|association)(?!${within(40)}(?:paint|roof|kitchen|floor|price|rent))`,
  `(?:nothing|not much|little|hardly anything|has(?:n't| not)|have(?:n't| not)|never)(?: has| have)?(?: really)? chang\\w+${within(80)}(?:keep(?:ing)? it|stay|intends?|that's how|that is how|the way we|we like it|on purpose|by design|who)(?: \\w+){0,3}`,
  `(?:kept|keep|keeps|keeping|preserv\\w+|protect\\w+|guard\\w*|maintain\\w*|held on to|hold on to)(?: (?:its|our|the|their|this|that))+ (?:\\w+ )?(?:character|makeup|feel|identity|traditions?|way of life|culture|charm|flavor)${within(50)}(?:because|by|since|thanks to|through)${within(40)}(?:who|whom|choos\\w+|picky|select\\w+|board|approv\\w+|careful|interview\\w*|vet\\w*)`,
  `(?:match|fit|fits|matches|suit|suits|respect|share|blend (?:in )?with)(?: \\w+){0,2} (?:neighborhood|building|community|block|street|area)(?:'s)? (?:culture|values|character|profile|makeup|image|way of life|traditions|lifestyle|standards of living)`,
  `how (?:rough|bad|scary|dangerous|sketchy|ghetto|different|iffy) (?:\\w+ ){0,4}(?:${SIDE})(?: \\w+){0,2}`,
  `(?:areas?|neighborhoods?|parts|sides|streets|pockets|towns|zip ?codes)(?: \\w+){0,2} (?:get|gets|got|are|turn|turns|go|goes|went|have gotten) (?:kind of |kinda |pretty |a little |really |too |so )?(?:rough|bad|sketchy|scary|dicey|ghetto|iffy|seedy|shady|dangerous)`,
  `(?:won't|will not|don't|never|not)(?: \\w+){0,3} (?:lock|worry|look over)(?: \\w+){0,6} (?:like|the way) (?:you|they) (?:would|do|have to|must)(?: \\w+)? (?:across|in|over|on|downtown|there)(?: \\w+){0,3}`,
  '(?:right|wrong|better|certain|different|new|good|bad) (?:type|kind|sort|class|caliber|element|breed|crowd)s? of (?:people|person|resident|residents|neighbors?|buyers?|famil(?:y|ies)|student|students|tenants?|renters?|owners?|folks|homeowners?)',
  '(?:neighbors|people|buyers|families|everyone)(?: \\w+){0,3} (?:who )?(?:already )?(?:think|thinks|live|lives|vote|votes|look|looks|pray|prays|worship|speak|speaks) (?:alike|the same(?: way)?)|(?:like minded|similar) (?:neighbors|families|people|households|owners)',
  "(?:we're|we are|every ?(?:one|body)|all of us|residents|neighbors)(?: \\w+){0,5} (?:all )?(?:the same (?:kind|type|sort|background|class|stock)|alike|of the same|cut from the same)(?: \\w+)?",
];

export const STEERING_BY_SCHOOL: readonly string[] = [
  `(?:only|won't|will not|never|refuse to|don't|do not|wouldn't)(?: \\w+){0,2} (?:show|take|sell|list|look at|drive|consider|recommend|send|bring|tour|touch|work)(?:s|ing)?${within(60)}(?<!\\w)(?:schools?|school (?:zones?|districts?)|districts?)(?!${within(50)}(?:bus|traffic|photo|tour of the school|map))(?: \\w+)?`,
  `schools?(?: \\w+){0,3} (?:are|is|were|score|scores|rate|rates|get|gets|rated|ranked|graded) (?:all |at least |only )?${RATING}(?= ?(?:[.,;!?]|$)| (?:or|and|because|since|out|on))`,
  '(?:low|lower|high|higher|poor|bottom|top) (?:scoring|ranking|tier|test scoring|score)(?: \\w+)? schools?(?: \\w+)?',
  '(?:schools?|district|class(?:room)?s?)(?: \\w+){0,5} (?:different|certain|rougher|better|wrong|right|other|another|nicer) (?:kind|type|sort|class|caliber|crowd|element|breed|set|mix) of (?:students?|kids|children|famil(?:y|ies)|parents|child|kid|people)',
  '(?:kids|children|students|parents)(?: \\w+){0,3} (?:at|in|from) (?:the |that |those )?(?:other |public |local )?(?:schools?|district)(?: \\w+){0,3} (?:rough|rougher|bad|trouble|different|not like|a bad influence|wild)(?: \\w+)?',
];
