// What is said to some of a home, or of a place, that they had better not come to it, as `Phrases.find` takes them.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { COUNTRIES } from './peoples.ts';

const PART = '(?:part|side|section|end|pocket|area|suburb|town|neighborhood|corner|half|block|street)';
const PRAYER_HOUSE =
  '(?:congregation|church|parish|temple|mosque|synagogue|ward|shul|bible study|prayer group|denomination)';
const SOME_BUYER =
  '(?:buyers?|tenants?|renters?|famil(?:y|ies)|couples?|persons?|people|some ?one|some ?body|neighbors?|households?|applicants?)';
/** A household or a people whose rent is another one. */
const PRICED =
  '(?:an? |any )?(?:couples?|singles?|(?:people|those|tenants|families|couples|households|anyone) with (?:\\w+ )?(?:kids|children|babies)|famil(?:y|ies)|wom[ae]n|m[ae]n|females?|males?|students?|christians?|church members|citizens|non ?citizens|immigrants|foreigners|single (?:moms?|parents?)|vouchers?|section 8|disabled \\w+|married \\w+|unmarried \\w+)';
const SAME_AS_OTHERS = '(?:votes?|prays?|looks?|worships?|believes?|talks?|speaks?|dress(?:es)?|thinks?)';
const ILLEGAL = `(?!${within(120)}(?:illegal|against the law|not allowed|fair housing|hud|report|rights|\\?))`;

