// What a house asks of whoever lives in it, what it would rather not see, and whom its ads are kept from, as `Phrases.find` takes it.
import { AMENITY } from './apart.ts';
import { FAITH, ORIGIN } from './parts.ts';
import { LANGUAGES } from './peoples.ts';
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';

const MUST =
  "(?:must|have to|has to|should|shall|need to|needs to|ought to|are to|is to|will|(?:are|is) (?:asked|required|expected|requested|supposed) to|please|kindly|better|had better|(?:must|may|can|should|will|could|do|does|are|is|shall)(?: ?not|n't)|cannot|can't|won't|not allowed|not permitted|found|caught|seen|left)";
const YOUNG =
  '(?:under (?:1[0-8]|21|[5-9])s|kids?|children|child|minors?|teens?|teenagers?|youths?|youngsters|little ones|boys|girls|juveniles|kiddos?|toddlers?|(?:any ?(?:one|body)|residents?|persons?|those|guests?|occupants?|everyone|people|all)(?: (?:who (?:is|are)|aged?))? (?:under|below|younger than|less than)(?: the age of)? (?:1[0-8]|21|[5-9]|ten|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen))';
const INDOORS =
  '(?:in(?= (?:by|before) )|indoors|inside|home|in (?:their|the|your) (?:units?|apartments?|homes?|houses?|rooms?)|off the (?:grounds|streets?|property|lot|premises|playground|courtyard|stairs|grass)|out of the (?:yard|courtyard|pool|halls?|hallways?|lobby|parking lot|common areas?|playground)|outside|outdoors|out|on the (?:grounds|playground|property|street|stairs|premises)|in the (?:yard|courtyard|parking lot|halls?|hallways?|lobby|playground|street|common areas?|laundry(?: room)?))';
const AT_NIGHT =
  '(?:by|after|before|at|past|until|from|between|once|when) (?:the )?(?:\\d{1,2}(?::\\d\\d)?(?= ?(?:[.,;!]|$)| ?(?:p\\.?m|pm|a\\.?m|every|each|on|or|and|in|nightly|o|will|are|is|must|may|get|gets))|dark|dusk|sunset|sundown|nightfall|night|evening|curfew|street ?lights?|(?:six|seven|eight|nine|ten|eleven)(?!\\w)|it (?:gets|is) dark|dinner)';
const NO_FEAST =
  '(?![^.!?\\n]{0,90}(?:trick|halloween|parade|camp(?!\\w)|tickets?|festival|event|library|concert|open house|school night))';

/** Aids and what comes with them. */
const AID =
  '(?:(?:wheelchair |handicap(?:ped)? |access )?ramps?|handicap(?:ped)? (?:vans?|signs?|spots?|stickers?|parking|placards?|plates?|rails?|buses)|wheelchairs?|walkers?|rollators?|canes?|crutches|scooters?|(?:medical|medi|nursing home|transport|dialysis|paratransit|ambulette|wheelchair|accessible)(?: \\w+)? (?:vans?|bus(?:es)?|shuttles?)|access a ride|oxygen tanks?|hospital beds?|ambulances?|blue (?:signs?|placards?|tags?)|grab bars?|chair ?lifts?|stair ?lifts?|commodes?|bed ?pans)';
const BLEMISH =
  '(?:spoil\\w*|ugly|uglif\\w+|cheapen\\w*|ruin\\w*|mar(?:s|ring|red)?|hurt\\w*|wreck\\w*|looks? (?:bad|ugly|awful|tacky|like (?:an? )?(?:hospital|nursing|rest|clinic|ward|old))|eyesores?|curb appeal|charm|the (?:look|view|facade|front|image|aesthetics?|vibe)|depress\\w*|clutter\\w*|lined up|parade|scuff\\w*|unsightly|nursing home|hospital|infirmary|elegan\\w*|classy|our image|property values?|resale|bring(?:s|ing)? down|young and|upscale)';
const NOT =
  "(?:(?:do|does|did|is|are|was|were|will|would|have|has|had|could|should|ca|wo)(?:n't| not)|not|never|no|without|rather not|zero|none|free of|hardly|refuse[sd]?|ban(?:s|ned|ning)?|stopp?\\w*)";

