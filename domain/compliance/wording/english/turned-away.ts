// Families of ways to turn people away, to lead them to some homes only, and to ask another price of them, as `Grammar` takes them.

const NOT =
  "(?:(?:do|does|did|is|are|was|were|will|would|have|has|had|could|should|can|ca|wo)(?:n't| not)|don'?t|won'?t|can'?t|cannot|not|never|no longer|nobody|hardly|refuses? to|rather not)";
/** Up to so many words, of this sentence and without a new denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:not|never|no|nor|but|unless|except)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
const HOME =
  '(?:unit|place|home|house|apartment|building|complex|community|street|neighborhood|area|block|rental|property|listing|spot|location|room|condo|duplex|floor|situation|setup|layout|environment|landlord|owner|address|lease|deal|owner|stairs|floor ?plan|roommate situation)';
const FITTING =
  '(?:good|great|right|best|ideal|proper|suitable|appropriate|smart|wise|perfect|safe|practical|natural|comfortable|workable|recommended)';
const ELSEWHERE =
  '(?:elsewhere|somewhere else|(?:some|any)where else|(?:(?:an|the|our|my|some|some of the|one of our|one of the|for an)? ?(?:other|others|another|different)(?: \\w+){0,2}|a different(?: \\w+)?) (?:building|buildings|complex|complexes|place|places|home|homes|house|houses|apartment|apartments|unit|units|propert(?:y|ies)|communit(?:y|ies)|neighborhoods?|street|landlord|address|listing|listings|location|town|city|county|part of town|side of town|option|options|rental|rentals|room|site|lender|agent|agency|broker|realtor)|next door|down the (?:road|street|block)|across (?:town|the (?:street|river|county|tracks|highway)))';
const SEEK =
  '(?:look(?:ing)?|search(?:ing)?|try(?:ing)?|go|shop(?:ping)?|apply(?:ing)?|ask(?:ing)?|rent(?:ing)?|live|living|find(?:ing)?|consider(?:ing)?|choose|choosing|pick|see|check|call|contact|move|be|stay|visit)';

/** Turning away that stands right before whom it means. */
export const TURNED_AWAY_BEFORE = [
  `(?:declin\\w+|denied|rejected|refused|disqualified|not approved)[,:;-]*(?: (?:because|due to|since|as|for|reason|the|their|his|her|household|applicants?|family|there|is|are|was|it)){0,5},? (?:(?:includes?|included|has|have|had|having|with|of) )?(?:an? )?`,
  `(?:lease|tenancy|contract|agreement|rental)(?: \\w+){0,3} (?:ends?|terminates?|is void|void|is over|expires?|(?:will )?not (?:be )?renew\\w*)(?: \\w+){0,2} (?:if|when|once|upon|on)(?: (?:an?|any|the|there is|there are|you have|you add|adding|birth of|your))* `,
  `(?:decided|voted|chosen|opted|leaning|set) against(?: (?:any ?one|any ?body|people|tenants?|applicants?|those))?(?: (?:who(?:'s| is| are)?|with|going through|in|on))*(?: (?:an?|the))? ?`,
  `(?:skip|avoid|pass over|ignore|weed out|rule out|steer clear of|stay away from|watch out for|beware of|crossed off|cross off)(?: (?:any|all|every|each|those|the|most))*(?: (?:applicants?|tenants?|renters?|people|buyers?|callers|anyone|names))? ?(?:who are |with |from )?(?:an? )?`,
  `(?:lessons? (?:with|from)|last thing (?:i|we|this \\w+) (?:want|need)s?(?: \\w+){0,3}|done with|through with|over|allergic to|can't stand|cannot stand|no patience for|no time for|no room for|no place for|no use for|no interest in)(?: (?:is|are|any|the|these|those|an?|more|having|renting to|dealing with))* `,
  `${NOT}${gap(4)}(?:offers?|applications?|inquiries|calls|requests?|checks?|letters?|texts?) (?:from|by|of|with) (?:an?|any|the)? ?`,
  `no (?:more |further )?(?:offers?|applications?|inquiries|calls|requests?|texts?|checks?)(?: \\w+)? (?:from|by)(?: (?:an?|any|the|people|folks|those|on|with|using))* `,
  `${NOT}(?: (?:go|be going|be|to be|used|shared|occupied|usable|turned over|recommend(?:ed)?|suggest(?:ed)?|open|rent(?:ed|ing)?|leas(?:e|ed|ing)|sell|sold|show|shown|giv(?:e|en)|offer(?:ed)?|market(?:ed)?|advertis(?:e|ed)|available|cater|hand(?:ed|ing)?|giving|letting|turn(?:ing)? over|pass(?:ing)?|transfer|be|meant|intended|built|designed|advis(?:e|ed|able)|work|going)){1,3}(?: (?!(?:not|no|but|only|without)(?!\\w))[\\w']+){0,5} (?:to|for|with|toward) (?:any |an? |the |more |other )?`,
  `${NOT}(?: \\w+){0,2} (?:find|see|meet|run into|encounter|have)(?: to (?:see|hear|live (?:with|near|by|next to)|deal with|put up with|share (?:\\w+ ){0,2}with))?(?: (?:any|one|a single|a bunch of|a lot of|many|those|these|all the|so many|other))* `,
  `(?:tired of|sick of|fed up with|had it with|hate|hates|hating|worried about|annoyed (?:by|with|at)|bothered by|done with|over)(?: (?:living|sharing|dealing|hearing|being|renting|putting up|listening|having|seeing|near|next|surrounded|stuck|to|with|by|around|above|below|under|beside|among|the|noise|from|of|all|those|these|loud|noisy)){0,6} `,
  `(?:wasted|thrown away) on (?:an? |any |the )?`,
  `(?:frowns?|frowned|look(?:s|ed)? down) (?:up)?on (?:any |the )?`,
  `(?:absence|lack) of (?:any |all |the )?`,
  `(?:rather|sooner|prefers?)(?: [\\w']+){1,8} than (?:(?:some ?one|some ?body|any ?one|people|tenants?|those|folks|renters?)(?: (?:who (?:is|are|has|have|uses?)))? )?(?:(?:on|with|using|from) )?(?:an? |the )?`,
  `(?:unsuitable|impractical|no good|off limits|unavailable|inappropriate|a bad (?:fit|idea|match|choice)|a poor (?:fit|match|choice)|the wrong (?:fit|place|building|house|unit|apartment|street)) (?:for|to|with) (?:an? |any |the )?`,
  `(?:keep(?:s|ing)?|kept|weed(?:s|ing|ed)?|screen(?:s|ing|ed)?|filter(?:s|ing|ed)?|forc(?:e|es|ed|ing)|push(?:es|ed|ing)?|driv(?:e|es|ing)) out (?:any |all |the |those )?`,
  `(?:without|minus|free of|free from|no)(?: (?:a bunch of|a lot of|a pack of|a ton of|loads of|all those|all the|all of those|any|any of the|these|more|worrying about|having to (?:see|hear|deal with)|the noise of|the sound of)){1,2} (?:\\w+ )?`,
  `(?:throw|threw|toss|delet|trash|ignor|block|reject|declin|refus|deny|deni|turn(?:ed|s)? down)(?:e|es|s|ed|ing|n)?(?: (?:away|out|all|any|every|most|the|those))* (?:(?:offers?|applications?|inquiries|calls|requests?|letters?|emails?) (?:from|by|of) (?:any )?)?`,
  `(?:last|bottom|end|back) (?:of|on|in) (?:the|our|my) (?:list|pile|line|queue)(?: \\w+)? (?:for|are|is) `,
  `(?:owner|landlord|seller|board|hoa|manager|management|wife|husband|mother|boss)(?: (?:just|really|simply|absolutely|also|still))? (?:hates?|dislikes?|distrusts?|will not hear of|has a (?:thing|problem|rule|policy) (?:about|against|with)|objects? to|is against|opposes?|bans?|vetoes|blocks?) (?:any |the |all )?`,
];

