// What some may not have: signs of their faith, changes to a home, income that counts, their children about; as `Phrases.find` takes it.
import { AMENITY } from './apart.ts';
import { ORIGIN } from './parts.ts';
import { LANDS, LANGUAGES } from './peoples.ts';
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';

const DENIED =
  "(?:(?:may|must|can|could|should|will|shall|do|does|are|is|would)(?:n't| ?not| never)|cannot|can't|won't|never|no longer|refuses? to|decline[sd]? to)";
/** Signs of a faith; what crosses a river is none. */
export const SIGNS_OF_FAITH =
  '(?:religious (?:symbols?|items?|displays?|decorations?|decor|statues?|objects?|art(?:work)?|flags?|pictures?|imagery|signs?|banners?|articles|stuff|things)|(?:wooden |any )?crosses(?= ?(?:[.,;!]|$)| (?:or|and|on|in|at|outside|may|are|must|displayed|hung))|crucifix(?:es)?|mezuz(?:ah|ot|a)h?s?|menorahs?|nativity (?:scenes?|sets?)|prayer (?:flags?|rugs?|mats?|beads|wheels?)|rosar(?:y|ies)|idols?|shrines?|altars?|buddhas?|(?:virgin mary|hindu|buddhist|catholic|muslim|jewish|christian|ganesh\\w*) (?:statues?|symbols?|figures?|flags?|displays?|decorations?|images?)|virgin marys|statues of (?:saints|mary|gods|buddha))';
const FEASTS = '(?:ramadan|diwali|eid|hanukkah|chanukah|passover|kwanzaa|holi|vesak|sukkot|purim)';
const CHRISTIAN_SIGNS =
  '(?:christmas|easter)(?: \\w+)? (?:wreaths?|trees?|lights?|decorations?|decor|displays?|lilies)';
const WORSHIP =
  '(?:mass|worship|(?:sunday|saturday|friday|morning|evening|shabbat|church|temple|daily|weekly) (?:services?|prayers?|school(?= ?(?:[.,;!]|$)))|services(?= (?:every|on|each|again|this))|shul|communion|vespers|jummah|the pews?|your pew|morning prayers?|friday prayers?)(?! (?:transit|street|st(?!\\w)|avenue|ave(?!\\w)|center|mutual|general|eye|appeal|market|production|mail\\w*))';
const CHANGES =
  '(?:ramps?|grab bars?|(?:stair|chair) ?lifts?|roll in showers?|wider? door\\w*|widen(?:ing)?(?: \\w+){0,2} door\\w*|lower(?:ing|ed)?(?: \\w+){0,2} (?:counters?|switches|cabinets)|wheelchair (?:lifts?|modifications?)|visual (?:alarms?|doorbells?)|flashing (?:alarms?|doorbells?))';
const PAID_WORK =
  '(?:works?(?= ?(?:[.,;!]|$)| (?:for (?:a|their|his|her) living|full|days|every|hard|a (?:regular|real|steady|normal|day|9|nine)|regular|steady|nine|outside))|go(?:es)? (?:in |off |out )?to (?:work|a job|the office)|(?:up and )?out (?:the door|to work|at work|working)|(?:leaves?|heads?)(?: \\w+){0,3} (?:for|to) (?:work|the office|a job)|ha(?:s|ve) (?:an? )?(?:\\w+ )?(?:job|jobs|paychecks?)|clocks? in|punch(?:es)? (?:a|the) clock|gets? (?:a|their) paychecks?|earns? (?:a|their|his|her) (?:own )?(?:living|wages?|paychecks?|keep|money)|pays? (?:taxes|with (?:a|their) paycheck))';
const LOOKED_FOR =
  '(?:rather|prefers?|preferred|wants?|wanted|looking for|looks for|needs?|likes?|only|after|seeking|seeks|holding out for|trusts?|favou?rs?)';
const ONE_WHO =
  '(?:some ?one|some ?body|people|tenants?|folks|renters?|types?|persons?|guy|those|applicants?|couple|one)';