const HEALTH =
  '(?:hale(?: and hearty)?|fit as a fiddle|strong and healthy|healthy and \\w+|spry|able to (?:shovel|lift|carry|climb|mow)|physically (?:strong|able|capable)|fit and \\w+|(?:good|sound|excellent|perfect|decent|reasonable|full|great|robust|fine|normal) (?:physical |mental |overall )?(?:and mental )?health|(?:good|sound|excellent|decent) (?:physical|mental) (?:shape|condition)|(?:sound|good) (?:of )?(?:mind|body|mind and body))';
/** Who pays or signs beside the tenant. */
const AGENCY =
  "(?:(?:the |a |your |some |any )?(?:public )?(?:housing (?:authority|agency|department|office|inspectors?|specialist|program|people)|hud|nycha|hacla|case ?workers?|social workers?|(?:county|city|state|government)(?:'s)? (?:housing |inspectors?|agency|office|workers?|programs?)|section (?:8|eight) (?:inspectors?|office|people|inspections?)|voucher (?:office|inspectors?|program|people)|welfare office|aid office|third party)(?!\\w))";
const TURNED_DOWN =
  "(?:isn't|not (?:for|the|your|a|interested|going)|no (?:thanks|thank|need|way|sale|deal)|won't|don't|can't|wouldn't|elsewhere|keep (?:looking|moving|scrolling|driving|walking)|pass|never|find another|somewhere|move along|move on|wrong (?:place|building|landlord|listing)|forget it|too much (?:hassle|trouble|red tape)|skip|different (?:place|building|landlord)|count me out|i'm out)";

/** Whom an ad or a list is kept from. */
const KEPT_FROM = `(?:refugees?|immigrants?|foreigners?|migrants|minorit(?:y|ies)|parents|moms|dads|mothers|famil(?:y|ies)|(?:people|users|any ?(?:one|body)|families|those|households|folks|women|applicants?|leads?|inquiries|buyers|renters)(?: (?:with|who (?:have|has|use|are|is|speaks?|likes?|follows?)|in|on|over|under|above|below|past|from|interested in))+ (?:an? |any )?(?:\\w+ ){0,2}(?:kids|children|bab(?:y|ies)|vouchers?|section 8|facebook in spanish|instagram in spanish|spanish|\\d\\d|wheelchairs?|disabilit(?:y|ies)|church|assistance|visas?|africa|mexico)|kids|children|pregnant \\w+|expecting \\w+|seniors|retirees|boomers|the elderly|old(?:er)? people|students|single (?:moms|mothers|dads|men|women|people|parents)|singles|unmarried \\w+|gays?|lgbtq?(?: \\w+)?|voucher(?: holders?| people| tenants?)?s?|section (?:8|eight)(?: \\w+)?|(?:the )?(?:${LANGUAGES})(?: (?:speakers?|speaking|language|audience|users?))*|(?:${ORIGIN})s?(?: \\w+)?|${FAITH}s?(?: \\w+)?|muslims|jews|christians|women|men|males?|females?|veterans|military(?: \\w+)?|disabled(?: \\w+)?|wheelchair users)`;
const LISTS =
  '(?:audiences?|campaigns?|leads?|ads?(?! hoc)|boost(?:ed)?(?: post)?|targeting|target|mailings?|mail(?:er|ing)? lists?|feed|inquir(?:y|ies)|showings?(?: (?:list|schedule))?|tour (?:list|schedule)|call ?backs?|call list|contacts?|database|crm|newsletter|post ?cards?|reach|impressions|open house list|prospects|applicant pool|pile|demographics|settings)';

