// Phrases that mean people without naming them, or picture them, as `Phrases.find` takes them.
import { within } from '../within.ts';

/** What a speaker does not say and lets others know. */
const WINK =
  '(?:(?:(?:and )?(?:you|we|y.all|locals|every ?one|every ?body)(?: all)? (?:know|can guess|knows)(?: (?:exactly|just|very well|full well|damn well))? (?:why|what (?:i|we) mean|(?:which|who|what kind of|what) (?:people |crowd |folks |ones |type )?(?:i|we)(?:.m|.re| am| are)? (?:mean|talking about|speaking of)|who|what i.m (?:saying|talking about|getting at)|the reason)|if you (?:know what (?:i|we) mean|know,? you know|catch my (?:drift|meaning)|get (?:me|my (?:drift|meaning))|follow me)|iykyk|(?:you can |take a |i.ll let you )?guess (?:why|the reason|who)|no need to (?:say|explain|spell it out|ask)(?: (?:why|who|it))?|need i say more|read between the lines|(?:for|the) reasons? (?:i|we) (?:can.t|cannot|won.t|will not|can not|shouldn.t)(?: \\w+){1,4}|(?:can.t|cannot|won.t|not allowed to|not supposed to) (?:say|put|write|spell)(?: \\w+){0,2} (?:in writing|out loud|on here|online|here)|off the record|(?:wink|nudge),? (?:wink|nudge))(?! ?\\w))';
const SPOT =
  '(?:north|south|east|west|northern|southern|eastern|western|sides?|end|ends|parts?|streets?|pockets?|neighborhoods?|communit(?:y|ies)|blocks?|areas?|zones?|zip ?codes?|subdivisions?|suburbs?|town|hill|river|freeway|highway|tracks|interstate|demographics?|crowd|folks|people|neighbors?|they|them|those|schools?|classmates|element|buyers|clients)';
const GROUP = '(?:people|sort|sorts|kind|kinds|crowd|crowds|element|elements|type|types|lot|bunch|ilk|folks)';
const LINE = '(?:tracks|highway|freeway|river|interstate|creek|bridge|boulevard|county line|city line)';
const NOT =
  "(?:(?:do|does|did|is|are|was|were|will|would|have|has|had|could|should|ca|wo)(?:n't| not)|won't|can't|cannot|never|rarely|seldom|hardly|no|none|not|nobody|thank goodness|thankfully)";
const SHOWN =
  "(?:(?:i|we|i'd|we'd)(?: (?:just|simply|personally|would|flat out|absolutely)){0,2} (?:won't|will not|don't|do not|never|refuse to|wouldn't|would not|can't) (?:show|sell in|touch|recommend|set foot|take (?:you|buyers|clients|any ?one)|drive|go)|(?:i'd|i would|i) (?:cross|strike|leave) off)";

