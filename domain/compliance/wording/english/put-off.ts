// Ways to put people off without a plain no: told that it is gone, asked to wait, never called back, left to an owner who objects, as `Grammar` takes them.

const NOT =
  "(?:(?:do|does|did|is|are|was|were|will|would|have|has|had|could|should|can|ca|wo)(?:n't| not)|won't|can't|cannot|not|never|no longer|nobody|hardly|rarely|seldom)";
/** Up to so many words, of this sentence and without a new denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:not|never|no|nor|but|unless|except)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
/** Who decides, and is made the reason. */
const DECIDER =
  '(?:owners?|landlords?|landladi?e?s?y?|sellers?|boards?|co ?op|hoas?|association|managers?|management|building|super|wife|husband|mother|mom|boss|neighbors?|(?:other|current|existing|downstairs|upstairs) (?:tenants|residents|roommates|renters)|roommates?|housemates?|slr|ll|mgmt)';
const GONE =
  '(?:gone|taken|rented|leased|sold|full|filled|pending|spoken for|unavailable|not available|no longer available|off the market|under contract|already promised)';
const LET =
  '(?:rent|leas|sell|let|show|lend|giv|hand|tak|accept|hous|host|deal|work|shar|liv|go|start|bother|put up)(?:e|ing|s)?(?: (?:it|this|that|the \\w+|out|over|up))?(?: (?:to|with|by|near|on))?';

/** Putting off that stands right before whom it means. */
export const PUT_OFF_BEFORE = [
  `(?:spared|rid of|safe from|untouched by|saved from)(?: (?:the|all|any|those|these))* `,
  `(?:ask\\w*|wants? to know|wanted to know|wonder\\w*|check\\w*|made sure)(?: \\w+)? (?:whether|if|that) (?:the |my |your |any |our )?(?:buyers?|tenants?|applicants?|renters?|neighbors?|family|couple|people|they|you|he|she)(?: who \\w+)? (?:are|were|is|was|weren't|aren't|might be)(?: (?:an?|the|not))* `,
  `(?:relief|nice|good|great|glad|happy|peace\\w*|quiet)(?: \\w+){0,4} (?:away from|far from|with no)(?: (?:the|all|any|those))* `,
  `(?:insurance|premiums?|rates?|rent|bills?|costs?|utilities|wear and tear|risk|liability)(?: \\w+)? (?:goes|go|went|shoots?|climbs?|rises?|doubles?)(?: up)? (?:with|because of|for|if we (?:take|have)) (?:an? )?`,
  `(?:laugh(?:s|ed)?|roll(?:s|ed)? (?:his|her|their|my) eyes|hangs? up|hung up|hesitat(?:es|ed)|balk(?:s|ed)|wince[sd]?|shut the door|walk(?:s|ed) away)(?: \\w+)? (?:when|whenever|if|as soon as|at|on)(?: (?:an?|the|any|those|two|some))* `,
  `(?:any|every|all)(?: \\w+)? (?:but|except|other than|besides)(?: (?:an?|the|for))* `,
  `(?:any ?one|any ?body|every ?one|every ?body|all)(?: (?:is|are))?(?: \\w+)? (?:but|except|other than|besides|just not|unless (?:they're|you're|they are|you are))(?: (?:an?|the|for))* `,
  `(?:we|i|they|he|she|owner|landlord|board|office)(?: \\w+)? (?:screens?|checks?|watch(?:es)?|look(?:s)? out|filter(?:s)?) (?:out )?for (?:any )?`,
  `why (?:would (?:i|we|any ?one) |should (?:i|we) |bother )?(?:rent|lease|sell|renting|leasing|selling|take|taking)(?: (?:it|this|out))? ?(?:to )?`,
  `(?:rather|sooner|prefers?|better|before)(?: [\\w']+){0,9} (?:than|before)(?: (?:i|we|he|she|they|to|ever|i'd|we'd|we'll|i'll|have to|having to|see|seeing))* ${LET} (?:an?|any|another|the|some|more)? ?`,
  `(?:no|never|without|n't|not)(?: (?:need|have|having|got|want))?(?: to)? (?:worry(?:ing)?|stress(?:ing)?|fret(?:ting)?|los(?:e|ing) sleep) (?:about|over) (?:an?|any|the|those)? ?`,
  `(?:not|n't|never)(?: (?:too|so|all that|very|really|that|have|get|see|many|a|an|any|even|just))* (?:much|many|few|lot|sign|single)(?: of)? (?:an?|the)? ?`,
  `(?:quota|cap(?:s|ped|ping)?|limit(?:s|ed|ing)?|restrict(?:s|ed|ing)?|cut(?:ting)? (?:off|back on|down on)|held down|already (?:have|got) (?:enough|plenty|two|three|too many|our share)|overload)(?: (?:on|of|the number of|how many|applications?|leases?|offers?|from|for|to|by|new|more|our|with|already|such))* `,
  `(?:not (?:in the business|here|looking|about) (?:of|to) |(?:i|we) (?:don't|do not|won't|can't) (?:run|operate|have time for) an? )${LET}? ?(?:an?|any|to)? ?`,
];