/** By rule. */
export const HOUSE_RULES: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    `${YOUNG}(?: [\\w']+){0,5}? ${MUST}(?: \\w+){0,6}? ${INDOORS}(?: \\w+){0,3}? ${AT_NIGHT}${NO_FEAST}`,
    `${YOUNG}(?: [\\w']+){0,5}? ${INDOORS}(?: \\w+){0,3}? ${AT_NIGHT}(?: \\w+){0,2} (?:will|get|gets|are|is|means|result\\w*|face)(?: be)? (?:an? )?(?:fined?|fines|warn\\w*|written up|evict\\w*|report\\w*|sent (?:home|in|inside)|violation|ticket\\w*)`,
    "(?<!(?:city|county|town|mall|state|town's|city's|county's) (?:\\w+ )?)(?:(?:kids?|child(?:ren)?|minors?|teens?|teen|youth|teenagers?|underage)'?s?'? curfew|curfew(?: (?:is|of|at|hours?|\\d+|pm|p\\.m\\.|a|[:,]))*(?: (?:for|applies to|on) (?:all |any |the |our )?(?:kids?|children|minors?|teens?|teenagers?|youths?|anyone under|residents under|those under|under)))(?! (?:event|free))",
    `(?:kids|children|boys|teens|they|youngsters|little ones)(?: \\w+)? (?:should|must|can|need to|have to|may|better)(?: \\w+)? (?:play|run|ride|be noisy|make noise|hang out)(?: \\w+)? (?:somewhere else|elsewhere|inside|indoors|at the (?:\\w+ )?park|in the park|in their (?:own )?(?:room|unit|apartment)s?)`,
    `(?:yes,? )?(?:an? |your |the |each )?(?:bab(?:y|ies)|infants?|newborns?|toddlers?|child|kids)(?: \\w+)? (?:is|are|counts? as|counts? for) (?:also |still |considered |one |an? )+(?:body|bodies|person|people|heartbeats?|heads?|occupants?|tenants?|soul|adults?)(?=${within(60)}(?:limit|max|so|rule|here|[.,!]|$))`,
    `(?:sex|genders?|ages? and sex|ages? and genders?)(?:es)? of (?:each|the|your|every|all|both|any)(?: \\w+)? (?:child(?:ren)?|kids?|bab(?:y|ies)|little ones|minors)`,
  ],
  'language-spoken': [
    `(?:${LANGUAGES})(?:,? (?:and|or|nor) (?:${LANGUAGES}))* (?:is|are)(?: not|n't| never) (?:for|to be|ok|okay|appropriate|welcome|allowed|permitted|spoken)`,
    `(?:speak|use|stick to|keep to|talk in)(?: only)? (?:the (?:language of (?:this|the|our) (?:country|land|nation)|country's language|national language)|our language|american(?! express))`,
    `(?:${LANGUAGES}) (?:may|must|can|could|should|will|is|are|shall)(?: not|n't| never)(?: to)?(?: be)? (?:spoken|used|heard|allowed|permitted|tolerated|acceptable)`,
    `(?:do not|don't|please don't|never|no|stop|avoid|refrain from) (?:speak|use|using|speaking|talk|talking|chat|chatting|convers\\w+|yell\\w*)(?: in)? (?:any )?(?:${LANGUAGES}|foreign languages?|other languages?|your (?:own )?language|another language)(?: \\w+){0,2} (?:in|on|at|around|near|by|while|when|here|outside)(?: \\w+){0,3}`,
    `${MUST}(?: \\w+){0,2} (?:use|speak|stick (?:to|with)|keep (?:to|it in)|converse in|talk in|communicate in|switch to) (?:only )?(?:${LANGUAGES})(?: only)?(?= ?(?:[.;!]|$)| (?:in|when|while|at|on|with|around|only|here|please|to))(?! (?:to (?:buy|rent|qualify|apply|get)|in (?:order|your)))`,
    `(?:conversations?|talk|talking|chat\\w*|discussions?|communications?|business)(?: \\w+){0,6} (?:must|should|has to|have to|are to|is to|will|shall|needs? to)(?: be)?(?: \\w+)? (?:held |conducted |kept |done |carried on )?in (?:${LANGUAGES})`,
    `(?:${LANGUAGES}) (?:is|'s) (?:the )?(?:only|sole|one|official|house|building)(?: (?:and only|official|common))? (?:language|tongue)(?: (?:you|we|that|spoken|heard|allowed|i|here|in|at|around|of)(?: \\w+){0,3})?(?! (?:our|my) (?:team|office|agents?))`,
    `(?:common areas?|lobby|elevators?|hallways?|pool|laundry room|courtyard|playground|clubhouse)(?: \\w+)? (?:is|are|stays?|be|remain\\w*)(?: an?)? (?:${LANGUAGES})(?: \\w+)? (?:only|zone|speaking)`,
    `(?:won't|will not|don't|never|not|rarely|no|nobody|no one)(?: \\w+){0,2} (?:hear\\w*|speak\\w*|spoken|heard)(?: (?:any|a word of|much|of))* (?:${LANGUAGES})(?: \\w+)? (?:at|in|on|around|here|by) (?:the |this |our |that )?(?:${AMENITY}|playgrounds?|park|streets?|block|neighborhood|school|pool|building|here|complex|store)`,
    `(?:${LANGUAGES}) (?:is )?(?:not|never|isn't)(?: \\w+){0,2} (?:welcome|tolerated|wanted|appropriate|allowed)`,
  ],
  religion: [
    `(?:expect|want|hope for|like|love)(?:s|ing)?(?: \\w+){0,3} (?:renters?|tenants?|residents?|you|roommates?|buyers?|neighbors?|every ?one)(?: \\w+)? (?:at|in|for) (?:\\w+ )?(?:prayers?|mass|church|services|worship|bible study|temple|shul|pews?)`,
    `(?:keep|confine|limit|restrict)(?: (?:your|all|any|the))* (?:prayers?|praying|worship|religion|faith|chanting|incense|rituals?)(?: \\w+){0,2} (?:to|in|inside|at|for) (?:your|their|the|private)`,
    `(?:grace|prayers?|blessing|devotions?) (?:before|at|over|after) (?:every |each |all )?(?:meals?|dinner|supper|breakfast|the table|bed)(?=${within(90)}(?:rules?|house|room|tenant|roommate|expect\\w*|require\\w*|join|must|everyone)(?!\\w))`,
    `(?:mention|name|share|say|include|list|tell(?: (?:them|us|me|the \\w+))?)(?:ed|ing|s)?(?: \\w+){0,2} (?:your|their) (?:home |own )?(?:parish|church|congregation|synagogue|temple|mosque|pastor|rabbi|imam)(?! (?:street|hall|directory))`,
    `(?:expect\\w*|hop(?:e|es|ing)|want|wants|would like|'d like|ask\\w*|encourag\\w+|invit\\w+|look forward|insist\\w*|require\\w*)(?: [\\w']+){0,6} (?:join(?:s|ing)?|come|coming|attend(?:s|ing)?|take part|participat\\w+|be (?:there|in church)|go|show(?:s|ing)? up|keep(?:s|ing)?|observ\\w+)(?: \\w+){0,4} (?:bible stud(?:y|ies)|church|mass|services?(?! (?:charge|fee|dog|animal|call))|worship|prayers?|prayer (?:group|meeting)|temple|shul|synagogue|mosque|sabbath|shabbat|shabbos|rosary|sunday school|devotion\\w*|jummah)`,
    `(?:every ?(?:one|body)|we(?: all)?|all of us|the (?:whole )?(?:block|street|building|neighborhood|house)|neighbors|families|most|people)(?: (?:here|on|in|this|the|our|lane|block|street|building|around|all|who|lives?))* (?:keeps?|observes?|honors?|rests? on|closes? for|celebrates?) (?:the )?(?:sabbath|shabbat|shabbos|kosher|lent|ramadan|high holidays|holy days|lord's day)`,
    `(?:services?|mass|church|worship|prayer|bible study|the sabbath|faith|god|jesus)(?: \\w+){0,2} (?:is|are|plays?)(?: an?)? (?:(?:big|huge|important|central|large|major|regular|essential|key) )?(?:part of (?:life|living|this|our|the (?:community|building|house|week))|way of life|at the (?:center|heart))(?=${within(90)}(?:building|house|block|street|neighbor\\w*|tenants?|here|community|home|expect\\w*|[.!]|$))(?! (?:my|our family))`,
    `(?:rais(?:e|es|ed|ing)|brought up|bring(?:s|ing)? up|rear(?:ed|ing)?)(?: \\w+){0,6} in (?:the )?(?:lord|church|faith|christ|gospel|word of god|torah|temple|true faith|fear of god)(?=${within(110)}(?:wants?|would like|offers?|prefers?|only|hopes?|expects?|likewise|same|some ?(?:one|body)|buyers?|tenants?|family)(?!\\w))`,
    `(?:only|prefer\\w*|want\\w*|sell to|rent to|some ?(?:one|body)|family|buyers?|tenants?)(?: [\\w']+){0,8} (?:rais(?:e|es|ing)|bring(?:s|ing)? up)(?: \\w+){0,9},? in (?:the |a )?(?:\\w+ )?(?:lord|church|faith|christ|gospel|torah|temple)`,
    `count(?: \\w+){0,3} (?:minarets?|mosques?|temples?|synagogues?|steeples?|churches|head ?scar(?:f|ves)|turbans?|hijabs?)(?: \\w+){0,6} (?:zero|no|one|half|both) (?:hands?|fingers?|of)`,
    '(?:frum|heimish\\w*|haimish\\w*|yeshivish|shomer shabb(?:os|at|es)|haredi|chareidi|chass?idish\\w*|chabad|litvish|satmar|chassid\\w*)(?: \\w+)? (?:famil(?:y|ies)|buyers?|tenants?|couples?|people|neighbors|community|neighborhood|block|home|household|renters?|only|preferred|wanted|ladies|girls|bochurim|area|building)',
  ],
  disability: [
    `(?:pass|take|submit to|complete|undergo|clear|agree to)(?: \\w+){0,2} (?:health|medical|physical|mental health|psych\\w*|tb|hiv) (?:screenings?|exams?|examinations?|tests?|evaluations?|check ?ups?|assessments?|questionnaires?)`,
    `(?:all|every ?(?:one|body)|our|every)(?: \\w+){0,3} (?:can |are able to |is able to )?(?:climbs?|walks?|takes?|manages?|handles?)(?: \\w+){0,4} (?:flights?|stairs|steps|hill)${within(50)}(?:so (?:should|must|can|will) you|you (?:should|must|have to)(?: too)?|same of you|expect)`,
    `${NOT}(?: [\\w',]+){0,8}? ${AID}${within(70)}(?<!\\w)${BLEMISH}`,
    `${AID}${within(60)}(?<!\\w)(?:spoil\\w*|uglif\\w+|cheapen\\w*|ruin\\w*|marr?(?:s|ing)?|hurts? (?:the|our|property|resale|curb)|wreck\\w*|eyesores?|(?:is|are|'s|look|looks) (?:so |just |really )?(?:ugly|unsightly|tacky|depressing)|makes? (?:it|us|the \\w+) look|makes? the (?:place|building|entrance|lobby) (?:look|feel))`,
    `(?:looks?|elegan\\w+|classy|upscale|nicer|prettier|curb appeal|beautiful|young|vibrant)(?: \\w+){0,4} (?:without|because there (?:are|is) no|with no|since there's no)(?: (?:any|all|the|those|a single))* ${AID}`,
    `only ${AID} (?:you'll|you will|we|you|around|here|welcome|i|allowed|that|in this|on this)(?: \\w+){0,3}`,
    `(?:medical|medi|nursing home|transport|dialysis|paratransit|ambulette|handicap|ambulance)(?: \\w+)? (?:vans?|bus(?:es)?|shuttles?)(?: [\\w']+){0,7} (?:in and out|coming and going|have to stop|must stop|no longer|not allowed|can't|may not|at all hours|day and night|idling|blocking)`,
    `${NOT}(?: \\w+){0,4} (?:bring(?:ing)?|having|with|have|need(?:ing)?|want(?:ing)?|use|using|coming)(?: \\w+){0,5} (?:nursing home|medical|dialysis|handicap\\w*|paratransit|hospice) (?:vans?|bus(?:es)?|equipment|people|aides?|nurses?)`,
    `(?:aides?|caregivers?|nurses?|attendants?|home health \\w+|therapists?)(?: \\w+){0,3} (?:in and out|coming and going|coming (?:in|around|by)|at all hours|day and night|round the clock|overnight)(?=${within(90)}(?:\\w+n't|not|no|never|promis\\w+|neighbors|elsewhere|please|extra|[.!]|$))(?<=(?:not|n't|no|never|won't|make sure|rather|without|don't|tired|sick of|can't|dislike\\w*|hate\\w*|complain\\w*)(?!\\w)[^.!?\\n]{0,90})`,
    `(?:must|should|need to|needs to|has to|have to|required to|expected to|ought to|want(?:s|ed)?|require\\w*|looking for|seek\\w*|prefer\\w*|need(?:s|ed)?|only|expect\\w*|who(?:'s| is| are)|be)(?: [\\w']+){0,4} (?:in |of |enjoys? |has |have )?${HEALTH}`,
    `${HEALTH}(?: and \\w+)? (?:is |are )?(?:required|a must|expected|preferred|necessary|mandatory|needed|a requirement|essential)`,
    `(?:must|should|need to|needs to|has to|have to|tenants?|renters?|applicants?|residents?|roommates?)(?: \\w+){0,3} (?:be )?(?:free (?:of|from)|without|clear of)(?: (?:any|all|a|the|known|serious|major|history of))* (?:(?:physical|mental|health|medical|emotional|psychiatric|chronic)(?: (?:or|and) \\w+)?(?: \\w+)?|illness(?:es)?|disabilit(?:y|ies)|diseases?|ailments?|limitations?|handicaps?|impairments?)`,
    `(?:we|i|they|building|house|place|this|it)(?:'re| are|'m| am| is|'s)(?: not|n't) (?:running |set up as |set up like )?an? (?:nursing|rest|old folks'?|retirement|convalescent) (?:home|hospital)`,
  ],
  sex: [
    "(?:a|the|every|any|your|one) (?:single |busy |working |young )?(?:guy|bachelor|gal|girl|career woman|gentleman|dude)'s (?:dream|paradise|house|home|pad|place|apartment|condo|loft|castle|hideaway)(?= ?(?:[.,!;]|$)| (?:you|for|with|in|come))",
  ],
  orientation: [
    '(?:no|not|without|zero)(?: \\w+)? same sex(?! (?:bathroom|restroom))(?: \\w+)?',
    `(?:a |one )?(?:husband|man|mister|mr)(?:,| and|, a| and a| and his)+ (?:wife|woman|mrs)(?=${within(110)}(?:wants?|kind of|prefer\\w*|only|as god|looking for|ideal|is what|should live|belongs?|the way)(?!\\w))`,
  ],
  'source-of-income': [
    `(?:rent|money|paychecks?|income|checks?)(?: \\w+){0,2} (?:doesn't|does not|shouldn't|should not|can't|must not|won't|never|don't|not)(?: \\w+)? (?:come|comes|arrive|arrives|be|paid)(?: \\w+)? (?:from|by) (?:washington|the (?:government|state|county|feds|capitol|taxpayers?)|uncle sam|an? (?:program|agency|charity)|taxpayers|hud)`,
    `(?:if|when|any ?one whose|people whose|those whose|tenants? whose)(?: your| their)? (?:income|money|benefits?|checks?|pay|rent)(?: \\w+){0,5} (?:on|onto|from|through|via|by) (?:an? |the )?(?:\\w+ )?(?:card|account|agency|office|program|state|government|county|city)${within(70)}(?<!\\w)${TURNED_DOWN}`,
    `(?:if|when|once|until|unless|because)(?: \\w+)? ?${AGENCY}(?: \\w+){0,5}${within(70)}(?<!\\w)${TURNED_DOWN}`,
    `${AGENCY}(?: [\\w']+){0,3} (?:has to|have to|needs? to|must|comes? (?:by|out|in|through|around)|inspects?|signs?|pays?|sends?|covers?|approves?|involved|cuts?)${within(60)}(?<!\\w)${TURNED_DOWN}`,
    `(?:${NOT}|tired of)(?: \\w+){0,2} (?:fill(?:ing)? out|fill(?:ing)? in|do(?:ing)?|sign(?:ing)?|handl(?:e|ing)|deal(?:ing)? with|complet(?:e|ing)|wait(?:ing)? (?:for|on)|mess(?:ing)? with|bother(?:ing)? with|answer(?:ing)?)(?: \\w+){0,3} (?:packets?|paperwork|forms?|inspections?|rfta|inspectors?|letters?|calls?)(?: \\w+){0,2} (?:for|from|with|by) (?:the |any |your |a )?(?:housing|section|hud|authority|agenc(?:y|ies)|programs?|county|government|vouchers?|state|case ?workers?|welfare)`,
    `(?:get|gets|getting|waits?|waiting|living|lives?|live|draws?|drawing|cash(?:es|ing)?|collects?|collecting|expect\\w*)(?: \\w+){0,4} checks?(?: \\w+){0,3} (?:on|at|every|each|in|around) (?:the )?(?:first|1st|third|3rd|beginning|start|mailbox)(?=${within(90)}(?:\\w+n't|not|no|never|elsewhere|except|only|[.,!]|$))(?<=(?:nobody|no one|not|n't|never|none|don't|if|who|that|any ?(?:one|body)|people|those|folks|tenants?)(?!\\w)[^.!?\\n]{0,90})`,
    `(?:government|gov't|county|state|agency|welfare|third party|public|disability|social security|benefit|aid|city) checks? (?:bounce|do(?:es)?n't|do not|no|not|won't|aren't|isn't|are not|never|can't|need not|stay|go elsewhere)(?: \\w+){0,3}`,
    `(?:rent|money|income|pays?|paid|checks?|dollars?|cash)(?: \\w+){0,6} (?:earn(?:ed|s)?|work(?:ed)? for|made|sweat(?:ed)?|comes? from|paid)(?: \\w+){0,4} (?:own (?:two )?hands|two hands|your hands|sweat|your back|own labor|honest work|a time ?clock|a boss|an employer)`,
    `(?:anywhere|anything|any ?(?:one|body)|somewhere|source|nowhere)(?: \\w+)? (?:but|other than|besides|except)(?: from)? (?:an? |your |his |their |the )?(?:boss|employer|job|paycheck|payroll|work|own pocket|day job)`,
  ],
  'race-or-origin': [
    '(?:no|zero|not) (?:foreign|ethnic|loud latin|spanish|mexican|arabic|latin|rap|banda|indian|african) (?:music|tv|radio|flags?|movies|stations?|songs)(?! (?:rights|license))',
  ],
  'family-preferred': [
    '(?:grandma|grandpa|granny|grandparents|nana|retirees|empty nesters|newlyweds|honeymooners|lovebirds|newly hitched|moms|dads|parents|bachelors)(?:,? (?:and|&) (?:grandma|grandpa|dads|moms))?,? (?:trade|ditch|swap|skip the|say goodbye|take note|listen up|come see|meet your|rejoice|look no further)(?! (?:in the|your lender))',
    '(?:waiting|ready|set|made|built|designed|begging) for (?:your|the|some|a few) (?:\\w+ )?(?:toddlers?|little ones|kiddos?|bab(?:y|ies)|grandkids|grandbabies|brood|munchkins|tots)',
  ],
  'military-status': [
    `(?:military|pcs|deployment|duty|uncle sam's?|army|navy|marching|transfer|the army's|the navy's) orders(?: [\\w']+){0,3} (?:n't|not|never|no|do(?:es)?n't|won't|can't|isn't|aren't|are no|is no)(?: \\w+){0,5} (?:break|out|end|excuse|release|leases?|reason|refund\\w*|cancel\\w*|terminat\\w*)`,
    `(?:break|breaks|broke|breaking)(?: \\w+){0,2} (?:leases?|contracts?)(?: \\w+){0,4} (?:deploy\\w*|orders|pcs\\w*|station\\w*|transfer\\w*|ship(?:ped|s)? out)(?=[^\\n]{0,100}(?:no |not|never|n't|elsewhere|done|stop|tired|rather|prefer|only))`,
  ],
  'steering-people': [
    `(?:don't|do not|never|please don't|no need to)(?: \\w+)? (?:boost|promote|advertise|market|pitch|target|push|mail|aim)(?: (?:it|this|that|the|ads?|posts?|listing|flyers?|cards?|one|our|any|home|house))* (?:to|at|toward|in front of|among) (?:${KEPT_FROM}|(?:any ?(?:one|body)|people|users|those|folks) who (?:likes?|follows?|watch(?:es)?|listens? to|shops?|reads?)(?: \\w+){1,3})(?![^\\n]{0,120}(?:fair housing|illegal|the law|discriminat|only))`,
    `(?:keep|leave|skip|no|hold)(?: \\w+){0,2} (?:flyers?|mailers?|(?:post ?)?cards?|door ?hangers?|signs?|ads?)(?: \\w+)? (?:off|away from|out of|at|in|from)(?: \\w+){0,2} (?:section 8|voucher|subsidized|projects?|immigrant|spanish|black|hispanic|low income|poor|welfare|mexican|chinese)(?: \\w+)?`,
    `(?<!(?:can't|cannot|can not|may not|must not|never|not|n't|illegal to|allowed to|to not|against the law to|let (?:you|landlords|advertisers)|lets? \\w+) (?:\\w+ )?)(?:exclud(?:e|es|ed|ing)|block(?:s|ed|ing)?|filter(?:s|ed|ing)?(?: out)?|remov(?:e|es|ed|ing)|tak(?:e|es|ing)|drop(?:s|ped|ping)?|leav(?:e|es|ing)(?: out)?|turn(?:s|ed|ing)? off|hid(?:e|es|ing)(?: \\w+){0,4} from|skip(?:s|ped|ping)?|cut(?:s|ting)?(?: out)?|keep(?:s|ing)?(?: \\w+){0,3} (?:from|off|away from)|weed(?:s|ed|ing)?(?: out)?|screen(?:s|ed|ing)?(?: out)?|suppress\\w*|uncheck\\w*|deselect\\w*|toggle(?: off)?|delet(?:e|es|ed|ing)|scrub(?:s|bed|bing)?|purg(?:e|es|ed|ing)|knock(?: out)?|kick(?: out)?|strike|cross(?: off| out)?|don't (?:show|send|run|forward|add|include|book|target)|do not (?:show|send|run|forward|add|include|book|target))(?: (?:me|any|all|the|out|of|our|to|it|this|every|anyone|those|ones?|from|leads|calls|who|for|off|ad|ads))* ${KEPT_FROM}${within(60)}(?<!\\w)(?:from|off|out of|in|on|of|for) (?:(?:the|our|my|your|this|that|all|target|facebook|custom|showing|a) ){0,3}${LISTS}`,
    `(?:make sure|ensure|see that|check that|set it so)(?: \\w+){0,4} (?:ads?|posts?|listing|campaign|boost|it|flyers?|mailers?|post ?cards?)(?: \\w+)? (?:does(?:n't| not)|won't|don't|never|not|only|stays?)(?: \\w+){0,5} (?:for|to|in front of|by|from|at|into)(?: \\w+){0,3} (?:${KEPT_FROM}|over \\d\\d|under \\d\\d)`,
    `(?:set|target|limit|restrict|aim|narrow|boost|run|send|show|push|point)(?: \\w+){0,4} (?:audience|ads?|campaign|posts?|targeting|boost|listing|mailers?|flyers?)(?: \\w+){0,3} (?:to|at|for|toward)(?: (?:only|just|the|a))*(?: [\\w']+){0,3}? (?:married|unmarried|men|women|whites?|singles?|christians?|parents|childless|under \\d\\d|over \\d\\d|ages? \\d\\d|\\d\\d (?:to|and|through) \\d\\d|english speak\\w*|non parents|newlyweds|without kids|families)(?!\\w)`,
    `(?:filter|weed|screen|sort|strain|sift|scrub)(?:s|ed|ing)? (?:them|those|these|that kind|those people|that crowd|the rest) (?:out|from|off)`,
    `(?:don't|do not|never|stop|quit|no need to)(?: \\w+){0,2} (?:forward|send|pass|bring|give|book|route)(?:ing)?(?: (?:me|us|on|along|over))*(?: \\w+)? (?:leads?|calls?|inquir(?:y|ies)|applications?|prospects|referrals|showings?)(?: \\w+){0,2} (?:from|for|with|who|that)(?=${within(90)}(?:${KEPT_FROM}|side|zip|projects|apartments|where|who lives|those people|you know))`,
  ],
};