/** People who are meant and not named, and places that are to be avoided for them. */
export const HINTS_AT_PEOPLE: readonly string[] = [
  "(?:not|n't|never)(?: \\w+){0,2} (?:see|find|meet|run into|bump into)(?: (?:just any ?(?:one|body)|any old body)|(?: any)? certain (?:people|types|folks|crowds?))",
  '(?:buyers?|clients?|customers|tenants?|renters?|couples?|people|families|folks|ones) (?:who|that) (?:look|looked|sound|sounded|pray|prayed|live|worship) like (?:you|me|us)(?! (?:want|would|do))',
  '(?:is|it.s|was|gotten|got|getting|gone|going|turn(?:ed|ing)|looks?|feels?|became|become)(?: (?:really|so|too|pretty|kind of|kinda|a bit|a little|very|all|more))* ghetto',
  '(?:interracial|mixed|gay|lesbian|queer|trans|same sex|muslim|black|brown|immigrant) (?:couples?|families|people|folks|buyers|women|men) (?:(?:still|always|often|just|will|would|do|may|might|usually) )?(?:get|gets|draw|draws|attract|earn) (?:\\w+ )?(?:stares?|stared at|looks|side ?eyes?|comments|whispers|hassled|harassed|followed)',
  '(?:skip|avoid|forget|steer clear of|stay away from|pass on)(?: about)? (?:anything|everything|whatever)(?: \\w+){0,2} (?:north|south|east|west|past|below|above|beyond|across)',
  `${SPOT}(?![^.!?\\n]{0,60}(?:inspection|showing time))${within(70)}${WINK}`,
  `(?:pockets?|areas?|neighborhoods?|streets?|parts(?: of (?:town|the city))?|zip ?codes?|subdivisions?|blocks?|zones?)(?: that| which)? ${SHOWN}`,
  `(?:steer|keep|guide|point|warn|lead|tell|urge|talk)(?:s|ing|ed)?(?: (?:my|our|your|all|every|the|any))* (?:clients?|buyers?|people|families|customers|renters|folks|every ?one|them|you)(?: \\w+){0,3} (?:clear of|away from|out of|off of?|stay out of|avoid|skip)(?: \\w+){0,3} (?:sides?|areas?|parts?|neighborhoods?|streets?|blocks?|end|ends|zones?|pockets?)`,
  `${NOT}(?: \\w+){0,2} (?:want|wish|care|like) to (?:be|live|buy|end up|raise|walk|park|be caught|find yourself)(?: \\w+){0,3} (?:that|this|those|the wrong|the other) (?:\\w+ )?(?:sides?|part|parts|end|area|areas|neighborhoods?|streets?|blocks?)`,
  `${NOT}(?: (?!photo|picture)\\w+){0,4} (?:deal|dealing|live|living|contend|compete|mix|mixed up|rub elbows|bother) with (?:those|these|that|such|their) ${GROUP}(?! of)`,
  `${NOT}(?: \\w+){0,4} (?:run into|running into|find|bump into|meet|encounter|spot|put up with|tolerate|get|rid of|attract)(?: (?:any|many|much|too many|one|a single))?(?: of)? (?:those|these|that|such|their) ${GROUP}(?! of (?!people|folks))`,
  `(?:any|none|not one|few|far from|away from|escape|escaping|rid of)(?: \\w+)? (?:of )?(?:those|these|that|such) (?:people|sort|crowd|element|elements|types)(?! (?:of|in the|at|who helped|we met|photo))`,
  `${NOT}(?: \\w+){0,4} (?:many|any|much|too many) of (?:their|that|those|your) (?:kind|sort|type|types|people)`,
  `(?:that|those|these|their) (?:sort|kind|people|crowd|element|elements|types?|lot)(?: of (?:people|folks|crowd|neighbors?))? (?:do(?:es)?n't|never|won't|can't|do(?:es)? not|will not|rarely|seldom|stays?|keeps?|belongs?|lives?)`,
  `(?:they|them|people|those|crowd|element|folks|riff ?raff|kind)${within(50)}sides? of the ${LINE}`,
  `(?:not one|none|not any|hardly any) of (?:them|those|that element|that crowd|their kind)(?: \\w+)? (?:lives?|live|moved|belongs?|here|around here|on (?:our|this) (?:side|street|block))`,
  '(?:the|from|no|of|without|with|all) you know who(?:s|.s)?(?! to)',
  "(?:people|folks|ones|crowd|neighbors|element)(?: (?:that|who|whom))? (?:you|we|you're|you are|we're)(?: \\w+){0,4} (?:get(?:ting)? away from|escap\\w+|runn?\\w* (?:away )?from|leav\\w+ behind|avoid\\w*)",
];