/** Putting off that follows whom it means. */
export const PUT_OFF_AFTER = [
  `${gap(1)}(?:in person |face to face )?before (?:he|she|they|we|i|the \\w+) (?:decides?|approves?|signs?|agrees?|says? yes|hands?)`,
  `,? (?:always |just |really )?costs? (?:(?:the|us|our|an?|most) )?(?:\\w+ )?(?:money|more|a fortune|too much|thousands)`,
  `,? (?:keep|kept|keeps|won't stop|wouldn't stop|can't stop) (?:calling|asking|applying|showing up|texting|emailing|coming|knocking|writing)`,
  `.{0,60}?(?:it is|it's|answer is|that's|that is) (?:an? )?(?:hard |firm )?no(?= ?(?:[.,;!]|$))`,
  `,? but (?:this|the|my|our|that) (?:owner|landlord|board|hoa|seller|building|bylaws|lease)(?:'s| is| are| says?| won't| doesn't| does not| has)(?: \\w+)? ?(?:firm|strict|no|not|old fashioned|picky|particular|clear|set|rules?)?`,
  `${gap(1)}(?:would|will|might|may|'d|'ll|are going to|is going to|tend to|always|usually)(?: (?:really|just|only|probably|always|definitely))? (?:stick out|stand out|feel (?:lonely|lost|isolated|odd|out of place|unwelcome|watched|alone|uncomfortable)|get (?:looks|stares|bored|lonely)|look (?:odd|out of place)|be (?:lonely|lost|stared at|isolated|miserable))`,
  `${gap(1)}(?:wast(?:e|es|ed)|ate up|took up|take up) (?:my|our|every ?one's|the \\w+'s|his|her|their)(?: \\w+)? time`,
  `${gap(1)}(?:moved|came|come|bought|arrived|moving|coming|move)(?: in)?(?: (?:here|next door|across the street|on(?:to)? (?:the|our|this) (?:block|street)|around the corner|down the street))?,? (?:so|and) (?:the |your |our |my )?(?:home |house |property )?(?:prices?|values?|quality|street|block)(?: \\w+){0,3} (?:drop|drops|dropped|fall|fell|go down|went down|suffer\\w*|sink|sank|tank\\w*|change[sd]?)`,
  ` on (?:the other|that|their own|the far|the wrong) side (?:of|with)`,
  ` to (?:look|search|shop|stay|buy|rent|live) (?:in|on|over|around|closer|near|toward) (?!(?:to|mind|touch|line|time|loans?)(?!\\w))[a-z]+`,
  `${gap(4)}(?:should|must|may want to|can|will (?:have to|need to|be asked to)|need to|needs to|has to|have to|ought to|please|better|had better|might as well|(?:are|is) (?:asked|advised|encouraged|told|welcome|invited) to)(?: \\w+)? (?:wait|hold off|come back|check back|reapply|try again|reconsider|think (?:hard|again|twice|carefully)|be realistic|rethink|apply (?:later|after|when|once)|call (?:later|after|when|once|us after))(?! (?:for (?:a|the|your) (?:counter|inspection|appraisal)|list))`,
  `${gap(3)}(?:don't|do not|doesn't|does not|never|rarely|won't|will not|didn't) (?:really |usually |seem to |tend to )?(?:last|stay (?:long|past|more)|make it|do (?:so )?well|get (?:far|past|through|approved|picked|chosen)|belong|fit in|mix|blend|survive|pass|thrive|go over|find|come back)`,
  `${gap(3)}(?:will be|would be|gets?|are|is|be|being)(?: \\w+)? (?:non ?renew\\w+|asked to (?:leave|move|go|vacate)|given notice|let go|terminated|shown the door|moved out|phased out|weeded out|screened out|filtered out|passed over|skipped|put last|considered last|called last|wait ?listed|flagged|set aside|kept out|left out|reported)`,
  `${gap(4)}(?:is|are|'s|was|were) (?:too |very |so |just |really |awfully |pretty )?(?:hard|tough|rough|murder|hell) on (?:the|our|my|carpets?|floors?|walls|plumbing|septic|neighbors|a \\w+|everything|rentals?)`,
  `${gap(1)}(?:moving|creeping|pouring|flooding|pushing|spilling|drifting|filtering) (?:in|into|over|our way|this way|across)(?= ?(?:[.,;!?]|$)| (?:from|and|next|on|here|as|since|so|now|lately))`,
  `${gap(4)}(?:need|needs|ought|should|have)(?: to)? (?:to )?(?:understand|realize|accept|know|be aware)(?: \\w+){0,3} (?:not|n't|never|isn't|won't)`,
  `,? (?:just |please |kindly |so |then )*(?:save|spare) (?:yourself|yourselves|your|us|me|everyone|everybody)(?: \\w+){0,3}`,
  `${gap(3)}(?:gets?|get|are given|is given|will get|have|has) (?:the |a |an )?(?:runaround|cold shoulder|no reply|polite no|standard no|same answer|hard time|stares?|looks)`,
];