/** Turning away that follows whom it means. */
export const TURNED_AWAY_AFTER = [
  `,? (?:then )?(?:good ?bye|bye bye|bye|next|hard (?:no|pass)|nope|see ya|keep walking)(?= ?(?:[.,;!]|$))`,
  `${gap(1)}(?:moves?|comes?|buys?|arrives?)(?: in| here)?,? (?:and |then )?(?:the |your |our |my )?(?:(?:home|house|property|street) )?(?:prices?|values?|equity)(?: \\w+){0,5} (?:drops?|drop|falls?|go(?:es)? down|sinks?|suffers?|tanks?)`,
  `(?: \\w+)? (?:gets?|lives?|goes?|go)(?: (?!(?:no|not|never)(?!\\w))\\w+){0,3} (?:by|next to|over|behind|above|near) the (?:dumpsters?|trash|garbage|tracks|boiler|laundry|loading dock|freeway|highway)`,
  `${gap(2)}(?:come|comes|are|is|arrive|arrives|always|pay|pays|run|runs|get|gets|show up|shows up)(?: \\w+)? (?:late|slow|behind|short|unreliable|unstable|unpredictable|iffy)(?! (?:fees?|start|checkout))`,
  `${gap(1)}(?:break|breaks|skip|skips|violate|violates|abandon|abandons|walk out on|run out on|bail on)(?: \\w+)? (?:leases?|contracts?|rent|deals)`,
  `${gap(1)}(?:tend|tends|like|likes|love|loves|always|usually|have a habit|has a habit)(?: to| of)? (?:overcrowd\\w*|crowd\\w*|cram\\w*|pil(?:e|ing)|double up|sublet\\w*|party|fight\\w*|drink\\w*|smok(?:e|ing)|cook\\w*|trash\\w*|damag\\w*|complain\\w*|haggl\\w*|lowball\\w*|skip\\w*|multiply\\w*|be (?:loud|messy|noisy|late|rowdy|trouble|demanding|difficult|dirty|pushy))`,
  `${gap(3)}too (?:soon|short|often|loud|noisy|messy|risky|rowdy|unreliable|dirty)(?! for (?:us|me)\\?)`,
  `${gap(2)}(?:is|are|was|were)(?:n't| not)(?: (?:a|an|considered|counted|really|exactly))* (?:real|actual|valid|proper|countable|acceptable|verifiable|legitimate|income|money|reliable|our|my|what|who)`,
  `${gap(3)}(?:drive|drives|make|makes|made|scare|scares|give|gives) (?:me|us|him|her|them|(?:the|my|our)(?: other)? \\w+) (?:crazy|nuts|nervous|uneasy|uncomfortable|the creeps|insane|away|off|a headache)`,
  `,? (?:you'll|you will|you'd|you would|you)(?: \\w+){0,2} (?:be happier|be better off|want to (?:look|try|find|keep)|not (?:like|fit|qualify|be)|need to (?:look|find|go))(?: \\w+)?`,
  `${gap(2)}(?:go|goes|end up|are put|is put|will be put|get put|wait)(?: \\w+){0,2} (?:to|at|in|on) the (?:bottom|back|end) of`,
  `${gap(2)}(?:may|might|should|would|could|will|can|must|need to|ought to|had better|please|better|kindly)(?: \\w+){0,2}? (?:${SEEK}|want to ${SEEK}|prefer|like|do better)(?: (?:at|for|in|into|with|on|to))? (?:${ELSEWHERE})`,
  `(?: (?:please|kindly|just|simply|can|should|may|need to|must))+ (?:scroll|swipe|skip|pass|move along|move on|keep (?:scrolling|looking|moving|walking)|look|walk|go away|stay away|stay out|save|refrain|abstain|disregard)`,
  `${gap(2)}(?:tends? to be|are|is|cause|causes|become|becomes|make|makes|bring|brings|mean|means|prove|would be)(?: (?:just|simply|always|too|far|way|often|usually|only|a|an|so|very|nothing but)){0,3} (?:much |big |huge |lot of |more )?(?:trouble|hassle|headaches?|problems?|liabilit(?:y|ies)|risks?|risky|nuisances?|burdens?|bad news|bad fit|work than)`,
  `${gap(2)}(?:will|would|do|does|can|could|is|are|wo|ca|may|should)(?:n't| not|not)(?: \\w+){0,2} (?:get|receive|be given|be offered|be granted|be shown|be getting)(?: an?| any| the)? (?:\\w+ )?(?:showings?|tours?|keys?|leases?|call ?backs?|repl(?:y|ies)|responses?|answers?|applications?|viewings?|appointments?|consideration|invitation)`,
  `${gap(1)}(?:worr(?:y|ies)|scares?|concerns?|frightens?) (?:me|us|him|her|them|the (?:owner|landlord|seller|board))(?! (?:most|about|is))`,
  `(?: out|away) (?:of|from) (?:the|our|this|my) (?:building|complex|neighborhood|house|block|community|property|street|area)`,
  `${gap(3)}(?:out of|not in|outside) (?:the|our|this|my) (?:building|complex)(?= ?(?:[.,;!]|$))`,
  ` free(?:,? (?:and )?\\w+ free)*(?= (?:\\w+ )?(?:living|zone|building|community|home|house|life|complex|property|floor|street|environment|unit|block)|,? )(?! (?:for|of|at|to|from|with|in|on|admission|entry|after|when|if|till|until))`,
  `${gap(4)}(?:is|are|was|were|will be|would be)(?: \\w+)? (?:a )?(?:deal ?breakers?|hard (?:no|pass)|non ?starters?|no go|not happening|disqualif(?:ied|ying)|against (?:our|the|my) (?:rules|policy|bylaws))`,
  `${gap(2)}(?:need not|needn't|should not|shouldn't|do not|don't)(?: \\w+)? (?:apply|call|bother|inquire|ask|contact|write|text|email|respond|message|waste)`,
  `(?: \\w+){0,3} (?:not (?:permitted|allowed|welcome|okay|ok|fine|cool|alright|happening|possible)|prohibited|forbidden)`,
  `${gap(2)}(?:should|must|need to|ought to) (?:know|be aware|be warned)(?=[^.!?\\n]{0,110}(?:may not|might not|will not|won't|not be|uncomfortable|not (?:feel|at ease)|stare|complain|disapprov))`,
];