/** Pupils who are meant when a school is spoken of. */
export const HINTS_AT_SCHOOLS: readonly string[] = [
  '(?:make ?up|mix|composition|demographics?|look|complexion|racial \\w+) of (?:the |that |each |our |your )?(?:\\w+ ){0,2}(?:schools?|student (?:body|population)|class(?:es|rooms?)?|elementar(?:y|ies)|classmates)',
  '(?:kids|children|students|pupils|classmates)(?: \\w+){0,3} (?:school|elementary|class|high)(?: \\w+){0,2} (?:look like|come from|are like)',
  '(?:what|which|who) (?:kind of |sort of |type of )?(?:the )?(?:kids|children|students|classmates)(?: \\w+){0,4} (?:look|goes?|are|attends?)(?: \\w+){0,2} (?:school|like|there|class)',
  '(?:zones?|schools?|districts?|boundaries|feeders?)(?: \\w+)? to (?:skip|avoid|stay (?:out|away|clear)|steer|pass on|watch out|run from|dodge)',
  '(?:skip|avoid|dodge|stay (?:away from|out of)|steer clear of)(?: (?:the|those|these|any|all|that)){0,2}(?: \\w+)? (?:zones|schools|districts)(?! (?:at|during|when|zone|traffic))',
  '(?:student (?:body|population)|enrollment|classmates|kids at school)(?: \\w+){0,5} (?:mix|better|nicer|right|different|diverse|look|looks|changed|whiter|darker)',
  '(?:right|better|good|nicer|decent|wrong|proper|certain) (?:(?:kind|sort|type|mix|set) of )?classmates',
  '(?:right|wrong|better|certain|good|bad) (?:kind|sort|type|mix|set) of (?:kids|children|students|pupils)',
  '(?:free (?:and reduced )?lunch|esl|ell|bused in|bussed in|section 8|project|welfare|low income|migrant) (?:kids|children|students|families|crowd)',
  '(?:inner city|city|urban|public) (?:schools?|kids)(?=[^.!?\\n]{0,60}(?:bad influence|wrong crowd|before|away from|get out))',
];

/** A place praised for houses of worship that it does not have. */
const WORSHIP =
  '(?:mosques?|synagogues?|shuls?|(?:\\w+ )?temples?|gurdwaras?|(?:islamic|jewish|hindu|muslim) centers?|call to prayer|minarets?|houses? of worship|church bells|kingdom halls?)';
export const WITHOUT_WORSHIP: readonly string[] = [
  `(?:no|zero|not (?:an?|one)(?: single)?|nary an?|without (?:an?|any)|not any|free of|never (?:hear|see|find)(?: an?| the)?|won.t (?:hear|see|find)(?: an?| the| any)?)(?: \\w+ (?:or|nor|and))? ${WORSHIP}(?! (?:parking|street|road|traffic|tour))`,
  `(?:mosque|synagogue|temple|church) (?:free|less) (?:zip|town|area|neighborhood|county|suburb|street|community|zone)`,
  `(?:mosques?|synagogues?|temples?|(?:islamic|jewish|hindu|muslim) centers?)${within(60)}(?:voted (?:it |them |that |one )?down|(?:never|n.t|not) (?:got|get|given|granted|approved|allowed)|denied|(?:was|were|got) (?:blocked|rejected|stopped|turned down)|kept (?:it|them) out|fought (?:it|them|off)|said no|went nowhere)`,
  `(?:nearest|closest) (?:mosque|synagogue|temple|(?:islamic|jewish|hindu|muslim) center)${within(40)}(?:miles|hour|minutes|far)${within(40)}(?:appreciate|like|prefer|relief|happy|glad|good thing|matters?|if you)`,
];