/** By rule. */
export const TOLD: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    `(?:white|black|brown|${COUNTRIES}),? (?:and )?(?:(?:middle|working|upper|lower) ?class|blue collar|well off|well to do|affluent|wealthy|poor|suburban|professional|conservative|christian|catholic) ${PART}`,
    '(?:see|look at|notice|tell)(?: for yourself)? (?:who|what (?:kind|sort|type) of (?:people|folks)|the (?:kind|sort|type) of (?:people|folks))(?: \\w+)? (?:lives?|hangs?|moved|walks?|is moving|are moving)(?: (?:there|out|around|in|over|on))+(?! (?:before|map|census))',
    '(?:since|from|long) before (?:busing|integration|desegregation|the riots|white flight|civil rights|the projects|section 8)(?: \\w+)?',
    `(?:look(?:ing)? up|google|check|run|research|search)(?: (?:the|every|each|any|their|your|a|all))* (?:buyers?|tenants?|renters?|applicants?|callers?)?(?:'s|s')? ?(?:last |family |sur)names?(?=${within(80)}(?:before|who|what kind|accept|sell|decide|know))`,
    '(?:off|from) the (?:reservation|rez)(?= (?:any ?more|again|either|need|are|do)| ?[.,;!]|$)',
    `(?:${COUNTRIES})s? (?:(?:people|famil(?:y|ies)|folks|buyers|tenants) )?keep (?:asking|calling|applying|coming|texting|showing up|inquiring)`,
    '(?:taken|gone|rented|sold|unavailable|not available|full|closed),? (?:at least )?(?:for|to) (?:them|those people|their kind|that kind|people like (?:that|them)|you people)(?= ?(?:[.,;!]|$))',
    `of (?:an? )?(?:certain|different|darker|lighter|particular|another|a certain) (?:complexion|shade|hue|tint|pigment\\w*|persuasion|extraction)`,
    `(?:cleared|clearing|cleaned|cleaning|emptied|emptying|rid|purged|purging)(?: out| up)? (?:of|out) (?:all )?(?:the )?(?:${COUNTRIES}|black|brown|immigrant|hispanic)s?(?= ?(?:[.,;!]|$)| (?:people|famil(?:y|ies)|tenants|renters|and|so|now))`,
    `(?:born|raised) (?:on|in|from) (?:this|our|the right|the other) side(?: of the (?:border|river))?(?= ?(?:[.,;!]|$)| (?:only|of|please|preferred))`,
    `(?:with|given|because of) (?:your|that|his|her|their) (?:skin(?: tone| colou?r)?|complexion|accent|last name|surname|hijab|turban)(?=${within(70)}(?:better|treat|welcome|fit|comfortable|happier|trouble|accepted|easier))`,
    `(?:send|email|text|attach|include|submit|want|wants|need|needs)(?: \\w+){0,4} (?:photos?|pictures?|selfies?|headshots?|pics?)(?=${within(80)}(?:colou?r(?= ?(?:[.,;!]|$))|skin|no surprises|what (?:you|they) look like|who (?:you are|we|they are)|race))`,
  ],
  religion: [
    `${SOME_BUYER}(?: who)?(?:'s|'re| is| are| comes?| belongs?)? (?:from|of|in|at|to) (?:her|his|their|our|my|the same|the sellers?'?s?|the owners?'?s?) (?:own )?${PRAYER_HOUSE}`,
    `${SOME_BUYER}(?: who| that)?(?:'ll|'d| will| would| can)? (?:walks?|goes?|comes?|joins?|attends?|sits?|worships?) (?:there|with us|to (?:shul|services|synagogue|church|mass|temple|mosque|sunday school|friday prayers?))(?: \\w+){0,3}(?<=(?:hop\\w+|want\\w*|find|looking|prefer\\w*|love|seek\\w*|need\\w*|wait\\w*)(?!\\w)[^.!?\\n]{0,70})`,
    '(?:who|that) (?:truly |really )?(?:loves?|worships?|fears?|serves?|praises?|believes? in|follows?|honou?rs?|prays? to|knows?|walks? with) (?:god|jesus|christ|the lord|allah|jehovah)',
    `(?:must|should|has to|have to|needs? to|required to) be (?:an? )?(?:\\w+ )?(?:members?|parishioners?|baptized|tithing \\w+)(?: in good standing)? (?:of|at|in) (?:the |a |our |my )?(?:[\\w.']+ ){0,3}?${PRAYER_HOUSE}`,
    '(?:daily|weekly|regular|sunday) (?:mass|church|service|temple|mosque) ?(?:goers?|going \\w+|attend(?:ers?|ance required)|kind of \\w+)',
    `(?:every ?(?:one|body)|neighbors|people|folks|we all|they all)(?: \\w+)? ${SAME_AS_OTHERS}(?:(?:,| and|, and) ${SAME_AS_OTHERS}){1,3} (?:the same|alike)|(?:every ?(?:one|body)|neighbors|people|folks) (?:all )?(?:prays?|worships?|looks?) (?:the same|alike)`,
  ],
  orientation: [
    '(?:straight|heterosexual),? (?:and )?(?:\\w+ )?(?:households?|applicants?|renters?|buyers?|residents?)',
    '["\']?(?:him and her|his and hers?|mr\\.? and mrs\\.?|husband and wife|bride and groom|man and wife)["\']? (?:(?:kind|type|sort) of )(?:house|home|place|thing|building|couple|owner|street)',
    '(?:people|folks|those|any ?one|m[ae]n|wom[ae]n|tenants?|guys) (?:who|that) (?:have )?(?:chang(?:e|ed|ing)|switch(?:ed)?|transition(?:ed)?) (?:their |his |her )?(?:sex|genders?)|sex changes?|m[ae]n (?:who|that) dress (?:as|like) wom[ae]n',
  ],
  'family-preferred': [
    '(?:applications?|inquiries|offers|tenants|calls) (?:only )?from (?:\\w+,? ){0,2}(?:married|traditional|two parent|childless) (?:households?|couples?|families|people)',
    'married households?(?! (?:file|income|with both))',
  ],
  'children-refused': [
    `(?:rents?|deposit|lease|rate|monthly)(?!\\w)${within(40)}\\$ ?\\d[\\d,.]*(?: \\w+)? (?:for|if you(?:'re| are| have)) ${PRICED}(?=${within(30)}\\$ ?\\d)`,
    `(?:have|got|with|any|bringing) (?:\\w+ )?(?:kids|children|babies|little ones|toddlers)\\? (?:then )?(?:i'll|we'll|i will|we will|i|we|they)(?: \\w+)? (?:put|place|show|send|move|steer|house|seat) you(?: \\w+){1,5}`,
    `(?:will|must|has to|have to|needs? to|going to|always|we) ask(?: \\w+){0,3} (?:if|whether) (?:you(?:'re| are)|she's|she is|they're|any ?(?:one|body) is) (?:pregnant|expecting|planning (?:on )?(?:a family|kids|children|a baby))${ILLEGAL}`,
  ],
  disability: [
    `(?:tenants?|renters?|persons?|whoever|some ?one|applicants?|people)(?: (?:should|must|needs? to|has to|have to|who|that|can|rents|moves in))* walks? (?:well|fine|normally|unaided|without (?:help|aid|an? \\w+))`,
    `(?:wheelchairs?(?: users?)?|walkers?|scooters?|(?:people|those|tenants) (?:in|with) (?:wheelchairs|walkers|canes)|the disabled)(?: \\w+)? (?:waits?|goes?|rides?|boards?|enters?)(?: \\w+)? (?:last|at the end|until (?:every|other|the rest)\\w*|after (?:every|other|the rest)\\w*|around back|(?:the )?(?:service|freight) (?:door|entrance|elevator))`,
  ],
  'source-of-income': [
    '(?:government|state|county|uncle sam|welfare)(?: \\w+){0,2} (?:pays?|paying|supports?|supporting|covers?) (?:you|your \\w+|for you)\\? (?:then )?(?:good ?bye|bye|no|next|sorry|pass|not|adios|see ya)',
    '(?:section (?:8|eight)|vouchers?|ssi|ssdi|disability|welfare|hud|food stamps)\\? (?:then )?(?:good ?bye|bye|next|pass|see ya|adios|hard no)',
  ],
  age: [
    `(?:any ?(?:one|body)|people|those|tenants?|folks|some ?one) (?:over|past|above|under|older than|younger than) (?:[2-9]\\d|fifty|sixty|seventy|eighty|forty|thirty)(?: \\w+)? (?:worr(?:y|ies)|scares?|concerns?|bothers?|frightens?|makes? (?:me|us) (?:nervous|uneasy))`,
    '(?:stick|stay|go|stuck|going|sticking|staying)(?: \\w+)? (?:with|to) (?:the )?(?:younger|older|healthier|fitter|more mature) (?:applicants?|tenants?|renters?|people|folks|buyers?|residents?|crowd|couples?)',
  ],
  'military-status': [
    `(?:no|not|without|n't want|n't rent to)(?: \\w+){0,2} (?:e ?[1-9]s?(?= ?(?:[.,;!]|$)| (?:and|or|below|through|to|and below))|junior enlisted|one (?:who's |who is )?(?:about to|going to|likely to|who might|getting ready to) (?:deploy\\w*|be deployed|pcs|ship out|get orders))`,
  ],
  'steering-people': [
    '(?:what|which) (?:kind|sort|type) of (?:famil(?:y|ies)|people|person|buyers?|neighbors?|tenants?) (?:you(?:.re| are)|we(?:.re| are)|they(?:.re| are)) (?:bringing|letting|moving|selling|getting)(?: \\w+){0,4}',
    '(?:people|folks|famil(?:y|ies)|neighbors) of (?:good (?:stock|breeding|family)|pedigree|standing|good name)',
  ],
};