const GO_ON =
  '(?:scroll|swipe|skip|keep scrolling|keep looking|keep walking|keep driving|move along|walk on|pass(?= (?:on (?:this|it)|by)| ?[.,;!])|disregard this|ignore this)';
/** Turning away from anywhere in the sentence. */
export const TURNED_AWAY_FROM_AFAR = [
  `(?:every ?(?:one|body)|any ?(?:one|body)) (?:but|except|other than)(?=[^.!?\\n]{0,60}(?:welcome|can (?:apply|tour|visit|come|rent)|may (?:apply|tour|rent)|invited|considered))`,
  `(?:we|i|they|manager|owner|landlord|office)(?: \\w+)? (?:answers?|calls? back|repl(?:y|ies) to|serves?|process(?:es)?|considers?)(?=[^.!?\\n]{0,50} last(?= ?(?:[.,;!]|$)))`,
  `(?:applicants?|tenants?|renters?|people|those|any ?(?:one|body)|they|requests?|applications?)(?: \\w+){0,5} (?:are|is|will be|get|gets|were|was) (?:automatically )?(?:declined|denied|rejected|refused|turned (?:away|down)|disqualified)`,
  `mak(?:e|es|ing) (?:\\w+ ){0,5}(?:uneasy|nervous|uncomfortable|anxious)`,
  `(?:call|text|contact|email|bother|try|find|ask|pester) (?:some ?one|some ?body) else`,
  `(?:please |kindly |just |and |then |should |can |must )?${SEEK} (?:for |at |in |into |to |on )?${ELSEWHERE}`,
  `${NOT}(?: (?:be|really|quite|exactly|the|a|an|going to be|to be|such|very|all that|your|our|at all|necessarily|probably|particularly))* ${FITTING}(?: \\w+)? (?:fit|match|choice|option|idea|pick|move|${HOME})(?! (?:for everyone|to buy|value))`,
  `${NOT}(?: \\w+){0,2} (?:the|a|your|any) (?:place|home|house|building|apartment|unit|complex|spot|fit|match) for`,
  `(?:${NOT} (?:think|believe|feel|see|find|consider)|doubt)(?: [\\w']+){0,7} (?:is|are|be|would be|makes|work|works|as)(?: an?| the)? (?:\\w+ )?(?:place|home|fit|match|good|right|suitable|safe|appropriate|sense|work|idea|spot|setting)`,
  `(?:please|kindly|just|simply|you can|you may|feel free to|go ahead and|might as well|had better|better)(?: please| just)? ${GO_ON}|${GO_ON.replace('|pass(', '|pass by(')} (?:past|on by|right past|over (?:this|it))|scroll (?:past|on|by)|swipe left`,
  `(?:do(?:n't| not)|dont|never|no need to|please don't|not)(?: even| please)? (?:bother|waste|apply|inquire|reach out|book|schedule|hit (?:me|us) up|message|dm|come by|get your hopes up)(?! (?:money|energy|water|food|heat|space))`,
  `(?:so|then|and),? (?:just |please )?(?:skip|forget|ignore|avoid) (?:it|this|this (?:one|building|place|listing|unit)|us)(?= ?(?:[.,;!]|$))`,
  `(?:do(?:n't| not)|stop|quit|not) wast(?:e|ing) (?:my|our|your|any ?one's|each other's|the owner's)(?: own)? (?:time|gas|trip|breath|stamp|fee)`,
  `${NOT}(?: \\w+)? (?:do|take|accept|allow|want|rent to|lease to|deal with|work with|approve|process|honou?r|consider|need|like|have)(?: any)?(?: of)? (?:those|these|that|them|such|it|that kind|this kind|that sort|that stuff|any of that|unstable|people like that)(?= ?(?:[.,;!]|$)| (?:here|any ?more|at all|in (?:this|our|my)|people|any longer|under|around|type|ones|folks))`,
  `(?:(?:is|are|am|was|'re|'m|'s)(?: just| simply| really| frankly)? not|isn't|aren't|wasn't) interested(?! in (?:selling|buying|moving))`,
  `${NOT}(?: be| get| going to be| ever be)? (?:process(?:ed|ing)?|consider(?:ed|ing)?|review(?:ed|ing)?|approv(?:e|ed|ing)|entertain(?:ed|ing)?|accept(?:ed|ing)?)(?: (?:it|them|your application|those applications|the application|any of (?:it|them)))?(?= ?(?:[.,;!]|$))`,
  `${NOT}(?: \\w+){0,3} (?:a|any|the|your) (?:showing|tour|viewing|call ?back|response|lease|key|keys|appointment|chance)(?= ?(?:[.,;!]|$)| (?:here|from (?:me|us)))`,
  '(?:good|best of) luck(?: \\w+)? (?:elsewhere|somewhere else|finding|with (?:that|another|someone))|(?:^|[.!?,;] )elsewhere(?= ?(?:[.,;!]|$))',
  '(?:i|we|he|she|they|owner|landlord)(?:.d| would)(?: much)? rather (?:skip|pass|not|avoid|wait|leave it empty|keep it empty|sell)',
  '(?:raise(?:s)? (?:an? )?eyebrows?|(?:not|n.t|never) (?:go over well|sit well|fly|impress (?:us|me)|get along|count here|end well)|(?:do not|don.t) (?:ask|expect|come to|complain to) (?:me|us)(?: to)?)',
  '(?:it|place|unit|apartment|room|one) (?:was|is) (?:already )?(?:taken|rented|gone|off the market)(?= ?(?:[.,;!]|$))(?<=(?:told|tell|say|said)[^.!?\\n]{0,40})',
  '(?:takes? too long|too much (?:paperwork|red tape|hassle|drama|liability)|more (?:paperwork|drama|noise|work) than|so (?:i|we|he|she|the owner) only (?:take|accept|rent|do)s?(?: \\w+)?)',
  '(?:the answer|that answer|answer) is (?:still |always )?no|get (?:a|your) (?:lawyer|hint)|take (?:a|the) hint|before you (?:even )?ask,? no',
  '(?:can.t|cannot|can not|won.t|will not|unable to) (?:help|serve|accommodate|assist|place|work with|take on) (?:you|them|him|her|anyone|any ?body)(?! (?:decide|until|without|if))',
  '(?:caus|giv|gav|bring|brought|made)(?:e|es|ed|ing)?(?: \\w+){0,2} (?:enough |too much |nothing but |so much |plenty of )?(?:grief|trouble|headaches|problems|heartburn|drama)',
  '(?:learned (?:my|our|his|her|the) lesson|never again|been there|go(?:ing)? through (?:that|this|it) again|had (?:our|my|his|her) share of|nothing (?:personal|against)|no offense|my cup of tea|matter of principle|against (?:our|my|his|her|their) (?:beliefs|values|religion|principles|faith|conscience)|house rules? (?:say|says|is|are) no)',
  '(?:have|has|had|throw|threw) a fit|(?:neighbors?|hoa|board|landlord|wife|husband|downstairs|upstairs)(?: \\w+){0,2} (?:would|will|might|could)(?: \\w+)? (?:talk|stare|complain|object|revolt|mind|flip|freak out|not approve)',
  '(?:insurance|policy|bylaws?|lease|contract|covenants?)(?: \\w+){0,3} (?:won.t|will not|does not|doesn.t|do not|don.t|forbids?|prohibits?|excludes?|bars?)(?: \\w+)?(?: (?:cover|allow|permit|include|let))?(?! (?:pay|change|expire))',
  '(?:for|due to|because of) (?:insurance|liability|noise|safety) (?:reasons|concerns|purposes)|(?:a|too much|huge|real) liability',
  "(?:not|n't|never) (?:what|who|whom|the type|the kind|the crowd|the sort|the demographic) (?:we|i|he|she|the owner|you|of)(?:'re| are|'m| am| is)?(?: \\w+)?",
  `(?:throw|toss|rip|tear|turn|send|wave|shoo|ship)(?:s|ed|ing)? (?:them|those|it|you|these)(?: (?:right|straight))? (?:away|out|up|down|off|back)`,
  `(?:hard|easy|automatic|firm|big) (?:no|pass)|(?:that's|that is|it's|it is|then it's|you're|you are) (?:a|an|an automatic|an immediate) (?:no|pass|disqualif\\w+|denial)`,
  `(?:not (?:happening|going to happen|gonna happen|going to work|gonna work)|never going to (?:happen|work)|forget (?:it|about it|this one)|no way(?! to)|no can do|no dice|no chance|no luck|out of the question)`,
  `${NOT} (?:be )?(?:suited|cut out|built|set up|equipped|zoned|insured|meant|made|designed|intended) for (?:that|it|you|them|this)`,
  `(?:better|best) (?:think|look|ask|try|go|keep|find|stay)(?: \\w+)? (?:twice|elsewhere|away|looking|else|again)`,
  `(?:not|n't) (?:\\w+ )?(?:your|their) (?:thing|scene|vibe|speed|cup of tea|best bet)(?= (?:if|with|when|for|as)(?!\\w))`,
  `(?:so|and) (?:i|we)(?: just| always| usually)? (?:pass|decline|refuse|reject|skip|say no|turn (?:them|it|those) down|pick (?:someone|somebody) else|go with (?:someone|somebody) else|move on)`,
  `(?:you|they|we)(?:'ll| will| would|'d)(?: just)? (?:be )?(?:turned (?:away|down)|denied|declined|rejected|ignored|skipped|passed over|deleted)`,
  `(?:would not|wouldn't|not|never|can't|cannot|hesitate to) (?:recommend|suggest|advise)(?: (?:this|it|that|the|my|our|buying|renting|living)){1,2}(?: \\w+){0,3} (?:to|for)(?!\\w)`,
  `${NOT}(?: a| an| the| really| honestly)? (?:\\w+ )?${HOME} i(?:'d| would) (?:recommend|suggest|show|pick|choose)`,
];