/** Diversity as something bad, and a place as spared by it. */
export const DIVERSITY_AS_FAULT: readonly string[] = [
  `diversity (?:problems?|issues?|headaches?|troubles?|mess|nonsense|craze|overload|(?:ha(?:s|ve)n't|has not|never|hasn't)(?: \\w+){0,3} (?:reached|hit|spread|come|arrived|touched|found|made it))`,
  '(?:too much|so much|overrun (?:with|by)|sick of|tired of|escape(?: from)?|flee|fleeing|away from|spared(?: from| the)?|untouched by|enough of|because of|ruined by|before) (?:all )?(?:the |that |this )?(?:\\w+ )?diversity(?! (?:of (?!people|it all|the city)|and inclusion|committee|training|month|week))',
  '(?:the )?only diversity|(?:no|zero|little|less|without(?: the| any)?) (?:\\w+ )?diversity(?! (?:of (?!people)|committee|training|statement))',
  "(?:n't|not|never|before|yet)(?: \\w+){0,4} diversif(?:y|ied|ies)(?! (?:your|my|our|a|the portfolio))|(?:area|neighborhood|town|block|street|community|suburb)(?: \\w+){0,2} (?:has not|hasn't|is not|isn't|not yet|never) (?:yet )?diversif(?:y|ied|ying)",
  '(?:too|any more|much more|getting more|gets more|got more) ["\']?(?:ethnic|diverse|multicultural|urban|international|integrated)["\']?(?! (?:mix|range|floor|housing|inventory|portfolio|selection|styles?|architectur\\w+|group of|set of|menu|crowd of))(?=[^.!?\\n]{0,50}(?:[.!?"\'\\n]|$| for))',
  '(?:multicultural|multi ?ethnic|diversity|melting pot) (?:headaches?|problems?|mess|issues?|chaos|experiment|nonsense|troubles?)',
];

/** Members of a household, and what a household is. */
const KIN =
  '(?:(?:his|her|their|a|your) (?:wife|husband|spouse|boyfriend|girlfriend)|hubby|wifey|husbands?|wi(?:fe|ves)|kids?|children|child|toddlers?|bab(?:y|ies)|newborn|mom|dad|mommy|daddy|mother|father|famil(?:y|ies)(?! (?:rooms?|homes?|houses?|name|budget|owned|business))|couples?|newlyweds?|married|divorced|divorcees?|widow(?:ed|er)?|bachelor(?:ette)?s?|single (?:wo)?m[ae]n|single (?:gals?|guys?|girls?|moms?|dads?|parents?|persons?|people|professionals?|ladies|lady)|single(?= ?(?:[.,;!?]|and |with |$))|girlfriends|retirees?|empty nesters?|childless|child ?free|kid ?free|no kids|grandparents|grandkids|straight|gay)';
const ONE_WHO =
  '(?:buyers?|tenants?|renters?|applicants?|owners?|residents?|candidates?|occupants?|roommates?|housemates?|lessees?)';
/** What somebody is, besides a client: who says two of these of whom a home is for says who else should not come. */
const STATE =
  "(?:single|unattached|unmarried|unwed|married|divorced|childless|child ?free|kid ?free|no kids|bachelor(?:ette)?|newlyweds?|(?:2[1-9]|[3-9]\\d) year old|(?:twenty|thirty|forty) ?somethings?|(?:early|mid|late) (?:twenties|thirties|forties|fifties)|in (?:your|their|his|her) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|[2-6]0s)|(?:kids|children) (?:are|have|all)(?: \\w+)? (?:grown|gone|moved|left)|(?:husband|wife)(?: is|'s)? (?:retired|at work)|retired)";
const SINGLE_OK =
  '(?! (?:level|story|storey|family|car|garage|floor|owner|vanity|sink|stall|tap|click|day|one|most|best|page|room))';