export const WITHHELD: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  religion: [
    `(?:${CHRISTIAN_SIGNS})(?: \\w+){0,2} (?:are |is )?(?:welcome|fine|ok|okay|allowed|permitted|excepted|only|excluded from)${within(50)}(?:nothing|no|not|other|others|else|all other|rest)(?: \\w+){0,3}|(?:${CHRISTIAN_SIGNS}) (?:are |is )?(?:excepted|the exception|the only)`,
    `(?:except(?:ed|ing)?|but|other than|apart from|besides)(?: for)? (?:\\w+ )?(?:${CHRISTIAN_SIGNS})`,
    `(?:nothing|no (?:lights|decorations?|lanterns?|displays?|celebrations?|part(?:y|ies)|gatherings?)|not)(?: \\w+)? (?:for|during|on) ${FEASTS}|no ${FEASTS} (?:lights|decorations?|lanterns?|displays?|celebrations?|part(?:y|ies)|gatherings?)`,
    '(?:remove|removing|take off|taking off|without|no)(?: \\w+){0,2} (?:head ?(?:coverings?|scar(?:f|ves)|wraps?|dress)|hijabs?|turbans?|veils?|yarmulkes?|kipp(?:ah|ot)s?|niqabs?|burqas?)',
    `(?:early|late|on time|in time|walk|stroll|steps|minutes?|bells|roll out of bed|miss|around the corner|hop)${within(50)}(?<!\\w)(?:for|to|into|at|from) (?:(?:weekly|daily|your|the|attend|get to|make) ){0,2}${WORSHIP}`,
    `(?:miss|late for|early for|skip)(?: \\w+)? ${WORSHIP}`,
    '(?:your|a|new) (?:\\w+ )?(?:church|temple|parish|spiritual|worship) home',
    'within (?:earshot|sight|hearing|the sound) of (?:\\w+ ){0,4}(?:church|chapel|temple|mosque|synagogue|choir|bells|mass)|(?:sunday|saturday|church) (?:service|choir|bells)(?: \\w+){0,2} within (?:earshot|hearing|sight)',
    '(?:observant|practicing|faithful|religious|church going|churchgoing|devout) (?:buyers?|famil(?:y|ies)|households?|renters?|couples?|neighbors?|folks|people|readers|worshipp?ers)',
  ],
  disability: [
    `no (?:wheelchair )?${CHANGES}(?: or (?:\\w+ ){0,2}\\w+)? (?:may|can|will|shall|could) (?:ever )?be (?:added|installed|built|put (?:in|up|on)|made)`,
    `${CHANGES}(?: (?:or|and) (?:\\w+ ){0,2}\\w+)? ${DENIED} (?:ever )?be (?:added|installed|built|put (?:in|up|on)|made)(?! (?:until|before|without))`,
    `(?:you|tenants?|residents?|renters?|owners?|we|i|hoa|association|landlord|management|he|she|they)(?: \\w+)? ${DENIED}(?: (?:also|ever|even|let you|allow you to|permit|allow|able to))*(?: (?:add|install|build|put(?: in| up)?|do|make|have|widen|lower|pay for|approve|provide|allow|permit|offer|attach|mount))?${within(40)}(?<!\\w)${CHANGES}`,
    `(?:no|zero) (?:reasonable )?(?:accommodations?|modifications?)(?: (?:will be|are|of any kind|for|requests))(?: \\w+){0,3}`,
    `(?:handicap(?:ped)?|disabled|wheelchair|accessible) (?:parking|spots?|spaces?|stalls?|placards?)(?: \\w+){0,5},? (?:we|i|they|the \\w+|it|there)(?: \\w+)? (?:do(?:es)?n't|do(?:es)? not|never|won't|will not|can't|cannot|isn't|aren't|is no|are no|are not|is not)(?: \\w+){0,3}`,
    `(?:does|do|did|will|would|can)(?:n't| not) (?:do|offer|give|provide|reserve|assign|mark|make|set aside|hold|allow|designate|have)(?: \\w+){0,3} (?:parking|spots?|spaces?|stalls?)(?: \\w+){0,3} (?:for )?(?:handicapped|disabled|people with|residents with|the handicapped|wheelchairs?|disabilit\\w+)(?: \\w+)?`,
    `(?:does|do|did|will|would|can)(?:n't| not) (?:do|offer|give|provide|reserve|assign|mark|make|set aside|hold|allow|designate)(?: \\w+){0,2} (?:handicap(?:ped)?|disabled|accessible) (?:parking|spots?|spaces?|stalls?)`,
  ],
  'children-refused': [
    `(?<!(?:hot tub|spa|sauna|bar|brewery|casino|tasting|event)[^.!?\\n]{0,40})(?:off limits|closed|not open|forbidden|restricted|no entry)(?: to| for) (?:any ?one|any ?body|all|those|residents|guests|tenants|people|persons|occupants)?(?: \\w+)? ?(?:under|below|younger than) (?:the age of )?(?:1[0-8]|21|twelve|sixteen|eighteen|twenty one)`,
    `(?:children|kids?|bab(?:y|ies)|toddlers?)(?:'s)? (?:noise|crying|playing|running(?: around)?|screaming|toys)(?: \\w+){0,3} (?:is|are|will be|means|counts as|gets you|result\\w* in)(?: \\w+)? (?:grounds|cause|reason|violation|breach|reported|fined|evict\\w*|not|prohibited|nuisance|warning|fine)`,
    '(?:cap|caps|limit|limits|restrict|restricts|hold|keep)(?: \\w+)? (?:families|households|parents)(?: \\w+)? (?:at|to) (?:one|two|1|2|a single)(?: \\w+){0,2}',
    `(?:one|1|two|2|a single) (?:child|kid|children|kids|baby) (?:per|to a|for each|in each) (?:bed)?(?:room|unit|apartment|household|family)`,
    `(?:${AMENITY})${within(30)}(?:for|to|reserved for|is for|are for) (?:adults?|grown ?ups?|residents|tenants|those|people)(?: (?:only|without (?:kids|children)|over 18|18 and (?:over|up)))(?! (?:swim|hours|class))`,
    `(?:(?:brothers?|sisters?|boys?|girls?|siblings?|sons?|daughters?)(?: (?:and|or) (?:\\w+ )?(?:brothers?|sisters?|boys?|girls?|sons?|daughters?))?)(?: \\w+)? (?:can't|cannot|won't|may not|must not|are not allowed to)(?: \\w+){0,2} (?:share|sleep|room together|bunk|be in the same)(?: \\w+){0,3}`,
  ],
  'family-preferred': [
    '(?:people|those|couples?|parents|folks|any ?one|some ?one|tenants?|renters?|buyers?|applicants?|residents?|neighbors|owners|households?) whose (?:\\w+ )?(?:children|kids?|famil(?:y|ies)|youngest|little ones|teens)(?: \\w+){0,3} (?:grown|gone|left|moved|out of|raised|off to|in college|on their own|flown|flew|adults)(?: \\w+){0,3}',
    '(?:done|finished|through|past) (?:with )?(?:raising|rearing|having) (?:\\w+ )?(?:kids|children|a family)',
  ],
  'source-of-income': [
    `(?:only|just) (?:counts?|accepts?|considers?|takes?|looks? at|verif(?:y|ies)|uses?)(?: \\w+){0,3} (?:wages|paychecks?|pay ?stubs?|salar(?:y|ies)|earned income|w ?2s?|employment income|job income|income from (?:work|a job|jobs|employment))`,
    `(?:counts?|accepts?|considers?|takes?|verif(?:y|ies|ied))(?: \\w+){0,3} (?:wages|paychecks?|pay ?stubs?|salar(?:y|ies)|earned income|w ?2s?)(?: income)? only`,
    `(?:wages|paychecks?|pay ?stubs?|salary|earned income|w ?2s?)(?: income| employees| earners)?(?: (?:is|are|count|counts))? only(?= ?(?:[.,;!]|$)| please)`,
    '(?:award|benefits?|ssi|ssa|social security|agency) letters?(?: \\w+){0,2} (?:(?:is|are|do|does|will)(?:n.t| not)|not|never|won.t)(?: \\w+){0,2}',
    `(?:ssi|ssdi|social security|disability|child support|alimony|pensions?|unemployment|benefits|public assistance|welfare|vouchers?|food stamps|gig income)(?:,? (?:and|or|nor) (?:\\w+ ){0,2}\\w+)? (?:(?:are|is|get|gets|will be) (?:left out|excluded|ignored|discounted|not (?:counted|income|part))|(?:do(?:es)?(?:n't| not)|won't|will not|never) (?:count|help|qualify|figure in)(?: toward| for| as)?(?! (?:as taxable|against)))(?: \\w+){0,3}`,
    `${LOOKED_FOR}(?: \\w+){0,5} ${ONE_WHO}(?: \\w+)? (?:who|that)(?:'s|'re| is| are)?(?: \\w+){0,3}? ${PAID_WORK}`,
    `${LOOKED_FOR}(?: \\w+){0,4} (?:nine to five|9 to 5)(?: \\w+)?`,
    `(?:${AMENITY})${within(40)}(?:for|to|by)(?: \\w+){0,2} market rate (?:tenants?|residents?|renters?|units?|apartments?|leases?)(?: only)?`,
    '(?:not|no|instead of|rather than)(?: \\w+){0,2} (?:some ?body|some ?one|people|those|folks|a tenant) (?:(?:who )?(?:sits?|sitting|stays?|staying|lying|lies) |at )?(?:around |at )?home (?:all day|on|with|collecting|living)(?: \\w+){0,2}',
  ],
  'race-or-origin': [
    `(?:last|previous|prior|old|former|ex) (?:tenants?|renters?|people|family|couple|owners?|guys?)(?: \\w+){0,3} (?:were|was|came|are)(?: \\w+)? (?:from ${LANDS}|${ORIGIN})(?=[^\\n]{0,100}(?:smell|stink|odor|never again|mess|dirty|ruin|loud|damage|problem|trouble|evict|late|broke|grease|roach|too many))`,
    `${ORIGIN}(?: \\w+){0,2} (?:couple|family|tenants?|renters?|roommates?|man|woman|gentleman|lady|professionals?|students?|buyers?|nurse|girl|guy|people|person) (?:sought|wanted|needed|desired|preferred|only|please|welcome only|required)`,
  ],
  'language-spoken': [
    `(?<!(?:we|i|who|agents?|staff|team|can|to|all|and|they|people|n't|not|you|that|neighbors) )speak (?:only )?(?:${LANGUAGES}) (?:in|at|when|while|only|please|here|around|inside|with)(?: \\w+){0,3}`,
    `(?:${LANGUAGES}) (?:must|has to|should|is to|only)(?: \\w+){0,3} (?:in|on) (?:the |all )?(?:common|hallways?|lobby|building|property|elevators?|premises|shared)(?: \\w+)?`,
    '(?:halal|kosher|curry|spicy|ethnic|foreign|indian|strong smelling|smelly)(?:,? (?:or|and) \\w+)? (?:cooking|meals|food|dishes)(?: \\w+)? (?:only (?:in|on|outside)|must be|is limited to|not)(?: \\w+){0,3}',
  ],
};