const LED =
  '(?:show(?:s|n|ed|ing)?|tak(?:e|es|en|ing)|send(?:s|ing)?|sent|steer(?:s|ed|ing)?|point(?:s|ed|ing)?|put(?:s|ting)?|plac(?:e|es|ed|ing)|keep(?:s|ing)?|kept|hous(?:e|ed|ing)|assign(?:s|ed|ing)?|guid(?:e|es|ed|ing)|direct(?:s|ed|ing)?|refer(?:s|red|ring)?|recommend(?:s|ed)?|mov(?:e|es|ed|ing)|group(?:s|ed)?|seat(?:s|ed)?|limit(?:s|ed)?|restrict(?:s|ed)?|confin(?:e|es|ed))';
/** Leading people to some homes only. */
export const STEERED = {
  before: [
    `(?:only|never|always|usually|mostly|generally|normally|tends? to|try to|tries to|like to|likes to|rather|policy (?:is|to)(?: to)?) ${LED}(?: (?:all|my|our|the|most|every|any))* `,
    `(?:i|we|they)(?:'d|'ll| would| will)? ${LED}(?: (?:all|most|every))+(?: (?:my|our|the|of))* `,
  ],
  after: [
    `${gap(3)}(?:are|is|get|gets|will be|would be|being|have to be|must be|should be)(?: \\w+)? (?:placed|put|housed|kept|assigned|directed|sent|steered|moved|referred|restricted|confined|grouped|seated|only shown|shown only|limited)(?: \\w+){0,2}? (?:in|on|to|at|near|toward|around|elsewhere|only|into)`,
    `${gap(3)}(?:belong|belongs|fits? in|blends? in|do better|does better|do best|does best|feel more at home|be happier|are happier|is happier|be more comfortable|are more comfortable|be better off|are better off|be better served|be better suited)(?: \\w+){0,2} (?:in|on|over|near|at|around|with|among|by|downtown|uptown|elsewhere|across|somewhere|down|up|out)(?! (?:any|every|no) time)`,
    `${gap(3)}(?:may|might|will|would|could|should|usually|often) find (?:our|the|my|another)(?: \\w+){1,6} (?:an? )?(?:better|more suitable|more comfortable|best|easier|good)`,
    `${gap(3)}(?:are|is) asked to (?:take|use|choose|rent|book|stay in|live in)(?: \\w+){0,2} (?:units?|rooms?|floor|building|entrance|one|homes?)`,
    `${gap(2)}(?:in|on|to|into) (?:the|our) (?:back|rear|ground|first|lower|bottom|other|annex|east|west|north|south)(?: \\w+)? (?:building|floor|wing|side|units?|houses?|section|tower) only`,
  ],
  anywhere: [
    `i(?:'d| would|'ll)(?: rather| probably| just| gladly| much rather)? (?:keep|put|steer|point|take|send|move|place|look at|stick to|show) (?:you|them|him|her|your family|that family|those buyers)(?! (?:around|the (?:house|home|place|numbers|difference)|how|what|through|posted|in touch|updated|informed|on))(?= (?:up|in|over|near|by|on|down|to|toward|around|into|across|out|some|another|elsewhere|the))`,
    `(?:you|they|he|she|families|them)(?:'d| would|'ll| will| might|'re| are)?(?: all| both| probably| really| just| likely)* (?:be |feel |do |fare )?(?:happier|better off|better (?=in |on |over |at |near )|more comfortable|more at home|much happier|out of place|better suited|better served)(?! (?:in your own|with (?:a|the) (?:lower|smaller|fixed)|knowing|now))`,
    `i(?: can| will|'d| would)? (?:only|just|never) (?:show|take|send|steer|recommend)(?: \\w+){0,3} (?:to|in|on|around|houses|homes|listings|listing|property|properties|that side|[a-z]+ and [a-z]+)`,
    `(?:i|we|i always|i usually) (?:steer|point|send|move|guide|direct|nudge) (?:you|them|him|her|those|these)(?: \\w+)? (?:to|toward|into|over|away|elsewhere|out)`,
    `(?:my|our|the) (?:other|sister|second|newer|older|family) (?:building|property|complex|location|community|site|house|apartments?)`,
    `(?:i'd|i would|i'll|let me|i might|we'd|we would)(?: \\w+)? (?:suggest|recommend|try|look at|point you|refer you|send you|check)(?: \\w+){0,4} (?:another|different|other|somewhere|elsewhere|instead|ground floor|first floor)`,
    `with (?:your|their) own (?:kind|people|community|culture)|(?:closer|near) (?:to )?(?:your|their) (?:own )?(?:people|kind|community)(?! (?:center|pool|college))`,
    `where (?:your|their) (?:people|kind|community|countrymen) (?:is|are|lives?|buys?|shops?)|(?:they|you) will (?:look|stare) at you`,
  ],
};