export const PICTURED_HOUSEHOLDS: readonly string[] = [
  `are you (?:an? |two )?(?:\\w+,? ){0,2}(?:single|unattached|bachelor|bachelorette|newlyweds?|newly married|married|divorced|retired(?! from)|widowed|childless|child ?free|empty nesters?|(?:young )?couples?|professional)${SINGLE_OK}[^.!?\\n]{0,40}\\?`,
  `(?:ideal|dream|perfect|target|targeted|best case|best|typical|right|model|imagined|likely|future|next) ${ONE_WHO}[^.!\\n]{0,70}?(?<!\\w)${KIN}`,
  `(?:i|we)(?: can)?(?: (?:just|totally|already|really))? (?:picture|imagine|envision|see)(?! (?:you|my|our)(?!\\w))${within(60)}(?<!\\w)${KIN}(?=${within(60)}(?:here|house|home|living|in (?:this|it|the)|table|kitchen|yard|room|condo|loft|place|porch|[.!]|$))`,
  `who (?:do (?:i|we|you) (?:see|picture|imagine)|(?:is|was) (?:this|it) (?:for|made for|built for)|belongs here|should live)[^.!\\n]{0,70}?(?<!\\w)${KIN}`,
  `(?:pov|imagine(?: being)?|picture(?: this| being)?|(?:made|built|meant|perfect|designed|energy) for(?: (?:the|those|you|a|any ?one|people))?|this one.s for|for the)${within(45)}(?<!\\w)${STATE}${SINGLE_OK}(?!${within(40)}(?:story|kitchens?|mortgage rates?))`,
  `(?:you're|you are|you:|being|if you're)${within(25)}(?<!\\w)${STATE}${SINGLE_OK}(?:,? (?:and |with |but )?(?:\\w+ )?){1,2}${STATE}`,
  `(?:if |when )?(?:you're|you are)(?: \\w+){0,2} (?:under|over|below|above|younger than|older than) (?:2\\d|[3-9]\\d)${within(15)}(?<!\\w)(?:single|child ?free|kid ?free|unmarried|married|childless)`,
  `(?:young|hot|cute|broke|ambitious|carefree),? (?:\\w+,? )?(?:and )?(?:single|unmarried|unattached|childless|child ?free|kid ?free)`,
  `(?:single|unattached|unmarried|solo|married),? (?:and |with |but )?(?:no kids|child ?free|kid ?free|childless)`,
];

/** Children who are not meant, by the age of everybody. */
const GROWN_AGE =
  '(?:1[0-8]|[4-9]|21|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty one)';
const SIGNS =
  '(?!.{0,30}(?:to sign|sign|to apply|to tour|to book|background|to rent|pool|gym|swim|hot tub|spa|sauna|drive|ride|attend|drink|lease holder|discount|free))';
const HOUSED =
  '(?:occupants?|residents?|tenants?|renters?|household members?|members? of the household|persons?|people|one|body|roommates?|guests?)';
export const EVERYBODY_GROWN: readonly string[] = [
  `(?:no ?body|no one|none(?: of (?:them|you|whom))?|not any ?(?:one|body)|no (?:${HOUSED}))(?: (?:is|being|who is|aged?|are))? (?:under|below|younger than|less than)(?: the age of)? ${GROWN_AGE}(?!\\w)${SIGNS}`,
  `${NOT}${within(40)}(?:any ?(?:one|body)|persons?|people|members?) (?:under|below|younger than)(?: the age of)? ${GROWN_AGE}(?!\\w)${SIGNS}`,
  `(?:all|every|each|both)(?: of the)?(?: \\w+)? ?${HOUSED}(?: \\w+){0,4} (?:must|has to|have to|needs? to|should|shall|ought to) be (?:at least |over |above |aged? )?(?:1[4-9]|2\\d|sixteen|eighteen|twenty one)(?! ?(?:minutes|days))${SIGNS}`,
  `(?:all|both|every ?(?:one|body)|each)(?: \\w+)?,? (?:(?:(?:must|has to|have to|needs? to|should) be )?of legal age|(?:must|has to|have to|needs? to|should) (?:all |both )?be (?:legal )?adults)${SIGNS}`,
  `(?:cap|caps|capped|capping|limit|limits|limited|limiting|ceiling)(?: \\w+){0,2} (?:at|to|of) (?:(?:one|two|three|four|a single|1|2|3|4) (?:\\w+ )?(?:adults?|grown ?ups?)|(?:one|two|a single|1|2) (?:\\w+ )?(?:person|people|persons|tenants?|occupants?|residents?|renters?|heads|bodies))(?: and (?:one|1|two|2) (?:child|children|kids?))?(?! (?:at a time|per (?:tour|showing|visit)))`,
];