/** What looks like one of these and says nothing wrong. */
export const TOLD_WELL: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  religion: [
    '(?:in front of|by|near|behind|across from|outside|next to) the (?:\\w+ )?(?:church|cathedral|temple|synagogue|mosque|chapel)(?=[^.!?\\n]{0,40}(?:no parking|parking|closes|closed|traffic|detour))',
  ],
  'children-refused': [
    '(?:two|three|2|3) (?:people|persons|occupants)(?: max(?:imum)?)? (?:per|for each|in each) (?:bed)?room',
    '\\$ ?\\d{1,2}(?![\\d,]) (?:for|per) (?:adults?|kids|children|grown ?ups)',
    '(?:for )?(?:adults?|grown ?ups) with (?:nerves|a sense|patience|questions|strong|money|dreams|credit|taste|big|busy|a (?:plan|budget|drill))',
    "(?:kids|children)(?: of)? (?:today|these days|nowadays)(?: \\w+){0,3}(?:n't| not| never)? (?:know|understand|believe|remember|see|appreciate)",
  ],
  'race-or-origin': [`(?:${COUNTRIES}) street (?:names?|signs?|maps?)`],
  disability: [
    'no rehab(?: work)? (?:needed|required|necessary)',
    "(?:(?:american )?sign language|asl)(?: interpret\\w+)?[^.!?\\n]{0,70}?(?:available|provided|at no (?:charge|cost)|free|welcome|happy to|(?:up)?on request)(?: [\\w']+){0,6}",
  ],
  'loan-terms': [
    '(?:mortgage|loan|refinance|purchase) (?:applications?|originations?|demand|defaults?|delinquenc\\w+|activity|locks|volume)(?: \\w+){0,4} \\d+(?:[.,]\\d+)? ?(?:%|percent)',
  ],
};