/** Putting off from anywhere in the sentence. */
export const PUT_OFF_ANYWHERE = [
  `(?:hang up|get lost|go away|walk away|buzz off|move along|lose (?:my|this|the) number|delete (?:my|this|the) (?:number|post|listing)|turn around|don't let the door|look the other way|unsubscribe|swipe on|try (?:craigslist|downtown|the city|the next town|next door))(?! (?:at the (?:light|end)|and park))`,
  `${NOT}(?: \\w+)? (?:hear(?:s|d)? (?:back|from (?:me|us|them))|count(?:s|ed|ing)?|make(?:s)? the cut|survive(?:s)? (?:the )?(?:board|screening|interview))(?= ?(?:[.,;!]|$)| (?:it|them|that|those|as|for|toward|here|on))(?! (?:against|sheep))`,
  `(?:it|place|unit|apartment|room|one|house|we|they|that|listing|everything)(?:'s|'re| was| is| are| has been| just)(?: \\w+)? ${GONE}(?= ?(?:[.,;!?]|$))(?<=(?:tell|tells|telling|told|say|says|saying|said|claim\\w*|hear|pretend\\w*|let)(?!\\w)[^.!?\\n]{0,60})`,
  `(?:tell|tells|telling|told|say|says|saying|said)(?: \\w+){0,2}(?:,? (?:that|it's|it|is|are|was|the|place|unit|we're|we|already|just|all))* ${GONE}(?! (?:out|up))`,
  `${DECIDER}(?:'s)?(?: (?:probably|just|really|simply|usually|always|here|will|also|who|is|are|that|i|know|honestly)){0,3} ?(?:won't|will not|isn't going to|is not going to|are not going to|aren't going to|never|rarely|doesn't|does not|don't|do not|wouldn't|would not|can't|couldn't|is not|isn't|not) (?:ever |usually |really |even |be |going to )?(?:approve|accept|pass|go for|say yes|sign off|interview|consider|okay|ok|happy|thrilled|pleased|love|care for|a fan|fond|keen|on board|into|look at|respond|warm up|appreciate|welcome|let|see eye|get along|cover)(?:s|d|ing)?`,
  `${DECIDER}(?: (?:will|would|might|may|is going to|always|really|just|also|already)){0,2} (?:have|has|had|got|gets?|raise|start)(?: \\w+)? (?:questions|concerns|issues|doubts|reservations|hesitations|a problem|nervous|jumpy|cold feet|upset|complaints|worried|the jitters)`,
  `${DECIDER}(?:'s| is| are| gets?| seems?)?(?: \\w+)? (?:worries|worried|nervous|uneasy|concerned|hesitant|picky|skittish|jumpy|particular|funny|old fashioned|old school|traditional|strict|weird|choosy|paranoid)(?= ?(?:[.,;!]|$)| (?:about|with|over|that|on|like|and|when))`,
  `${DECIDER}(?: \\w+){0,2} (?:frowns?|balks?|objects?|grumbles?|winces?|cringes?|draws? the line|puts? (?:his|her|their) foot down|shuts? (?:it|that) down|votes? (?:it|them) down|hangs? up)`,
  `(?:you'd|you would|you'll|you will|you might|you may|they'd|they would|they'll|they will)(?: \\w+)? (?:stick out|stand out|be (?:lonely|the only|uncomfortable|out of place|stared at|isolated|miserable|bored)|get (?:looks|stares|bored|lonely)|feel (?:lonely|isolated|judged|unwelcome|watched)|not (?:fit|feel|like|be))`,
  `(?:not|n't|never)(?: (?:really|exactly|quite|be|going to be|a|the|meant to be))* (?:your|their|our|my) (?:people|kind|crowd|tribe|sort|type|folks|lot)(?= ?(?:[.,;!?]|$)| (?:of|over|there|here))`,
  `(?:between (?:us|you and me|ourselves|you, me)|you didn't hear (?:it|this|that) from me|not supposed to (?:say|tell)|can't (?:say|put) (?:that|it|this) in|don't quote me|no offense|not (?:trying to be |being )?(?:racist|prejudiced|sexist|ageist|mean|ugly)|just being (?:honest|real|practical|realistic))(?! (?:about (?:the )?(?:price|budget|roof|repairs)))`,
  `(?:save|spare) (?:yourself|yourselves|us both|us all|everyone) (?:the|a|some|an)(?: \\w+)? (?:calls?|trips?|time|drive|application|fee|click|text|message|email|effort|paperwork|hassle|trouble|embarrassment|disappointment|tour|visit|walk|stamp|gas)`,
  `${NOT}(?: be)?(?: (?:called|calling|contacted|contacting|invited|scheduled|scheduling|shown|interviewed|forwarded|forwarding|presented|presenting|returning|chosen|picked|selected|shortlisted|renewed|renewing|let in|buzzed in))(?: (?:back|calls|texts|your \\w+|their \\w+|any))?(?= ?(?:[.,;!]|$)| (?:if|for|back|calls|texts|to the|by|when|at|with|your|their))`,
  `(?:there are|there's|i have|we have|i know|try|consider) (?:\\w+ )?(?:better|nicer|other|more suitable|more comfortable|friendlier) (?:options|places|buildings|spots|areas|neighborhoods|fits?|homes) (?:for|out there|elsewhere|in)`,
  `(?:had|has|have) (?:some |a )?(?:bad|rough|terrible|awful|enough|poor) (?:luck|experiences?|time|run|history)|(?:tried|did|done|did) (?:that|it|this) (?:once|before|already)(?: and)?|once was enough|not doing that again|won't make that mistake`,
  `(?:just|simply|only) (?:works?|runs?|goes|is|it's|makes it|stays|feels|fits) (?:so much |much |a lot |way )?(?:better|easier|smoother|quieter|calmer)(?: (?:that way|without|this way|for everyone))`,
];
