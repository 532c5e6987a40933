// Ways to hold people off without a word of refusal: an ad is kept from them, they would feel left out, somebody has a lease too many, as `Grammar` takes them.

/** Up to so many words, of this sentence and without a new denial. */
const gap = (most: number): string =>
  `(?:,? (?!(?:not|never|no|nor|but|unless|except)(?!\\w))[\\w'/$%]+){0,${most}}?,? `;
const AN = '(?:(?:an?|any|the|those|these|all|some|most|more|two) ){0,2}';
const PRINT =
  '(?:flyers?|ads?|posts?|listings?|mailers?|signs?|(?:post ?)?cards?|keys|lockbox|word|news|brochures?|e ?blasts?|campaigns?|units?|invites?)';
const LOCALS =
  '(?:(?:the |this |that |my |our |those |these )?(?:\\w+ )?(?:neighbors?|owners?|landlords?|boards?|people|folks|hoa|sellers?|town|street|association|tenants|residents|co ?op|management|families)|they|he|she)';

/** What stands right before whom it means. */
export const HELD_OFF_BEFORE = [
  `(?:cross(?:ed|ing)?|took|taken|taking|strike|struck|left|leave|leaving|drop(?:ped|ping)?|remov(?:e|ed|ing)|pull(?:ed|ing)?|scratch(?:ed)?)(?: [\\w']+){1,5} off (?:the|my|your|our|their|his|her) (?:\\w+ )?(?:list|tour|pile|search|map|schedule)(?: \\w+)? (?:for|because of|on account of|with) ${AN}`,
  `(?:terrible|bad|awful|guilty|cruel|unkind|uneasy|hate|hesitate|rather not|not right)(?: (?:about|to|for|if i|i|if we|of me))* (?:put|plac|send|show|tak|mov|hous|steer|stick|rent|sell)(?:ting|ing|e)?(?: (?:it|this|that|the \\w+))?(?: (?:to|over|with))? ${AN}`,
  `(?:know|heard|seen|imagine|remember) (?:how|what) ${LOCALS}(?: \\w+)? ?(?:is|are|get|gets|act|acts|can be|feel|feels|think|thinks|'re|'s|like|treat|treats)(?: \\w+)? (?:with|about|around|toward|of|when it comes to) ${AN}`,
  `(?:keep|keeping|kept|hold|hide|leave)(?: [\\w']+){0,2} ${PRINT}(?: \\w+)? (?:away from|off of?|out of reach of|hidden from|from) ${AN}`,
  `(?:eats?|eaten|chews? up|spits? out|tears? into|freez(?:es?|ing) out|runs? off|ran off) ${AN}`,
  `(?:no (?:such|lack of)|spare (?:us|me)|lord knows|heaven (?:help|forbid)|god forbid|thank (?:god|goodness|heaven)(?: (?:for )?no)?) ${AN}`,
  `(?:voted|organized|formed|founded|incorporated|built|gated|zoned|set up)(?: \\w+){0,3} (?:so|to keep|against|because of|on account of) ${AN}`,
];

/** What follows whom it means. */
export const HELD_OFF_AFTER = [
  `,? (?:alive|for (?:lunch|breakfast))(?= ?(?:[.,;!]|$)| (?:over|at|in|there))`,
  `${gap(1)}to (?:leave|go away|get out|stay out|keep (?:out|away)|move (?:out|along|on)|clear out|vacate|quiet down|use another|look elsewhere)(?! (?:room|time|early|a message|the keys|reviews?))`,
  `${gap(2)}(?:feel|feels|get|gets|look|looks|be|being) (?:left out|out of place|lonely|unwelcome|singled out|stared at|eaten alive|overlooked|judged|watched|awkward|frozen out|lost here|like (?:an )?outsiders?)`,
  `${gap(1)}(?:do well|do better|be wise|be smart|find more luck|have (?:better|more) luck|do themselves a favor) (?:to (?:rent|look|buy|live|apply|stay|try|stick|go|find|shop)|in|on|at|by|if they (?:rent|look|buy|stay|go))`,
  `,? (?:i|we)(?: do| really)? (?:love|like|respect|admire|feel for|appreciate|adore)(?: (?:you|them|em|y'all|you all))?(?: \\w+)?,? but`,
  `\\? (?:the|my|our|this|that|those|these|it's)(?: \\w+)? ?(?:stairs?|steps|walls?|floors?|carpets?|neighbors?|elevator|lease|insurance|owners?|board|hoa|rules?|bylaws?|balcony|landlord|street|building)(?: (?:here|is|are|says?|'s))?(?: (?:so|too|very|pretty|really|paper|awfully|quite))? (?:steep|thin|strict|narrow|brand new|white|delicate|picky|particular|slippery|low|clear|nosy|firm|no|not|won't|doesn't|don't|can't|forbids?|isn't|aren't)`,
  `[^.!?\\n]{0,50}?,? (?:so|and) (?:now|these days|from now on|since then|this time)(?: \\w+){0,2} (?:choosy|picky|careful|selective|screen\\w*|check|checks|cautious|wary|strict|stick to)`,
  ` (?:in|among|with) (?:your|the|this) (?:party|group|family|household|bunch)\\?(?= ?(?:the|we|our|he|she|i|because|owner|landlord|just))`,
  `,? (?:the|this|that|these|those|my|our)(?: [\\w']+){1,6} (?:is|are|would be|will be|makes?)(?: (?:an?|the|just|really|so|such|probably))* (?:natural|better|best|obvious|safer|easier)(?: \\w+)? ?(?:fit|match|choice|place|bet|home|spot|option)`,
];

/** What says it from anywhere in the sentence. */
export const HELD_OFF_ANYWHERE = [
  `(?:this|it|that)(?:'s| is)?(?: not|n't| no longer) (?:your|their|his|her) (?:building|address|place|house|home|street|unit|apartment|listing|block)`,
  `(?:need|needs|want|find|try)(?: \\w+)? (?:an?other|a different|a new|some other) (?:address|zip ?code|building|block|landlord|town|hobby)`,
  `(?:can't|cannot|can not|won't|couldn't|not going to|don't) (?:do|take|handle|afford|survive|stand|risk|face|stomach|bear|go through|need|want)(?: \\w+)? (?:another|one more|any more of|a second)(?! (?:offer|bedroom|bath|showing|car|minute|day|look|opinion|mortgage|option|bid))`,
  `(?:raise|raises|raising|lift|get)(?: a few| some)? eyebrows?|(?:neighbors|people|folks|town|street) (?:will|would|might|do|does)(?: \\w+)? (?:talk|gossip|stare|whisper)`,
];

/** To whom somebody wishes to hand a home. */
export const HANDED_TO = [
  `(?:dream\\w*|hop(?:e|es|ing)|long(?:s|ed|ing)?|wish(?:es)?|love|like|wants?|thrilled|delighted|heart is set)(?: \\w+){0,2} (?:of|to|about|on) (?:hand|pass|giv|leav|turn|entrust)(?:ing|e)?(?: over)?(?: (?:the|her|his|their|this|it|these|keys?|house|home|place|garden|over|on|down))* (?:to|with) (?:an? |the |some )?(?:\\w+ ){0,2}`,
];