const SUM =
  '(?:(?:the )?(?:last|first and last|first, last)(?: and \\w+)? months?|(?:six|three|twelve|several|a few|some) months up ?front|\\$ ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:dollars|bucks|%|percent)|(?:(?:one|two|three|four|five|six|a|several|twenty|thirty|fifty|seventy five) )?(?:hundred|thousand|fifty|twenty|ten)(?: and fifty)? (?:dollars?|bucks?)|(?:one|two|three|four|five|six|twelve|\\d+|an extra|an additional|another|(?:a|the) (?:full|whole)) months?|half(?: a month)?|double|twice|triple|first,? last|(?:the|a) (?:whole|full|entire) (?:year|lease)(?: up ?front| in advance)?)';
const MORE =
  '(?:tougher|stricter|harder|closer|longer|extra|additional|higher|bigger|larger|double|doubled?|increased|raised|added|bumped|steeper|separate|non ?refundable|special|surcharges?|premiums?|upcharges?|more(?= (?:deposit|rent|security|money|a month|per month|up front|upfront)))';
const FEE =
  '(?:credit check|background check|screening|deposit|fee|fees|rent|rate|charge|surcharge|premium|security|insurance|co ?signer|guarantor|application|cleaning|damage|price|monthly|lease|payment)';
/** Asking more of some. */
export const CHARGED = {
  before: [
    `(?:${MORE}|${SUM} (?:${FEE}|${MORE}|more|off|on top|a month|per month|monthly))(?: (?:${FEE}|month|monthly|of|a|an|per|for|the|is|are|required|${SUM}|each|security|more|extra|on top|added|applies|due|charged|we charge|goes up|off|on)){0,7} (?:for|from|per|if|on|when|with|because)(?: (?:an?|each|every|any|all|the|having|there are|there is|there's|it's|two|more|of|you|you're|they|they're|he|she|bring|bringing|have|are|is|add|adding|come with|got|also))* `,
    `${SUM} (?:if|with|for|when)(?: (?:an?|each|every|any|all|the|you|you're|they|they're|there are|there's|it's|bring|bringing|have|having|are|add|adding|also|come with|tenants|renters|applicants))+ `,
  ],
  after: [
    `${gap(2)}(?:(?:pre)?pays?|(?:are|is|get|gets|will be|be|being)(?: also| still)? charged|owes?|(?:must|needs? to|(?:are|is) (?:asked|required|expected) to|ha(?:s|ve) to) (?:pre)?pay|put down|puts down|have to (?:pay|put|leave)|has to (?:pay|put|leave)|leave|leaves|add|adds|costs?|will cost|post|posts)(?: (?:an?|the|us|in|down|same|another|about|up|to|at least|also|be|still|for|of))*(?: \\w+){0,2} (?:${MORE}|${SUM}|more|deposits?|pet fees?|surcharges?)`,
    `${gap(4)}(?:will be|are|is|get|gets|be) (?:charged|billed|fined|counted) (?:as|for) (?:having )?(?:an? )?(?:another|extra|additional|unauthorized|second|more)(?: \\w+)?`,
    `${gap(2)}(?:will be|are|is|get|gets|must be) (?:asked|required|expected|told)(?: (?:for|to|an?|the|put|pay|bring|provide|leave|have))* (?:co ?signers?|guarantors?|${MORE}|${SUM})`,
    `${gap(2)}(?:an?|one|two|three|double|the) (?:extra|additional|more|higher|bigger|larger|full|whole|second|last|first)? ?(?:months?|deposits?|fees?|surcharges?|premiums?|co ?signers?)(?: (?:rent|of rent|security))? (?:up ?front|in advance|more|extra|down|on top)`,
    `${gap(3)}(?:are|is|get|gets|will be|run|runs|be) (?:quoted|billed|assessed|charged|priced|offered)(?: \\w+){0,3} (?:${MORE}|${SUM}|more|different(?: \\w+)?)`,
    `${gap(2)}(?:need|needs|require|requires|must have|must provide|must bring|have to have)(?: \\w+){0,2} (?:co ?signers?|guarantors?|(?:extra|additional|double|bigger|larger|higher) \\w+|${SUM})`,
  ],
  anywhere: [
    `(?:rent|deposit|fee|price|rate|premium|security)(?: \\w+){0,2} (?:goes? up|(?:is|are|will be|would be|becomes?|gets?) (?:higher|double|doubled|more|extra|steeper|raised)|increases?|doubles|rises?|jumps?|is \\$ ?\\d+ (?:more|higher))(?! (?:in|on|next|every|each|by|this|annually|yearly|over|after|at))`,
    `(?:higher|extra|double|additional|larger|bigger|second|increased|full extra)(?: \\w+)? (?:deposit|fee|surcharge|charge|co ?signer)(?! (?:school|credit|bath|bedroom))`,
  ],
};
/** Asking less of some. */
export const FAVOURED = {
  before: [
    `(?:discount(?:ed|s)?|reduced|lower|cheaper|waived?|free (?:month|rent|application|deposit|parking)|special|\\w+ off|breaks?)(?: (?:deposit|fees?|rent|rate|price|application|month|first|on|the|of|a|is|are|our)){0,6} (?:for|to)(?: (?:an?|all|our|any|only|the|fellow))* `,
  ],
  after: [
    `${gap(2)}(?:get|gets|receive|receives|enjoy|pay|pays|save|saves|qualify for|are given|is given|take|takes)(?: [\\w$,%]+){0,3} (?:off|discounts?|less|reduced|cheaper|lower|free month|first month free|a break|half price|preferred rates?)`,
  ],
  anywhere: [
    '(?:dollars?|bucks?|percent|half|\\$ ?\\d[\\d,.]*|(?:5|10|15|20|25|30|50) ?%) off(?: (?:the|your|first|rent|a|per|each|deposit|their|their \\w+)|(?= ?(?:[.,;!]|$)| if| for))',
  ],
};
