// Whom English texts name by every protected class, in the words of everyday, and all ways that are wrong to speak of them.
import type { About, RuleId } from '../rule.ts';
import { EVERY_WAY, SAID_OUTRIGHT, type Way } from '../ways.ts';
import { FAITH, ORIGIN, ORIGINS, PEOPLE } from './parts.ts';
import { COMES_FROM, DESCENT, FROM_ABROAD, LANGUAGES, PAPERS, WORKERS } from './peoples.ts';
import { SIGNS_OF_FAITH } from './withheld.ts';

/** What is said to somebody, or of somebody, before what they are. */
const IS =
  "(?:(?:are|is|being|'re|'s|was|were|been|be)(?: (?:also|all|both|openly|currently|still|already|now|not|an?|the|one of|mostly|only|obviously|clearly|legally|in)){0,2})";
const ANY_ONE =
  '(?:people|ppl|folks?|persons?|some ?one|some ?body|any ?one|any ?body|every ?one|those|tenants?|renters?|buyers?|applicants?|clients?|residents?|couples?|individuals?|families|adults?|roommates?|patients?|types?|households?|m[ae]n|wom[ae]n|child(?:ren)?|kids?|teens?)';

/** Seniors get rebates everywhere. */
const NOT_REBATED: readonly Way[] = EVERY_WAY.filter((way) => way !== 'favoured');
/** For those whom a home may be said to suit, and who may be sought, by another rule or by none. */
const TURNED_OFF: readonly Way[] = ['refused', 'steered', 'charged', 'apart'];
/** For those whom rebates of all kinds are made for, and papers asked of by law. */
const NOT_CHOSEN: readonly Way[] = ['refused', 'preferred', 'steered', 'charged', 'apart', 'blamed'];
const NOT_FAVOURED: readonly Way[] = [...NOT_CHOSEN, 'favoured'];

const SEX =
  '(?:(?:single |lone |unattached |grown )?(?:fe)?males?|(?:single |lone |unattached |grown )?(?:m[ae]n|wom[ae]n|guys?|gals?|girls?|lad(?:y|ies)|gentlem[ae]n|dudes?|moms?|mothers?|dads?|fathers?)|bachelors?|bachelorettes?|fellas|sorority (?:girls|sisters)|frat (?:boys|guys))';
const LONE =
  '(?:single|lone|unwed|divorced|widowed) (?:m[ae]n|wom[ae]n|guys?|gals?|girls?|lad(?:y|ies)|gentlem[ae]n|(?:fe)?males?|moms?|mothers?|dads?|fathers?|parents?)';
const LGBT =
  '(?:same sex (?:people|tenants|parents)|two (?:guys|men|women|girls|ladies|gals|dudes) (?:sharing|dating|kissing|holding hands)|partners of the same \\w+|a (?:husband and husband|wife and wife)|(?:lesbian|gay|bi|trans) (?:and|or) (?:lesbian|gay|bi|trans)\\w*|pronouns(?! (?:agree|match in))|gays?|rainbow (?:types|people|crowd|folks)|lesbians?|homosexuals?|homos?|queers?|queer|people in transition|(?:folks|people|tenants|those) (?:who are )?transitioning|bisexuals?|lgbt(?:q|qia)?(?: \\w+)?|trans(?:gender|sexual)?s?(?! (?:am|fat|canada|pacific))|transgendered|non ?binary(?: \\w+)?|gender (?:fluid|queer|nonconforming)(?: \\w+)?|genderqueer|drag queens?|cross ?dress(?:ers?|ing)|transvestites?|pronoun (?:crowd|people|types|folks)|(?:same sex|gay|lesbian|queer) (?:couples?|partners?|households?|relationships?|marriages?)|two (?:moms|mothers|dads|fathers|husbands|wives|brides|grooms)|two (?:men|women|guys|girls|ladies|males|females) (?:who are |as |living as |that are )?(?:a couple|together|partners|in love|married|dating)|(?:alternative|gay|queer|homosexual) lifestyles?)';
/** How people live together. */
const PAIRED =
  "(?:(?:un|not )married(?: \\w+)?|(?:newly|recently|freshly|legally) (?:separated|divorced|single)(?: \\w+)?|separated folks|live ins|cohabitants?|roommates who (?:date|are dating)|shackers|(?:an?|your|the) (?:boy|girl)friends?(?: who| that)?|unwed|(?:n't|not) (?:legally )?(?:married|wed)|boy ?friends?(?: and |/| or |, )?girl ?friends?|girl ?friends?(?: and |/| or )boy ?friends?|(?:live in )?(?:boy|girl) ?friends?(?: moving in| living with you| overnight| staying over)?|shack(?:ed|ing) up|cohabit\\w*|living (?:together|in sin)(?: (?:without|before|outside) \\w+(?: \\w+)?)?|common law (?:couples?|spouses?|partners?)|divorc(?:ed|ees?|ing|es?)(?! (?:attorney|lawyer|court|decree|sale))|(?:in the middle of|going through) (?:an? |the )?(?:custody|separation|break ?up)\\w*|separated (?:people|couples?|wom[ae]n|m[ae]n)|widow(?:s|ed|ers?)?|polyamorous \\w+|throuples?|single(?= ?(?:[.,;!?]|$)))";
const CHILD =
  "(?:(?:occupants?|residents?|persons?|people|any ?one|any ?body|tenants?|those|guests?) (?:under|below|younger than) (?:the age of )?(?:1[0-8]|21|ten|twelve|sixteen|eighteen)(?! (?:must be|need to be|with an adult))|(?:small|young|little|school age|foster|step|multiple|crying|noisy|loud|teenage|several|too many|so many|any) ?(?:children|kids?|child|ones|boys|girls)|children|kids?|kiddos?|child(?! support)|infants?|bab(?:y|ies)(?! (?:grand|blue|shower|steps))|toddlers?|teens?|teenagers?|tweens?|minors|little ones|strollers?|newborns?|tots|tantrums?|youngsters|grand(?:kids|children)|cribs?|play ?dates?|foster (?:parents?|famil(?:y|ies)|homes?)|parents with \\w+|(?:an? )?(?:single )?(?:parent|mom|mother|dad|household)s? with (?:\\w+ )?(?:kids|children|bab(?:y|ies)|toddlers?|\\w+ kids)|households with \\w+|(?:big|large|huge|larger|bigger|growing) famil(?:y|ies)(?! (?:rooms?|homes?|dinners?|gatherings?))|famil(?:y|ies) with \\w+|famil(?:y|ies) of (?:five|six|seven|eight|[5-9])|(?:you're|you are|who is|who are|is|are|be|if) (?:\\w+ )?(?:expecting|pregnant)|pregnan(?:t|cy|cies)(?: \\w+)?|wom[ae]n of childbearing age|(?:minor|young|legal|school age|underage) dependents?|dependents?(?! (?:on|care|clause|variable|exemption))|(?:grand ?bab|step ?kid|step ?child)\\w*|twins|triplets|a (?:small |new |young |third |second |little |fourth )?(?:baby|child|minor|newborn|infant|toddler|kid|teenager)|munchkins|bambinos|wee ones|offspring|sons and daughters|nursing (?:mothers?|moms?)|big broods?|broods?|kids'? (?:toys|bikes)|school ?buses|swing sets|play ?grounds? (?:noise|kids|types)|minivans?(?= ?(?:[.,;!?]|$)| (?:crowd|people|types|families|moms|parents|or|and))|pta (?:moms|parents|types|crowd)|soccer moms|expect(?:ing|ant) (?:couples?|parents?|mothers?|moms?|famil(?:y|ies))|(?:bun|baby|one|little one) (?:in the oven|on the way)|maternity(?! (?:hospital|ward))|(?:baby )?bump|breeders|(?:crying|wailing|screaming|shrieking)(?= (?:at|all|in|through|kids|bab|infants|toddlers)|[.,!])|(?:mothers?|moms?|fathers?|dads?|parents?|famil(?:y|ies)|couples?) (?:of|with) (?:two|three|four|five|six|[2-7])|(?:one|single|lone) parent (?:households?|homes?|famil(?:y|ies))|teen(?:age|aged)? (?:boys?|girls?|sons?|daughters?|kids?|children|drivers?)|school ?age(?:d)?(?: \\w+)?|(?:grade|middle|elementary|high) schoolers?|kindergart\\w+|preschoolers?|(?:two|three|four|five|six|2|3|4|5|6) (?:kids|children|little ones|boys|girls)|your (?:kids|children|little ones|brood)|expecting(?=\\?|,| ?$))";
const CONDITION =
  "(?:handicaps|strokes?|(?:cognitive|developmental|intellectual|visual|hearing|speech) (?:impairments?|delays?|disabilit(?:y|ies))|mental (?:hospitals?|wards?|institutions?)|schizophreni(?:a|cs?)|bipolar(?: disorder)?|ptsd|depression|anxiety(?: disorder)?|psychosis|personality disorders?|dementia|alzheimer'?s|parkinson'?s|epilepsy|epileptics?|seizures?|autism|autistic(?: \\w+)?|asperger'?s|down'?s? syndrome|adhd|cerebral palsy|multiple sclerosis|muscular dystrophy|hiv(?: positive)?|aids|hepatitis|cancer|diabet(?:es|ics?)|dialysis|(?:chronic|terminal|serious|mental|communicable|health|medical|physical|heart) (?:illness(?:es)?|conditions?|diseases?|diagnos[ei]s|issues?|problems?)|(?:your|such a|that kind of) (?:condition|disability|diagnosis)|traumatic brain injur\\w+|mental (?:health|illness)(?: \\w+)?|disabilit(?:y|ies)|disorders?|impairments?|mobility (?:issues|problems|impairments?|scooters?|devices?|aids?)|addictions?|alcoholism|hoarding(?: disorder)?)";
const AID =
  '(?:wheel ?chairs?|power chairs?|walkers?|canes?|crutches|mobility scooters?|oxygen(?: tanks?| machines?)?|ventilators?|feeding tubes?|hospital beds?|prosthe(?:tics?|sis)|hearing aids?|home health (?:aides?|nurses?)|live in (?:aides?|caregivers?|nurses?)|caregivers?|caretakers?|attendants?|leg braces?)';
const MEDICINE =
  '(?:(?:psych(?:iatric)?|mental health|anti ?psychotic|heavy|strong|bipolar|mood) (?:meds|medications?|drugs|medicines?|pills)|anti ?depressants?|anti ?psychotics?|methadone|suboxone|dialysis|oxygen|lithium|meds|medications?)';
const ILL = `(?:(?:she|he|they|you|who|i)(?:'s|'re|'m) (?:also |both |now )?(?:deaf|blind|disabled|handicapped|sick|mentally \\w+|in a wheelchair|on oxygen|autistic|bipolar|in recovery)|recovering(?=\\?)|${ANY_ONE} (?:(?:who (?:has|have|is|are|uses?|needs?|takes?) )|with |on |in |using |taking |needing |living with )(?:an? |any |their |some |your |severe |a history of )?(?:\\w+ )?(?:${CONDITION}|${AID}|${MEDICINE}|recovery|rehab|treatment|a home health \\w+)|(?:out of|from|fresh from|in) (?:rehab|detox|a (?:halfway|sober) house|the psych ward|jail rehab)|(?:have|has|having|got|use|uses|using|need|needs|take|takes|in|on|with)(?: (?:an?|your|their|any|some|severe|a history of|psychiatric)){0,2} (?:${CONDITION}|${AID}(?! (?:access\\w*|ramp))|${MEDICINE})|${IS} (?:${CONDITION}|deaf|blind|disabled|handicapped|mentally \\w+|physically \\w+|in (?:recovery|rehab|treatment|a wheelchair|and out of the hospital)|on (?:the )?(?:${MEDICINE})|sober|unstable|wheelchair \\w+|bedridden|frail|sick)|(?:deaf|blind|disabled|handicapped|mute|unstable|mentally ill|frail|autistic|bipolar|schizophrenic|depressed|wheelchair bound|wheelchair using|hearing impaired|visually impaired|sick) (?:${ANY_ONE})|(?:recovering|former|ex|reformed|past) (?:drug )?(?:addicts?|alcoholics?|users?)|addicts?|alcoholics?|schizophrenics?|amputees?|paraplegics?|quadriplegics?|diabetics?|epileptics?|hoarders|people who (?:hoard|hear voices|drool|limp|stutter|can't (?:see|hear|walk))|(?:hoard|hear voices|talk to themselves)|wheelchair (?:users?|people|folks|types?|bound)|(?:canes?|walkers?|wheelchairs?|scooters?|crutches|oxygen)(?:,? (?:or |and )?(?:canes?|walkers?|wheelchairs?|scooters?|crutches|oxygen))+|rollers(?= ?(?:[.,;!?]|$))|(?:sober|group|halfway|recovery|care) (?:house|home)s? (?:people|types?|residents?|folks|crowd)|special ed(?:ucation)?(?: \\w+)?|slow learners|(?:psych|mental) patients?|walker users?)`;
const HELPER =
  '(?:(?:service|emotional support|assistance|support|guide|therapy|comfort|companion|seeing eye|hearing|psychiatric|seizure|diabetic alert|medical alert) (?:animals?|dogs?|cats?|pets?|birds?|rabbits?)|esas?(?: (?:dogs?|cats?|animals?|letters?|paperwork|certificates?))?|(?:emotional support|support animal|doctor.?s?|therapist.?s?) (?:letters?|notes?|paperwork|certificates?))';
const FUNDED =
  '(?:(?:any ?(?:one|body)|people|those|tenants?|folks) whose (?:rent|bills?)(?: \\w+){0,2} (?:(?:paid|covered) by|needs?|requires?|waits? on|depends? on) (?:\\w+ ){0,2}\\w+|on (?:the dole|relief|the county|government money)|(?:tenants?|renters?|people|any ?one|those|folks|applicants?) with (?:an? |their )?(?:case|social) ?workers?|on (?:an? |the )?(?:housing|rental|government|state|county|assistance) programs?|(?:section (?:8|eight)|sec\\.? ?8|housing choice|hcv|hcvp|hud|vash|hud vash|hopwa|ssvf|cityfheps|fheps|rapid re ?housing|public housing|housing authority|voucher|welfare|government|gov ?t|state|county|city|subsid(?:y|ized)|rent(?:al)? (?:assistance|subsidy|relief)|housing (?:assistance|program|subsidy))(?: (?:assist(?:ed|ance)|aid|subsidi[sz]ed|supported|funded|help|benefits|program|choice))?(?: (?:vouchers?|programs?|holders?|tenants?|renters?|participants?|recipients?|clients?|people|folks|families|applicants?|checks?|money|cases?|crowd|types?|payments?|inspections?|paperwork))+|section (?:8|eight)|(?:housing )?vouchers?|(?:government|public|rental|housing) assistance(?! (?:programs? for (?:first|down)))|on (?:ssi|ssdi|disability(?: checks?| income)?|welfare|tanf|food stamps|public assistance|assistance|unemployment|a (?:voucher|subsidy|program|pension|fixed income)|social security|general relief|cash aid|rental assistance|snap|wic)|(?:ssi|ssdi|tanf|snap|ebt|calworks|calfresh|medicaid|food stamps?|welfare|child support|alimony|unemployment|social security|disability)(?: (?:checks?|income|recipients?|benefits|payments?|money|people|tenants?))?(?! (?:act|rate|numbers?|cards?|office))|(?:liv(?:e|es|ing)|depend\\w*|rely(?:ing)?|relies|surviv\\w+)(?: (?:off|on|of)){1,2} (?:the )?(?:government|state|welfare|alimony|child support|benefits|disability|ssi|taxpayers?|assistance)|(?:gets?|getting|receiv(?:es?|ing)|draws?|drawing|collects?|collecting) (?:his |her |a |their |some )?(?:disability|pension|social security|ssi|ssdi|food stamps|unemployment|welfare|a check from \\w+|government \\w+|alimony|child support)|(?:rent|income|money)(?: \\w+){0,2} (?:comes? from|is from) (?:an? |his |her |their )?(?:pension|disability|ssi|ssdi|social security|alimony|child support|government|state|county|charity|trust|agency)|(?:tenants?|renters?|people|those|any ?one|applicants?)(?: who)? (?:pays?|paying) (?:their rent )?(?:through|with|by|via|using) (?:an? |the )?(?:\\w+ )?(?:programs?|vouchers?|agenc(?:y|ies)|subsid(?:y|ies)|assistance|housing authority)|fixed incomes?|rapid rehousing \\w+|hud vash(?: \\w+)?|vash (?:vets|clients|vouchers?)|(?:case|social) ?workers?(?: (?:paying|checks?|clients?))|(?:rapid|transitional) (?:re ?)?housing(?: \\w+)?|(?:assisted|aided|subsidized|assistance) (?:tenants?|renters?|households?)|paychecks? from (?:the )?(?:government|state)|(?:retirement|pension|disability|social security|unearned|benefit|gig) (?:income|money|checks?)|pensions?(?! (?:fund|plan|advisor))|(?:section 8|voucher|program|hud) callers?|homeless (?:programs?|vouchers?|people|families|veterans)|(?:formerly )?homeless \\w+|(?:guaranteed|housing) vouchers?|the unemployed|unemployed \\w+)';
const OLDER =
  '(?:seniors?(?: citizens?)?(?! (?:center|centre|discounts?|living|vice|loan|agent))|senior (?:couples?|citizens?|tenants?|people|ladies|folks|renters?)|elderly(?: \\w+)?|the elderly|old(?:er)? (?:people|folks|persons?|couples?|tenants?|ladies|lady|man|men|women|woman|adults?|crowd|renters?|buyers?)|over the hill(?: \\w+)?|folks (?:over|past|under) (?:fifty|forty|sixty|seventy|thirty)|geezers?|old timers?|golden agers?|frat (?:boys|types|guys)|undergrads?|co eds?|interns?|teenagers|kids (?:right )?out of (?:college|school)|recent grad(?:uate)?s?|retirees?|retired (?!(?:the|my|our|his|her|their|a|an)(?!\\w))\\w+|pensioners?|grand(?:mas?|pas?|parents)|boomers|(?:college |university |grad(?:uate)? |undergrad )?students?|undergrads?|undergraduates|college (?:kids|age\\w*|crowd)|in (?:college|grad school)|young (?:people|couples?|adults?|renters?|tenants?|folks|crowd|families|kids|guys|men|women|professionals)|youngsters|millennials?|gen z\\w*|zoomers|twenty ?somethings?|thirty ?somethings?|your age|their age|(?:past|over|under|above|below|younger than|older than) (?:the age of )?(?!55|62)(?:2[2-9]|[3-9]\\d|thirty|forty|fifty|sixty|seventy|eighty)(?! ?(?:lbs?|pounds|feet|ft|inch|minutes|mins?|days|k|%|percent|homes|units|offers|miles|years ago|thousand|hundred|million|square|people|guests|cars|different|properties|families|\\$))(?= ?(?:[.,;:!?]|$)| (?:years? old|or|and|need|should|would|will|please|for|to|in|who|living|as|with|is|are|this|i|we)))';
const SOLDIER =
  '(?:stationed (?:at|on|in|with)(?: \\w+){1,2}|(?:fort|ft\\.?|camp|joint base|naval station) [a-z]+ (?:folks|people|families|tenants?|guys|soldiers|renters?|personnel|crowd|wives)|civilians?|(?:people|those|folks|guys|men) who (?:have )?served|ex ?military(?: \\w+)?|enlisted(?: \\w+)?|deployed(?: \\w+)?|guardsm[ae]n|national guard(?: \\w+)?|veterans?|vets(?! (?:office|clinic|bill))|soldiers?|sailors?|marines?|airm[ae]n|service ?(?:members?|m[ae]n|wom[ae]n)|reservists?|military(?: (?:people|personnel|members?|families|tenants?|couples?|folks|types?|guys|wives|spouses))?|(?:active|military) duty(?: \\w+)?|in the (?:army|navy|air force|marines|military|national guard|coast guard|service|reserves)|(?:army|navy|air force|marine|coast guard|national guard) (?:people|personnel|families|members?|guys|folks|wives|couples?))(?! (?:day|memorial|park|parkway|highway|discount|administration|affairs|hospital|parade|home loans?|loans?))';
const SPEAKER = `(?:(?:folks|people|those|any ?one|callers|applicants|tenants|buyers) with accents|(?:${LANGUAGES}|foreign language|non english) speak(?:ers?|ing)(?: \\w+)?|(?:only |just |mostly |mainly )?speaks? (?:only |just |mostly |little |no |broken |poor |bad |limited |another |a different |a foreign )?(?:${LANGUAGES}|languages?)|(?:heavy|thick|strong|foreign|funny|broken|hard|bad) (?:\\w+ )?(?:accents?|english)|whose (?:accent|english)(?: \\w+)?|(?:have|has|having|with|got) an? accent|accents?(?= (?:i|we) (?:can't|cannot|can not))|(?:no|without an?|little) accents?(?! (?:wall|pillow|light|rug|color|tile|chair|table|piece|lighting))|(?:your|their|his|her|the) (?:english|accent)(?: (?:is|isn't|are|aren't|skills))?|foreign languages?|other languages)`;

export const NAMED: Readonly<Partial<Record<RuleId, readonly About[]>>> = {
  'race-or-origin': [
    { whom: `(?:an? |any |all |two )?${ORIGIN} ${WORKERS}`, ways: EVERY_WAY, instead: null },
    {
      whom: ORIGINS,
      ways: EVERY_WAY,
      before: [
        '(?:fewer|too many|so many|hardly any|barely any|not too many|less|mix of|around|among|lone) (?:\\w+ )?',
      ],
      instead: null,
    },
    {
      whom: `${IS} (?:\\w+ )?${ORIGIN}(?! (?:owned|made|style|oak|granite|marble|restaurants?))`,
      ways: EVERY_WAY,
      instead: null,
    },
    { whom: FROM_ABROAD, ways: EVERY_WAY, instead: null },
    { whom: COMES_FROM, ways: EVERY_WAY, instead: null },
    {
      whom: '(?:(?:arrest|criminal|police|prison|rap) (?:records?|history|sheets?)|ex ?(?:cons?|convicts?|felons?|offenders?)|felons?|convicts|parolees?|(?:any ?one|any ?body|people|tenants|applicants) (?:ever )?(?:arrested|convicted|incarcerated)|jailbirds?|gang ?bangers?)',
      ways: ['refused', 'steered'],
      before: [
        '(?:screen|weed|filter|sort|keep|throw)(?:s|ing|ed)? out (?:all |any |every)?(?: ?(?:one|body|people|applicants|tenants))?(?: with)?(?: (?:an?|any))* ',
      ],
      instead: null,
    },
    {
      whom: ORIGIN,
      before: [
        '(?:overwhelmingly|predominantly|mostly|mainly|largely|heavily|almost (?:all|entirely)|nearly all|solidly|entirely|exclusively|increasingly|\\d+ ?(?:%|percent)|percent) ',
      ],
      after: [
        "(?:s|'s)? (?:pref(?:erred|'d|s)?\\.?|only(?! (?:oak|granite|marble|walls?|cabinets?|finish\\w*))|friendly|free|dominated|flavored|majority|need apply|for same)(?! (?:market|restaurant|grocer\\w*))",
        ' (?:section|side|end|enclave|pocket|stronghold|quarter|half) (?:of|in)(?! (?:the (?:duplex|fence|building|deck|kitchen|counter|room|table|fence|house|wall|board)))',
      ],
      instead: null,
    },
    { whom: PAPERS, ways: SAID_OUTRIGHT, instead: null },
    {
      whom: '(?:undocumented \\w+|refugees?|asylum seekers?|asylees?|dreamers|illegals|green card holders?|visa holders?|non ?citizens?|(?:h ?1 ?b|h ?2 ?[ab]|daca|tps) (?:holders?|people|tenants?|students?|workers?|recipients?|folks))',
      ways: ['singled', 'blamed'],
      instead: null,
    },
    {
      whom: '(?:us |u\\.s\\. |american )?citizens(?! (?:bank|park|advisory|police|committee|of the year))',
      ways: ['preferred', 'suited'],
      before: ['(?:for|to) '],
      after: [',? (?:period|only|first|and that.s it|no exceptions|end of story)'],
      instead: null,
    },
    { whom: DESCENT, ways: ['refused', 'preferred', 'steered', 'charged', 'apart'], instead: null },
    {
      whom: "(?:foreign|ethnic|arab|hispanic|asian|african|weird|strange|unpronounceable|muslim|jewish)(?: sounding)? (?:last |first )?names?|whose (?:last |first )?(?:name|names|accent|english|passport)(?: (?:i|we|he|she|they|you|ends?|sounds?|is|are|isn't))?",
      ways: EVERY_WAY,
      instead: null,
    },
  ],
  'language-spoken': [{ whom: SPEAKER, ways: SAID_OUTRIGHT, instead: null }],
  religion: [
    {
      whom: `(?:${IS} (?:\\w+ )?|an? (?:\\w+ )?|devout |practicing |fellow )${FAITH}s?(?: ${PEOPLE}| ${WORKERS})?`,
      ways: EVERY_WAY,
      instead: null,
    },
    {
      whom: `${FAITH}s?(?: ${PEOPLE}| ${WORKERS})?`,
      ways: EVERY_WAY,
      instead: null,
    },
    {
      whom: '(?:atheists?|agnostics?|(?:non|un) ?believers?|wiccans?|pagans?|witches|satanists?|scientologists?|cult members|hasidim|zealots|religious (?:people|types|folks|families|nuts)|holy rollers|bible thumpers|(?:church|mosque|temple|synagogue|mass) ?goers?|(?:wom[ae]n|people|those|girls|m[ae]n|any ?one|families) who (?:cover (?:their|her|his) (?:heads?|hair|faces?)|wear (?:veils?|turbans?|head ?scarves|hijabs?|robes|yarmulkes?)|pray|fast|worship|practice \\w+)|(?:bible|prayer) (?:people|group|types)|witchcraft|voodoo|santeria|ouija \\w+|(?:goes?|going|belongs?) to (?:church|mass|temple|mosque|synagogue)|wears? (?:an? )?(?:turban|hijab|burqa|head ?scarf|yarmulke|kippah|veil)|lds(?: \\w+)?|born again(?: \\w+)?)',
      ways: EVERY_WAY,
      instead: null,
    },
    {
      whom: '(?:(?:church|temple|mosque|synagogue|parish|congregation|ward|bible study) (?:friends?|members?|famil(?:y|ies)|folks|people|brothers|sisters|crowd)|(?:members|families|people|friends|folks|some ?one|brothers|sisters) (?:of|from|at|in) (?:our|my|the|his|her|their)(?: \\w+)? (?:church|parish|congregation|temple|mosque|synagogue|ward|faith)|parishioners|congregants|(?:members?|famil(?:y|ies)|folks|people|attendees|regulars)(?: of| at| from| in){1,2} (?:our |my |the |a |any )?(?:\\w+ ){0,2}(?:church|parish|baptist|methodist|lutheran|presbyterian|episcopal|catholic|assembly of god|chapel|temple|synagogue|mosque|congregation|ward|stake|shul|ministry|gospel hall|kingdom hall)|(?:church|temple|youth group|choir|bible college|seminary|mission|small group|prayer group) (?:girls?|guys?|boys?|kids?|ladies|men|women|singles|students?|types?)|believers|people of faith|(?:brothers|sisters) in christ)',
      ways: EVERY_WAY,
      instead: null,
    },
    {
      whom: SIGNS_OF_FAITH,
      ways: ['refused'],
      before: [
        "(?:no|nothing|not|n't|never|cannot|without|remove|removing|take down|taking down|ban\\w*|prohibit\\w*|forbid\\w*|free of|hide)(?:,? (?!(?:have|need|required|asked|matter)(?!\\w))[\\w']+){0,5},? (?:or |and )?",
      ],
      after: [
        '(?:,? \\w+){0,4} (?:(?:must|have to|has to|should|need to) (?:come|be taken|go|stay)(?: \\w+)? (?:down|inside|out of sight|indoors)|come down)',
      ],
      instead: null,
    },
    {
      whom: '(?:worships?|prays?|fellowships?|attends? (?:church|mass|services|temple)) with (?:us|me|our \\w+)(?: \\w+){0,3}',
      ways: ['preferred'],
      instead: null,
    },
  ],
  sex: [
    { whom: SEX, ways: ['refused', 'steered', 'charged', 'favoured', 'blamed'], instead: null },
    { whom: `(?:an? |one |two )?${LONE}`, ways: EVERY_WAY, instead: null },
    {
      whom: `(?:an? |one |two |quiet )(?:\\w+ ){0,2}(?:man|woman|lady|gentleman|guy|girl|gal|male|female|bachelor(?:ette)?)(?! (?:cave|friday))`,
      ways: ['preferred', 'suited'],
      instead: null,
    },
    {
      whom: `${IS} (?:\\w+ )?(?:man|woman|lady|guy|girl|male|female|bachelor|single (?:mom|dad|mother|father|parent))`,
      ways: TURNED_OFF,
      instead: null,
    },
  ],
  'steering-people': [
    {
      whom: '(?:outsiders|(?:the (?:wrong |bad |criminal |rough |undesirable |other )?|that |rough |undesirable |certain )elements?(?! of)|(?:that|this|those|these) (?:crowd|kinds?|sorts?(?! people)|bunch|types?|folks|people)(?! of (?:house|home|loan|thing|deal|view|roof))|certain (?:people|types|folks|groups?)|undesirables|riff ?raff|(?:rough|sketchy|shady|trashy|unsavory|questionable) (?:types?|people|characters?|folks|crowd|tenants|renters)|transients|(?:people|famil(?:y|ies)|neighbors?|buyers?|folks|types?)(?: \\w+)? of (?:a )?(?:different|another|other|certain|similar|your|their|our|the same) (?:own )?(?:background|culture|class|kind|walk|sort|color|station|stripe|ilk)s?)',
      ways: ['refused', 'preferred', 'steered', 'apart'],
      after: [
        '(?: \\w+){0,3} (?:mov(?:e|ed|ing)|bought|buying|buy|coming|came|come|living|live|next door|leav\\w+|hang\\w*|show\\w* up|belong|fit|out|away)(?!\\w)(?: \\w+){0,2}',
      ],
      before: [
        '(?:keep|keeps|kept|keeping|no|not|without|free of|rid of|away from|goes? to|sell to|sold to|rent to|attract\\w*|draw\\w*|escape|avoid\\w*|full of|overrun (?:by|with)|more and more|too many|few)(?: (?:the|out|any|all))* ',
      ],
      instead: 'a place to see for yourself',
    },
  ],
  orientation: [{ whom: LGBT, ways: EVERY_WAY, instead: null }],
  'family-preferred': [
    { whom: PAIRED, ways: EVERY_WAY, instead: null },
    {
      whom: '(?:childless|child ?free|kid ?free|without (?:kids|children|dependents|a family)|no (?:kids|children|dependents)|un ?encumbered|trad(?:\\.|itional)?(?: married)? famil(?:y|ies)|two parent (?:famil(?:y|ies)|households?)|nuclear famil(?:y|ies)|(?:young|growing|established|nice|good|intact) famil(?:y|ies)|married|newly ?weds?|settled couples?)',
      ways: ['preferred'],
      instead: null,
    },
    {
      whom: '(?:dinks?|double income(?: \\w+){0,2}|single (?:executives?|professionals?|occupants?|persons?|people|adults?|renters?|tenants?|nurses?|travelers?)|quiet (?:couples?|adults?|singles?)|married (?:couples?|people|tenants?|folks)|(?:husband|wife) and (?:husband|wife)|newlyweds|empty nesters?)',
      ways: ['preferred', 'suited'],
      after: [",? (?:this|here)(?: one)?(?:'s| is|s)? (?:for you|your|yours|the one)"],
      instead: 'easy to keep',
    },
    {
      whom: 'famil(?:y|ies)(?! (?:rooms?|homes?|houses?|owned|photo\\w*))',
      ways: ['refused', 'steered', 'charged'],
      instead: null,
    },
  ],
  'children-refused': [
    {
      whom: '(?:(?:mothers?|moms?|fathers?|dads?|parents?|famil(?:y|ies)|households?|tenants|renters|residents|those|people|any ?one) with (?:\\w+ )?(?:infants?|bab(?:y|ies)|newborns?|toddlers?|kids|children|teens|teenagers|little ones|strollers)|famil(?:y|ies)(?: units?| apartments?)|new (?:moms?|mothers?|parents))',
      ways: ['steered', 'apart', 'bound', 'charged', 'blamed'],
      after: [
        ' (?:are|is|go|live)(?: \\w+)? (?:in|on|by|at|near|behind) the (?:back|rear|annex|basement|dumpsters?|bottom|ground|first|lower|far|other)(?: \\w+)?',
      ],
      instead: null,
    },
    { whom: CHILD, ways: [...TURNED_OFF, 'preferred', 'blamed'], instead: null },
  ],
  disability: [
    { whom: ILL, ways: EVERY_WAY, instead: null },
    {
      whom: '(?:reasonable (?:accommodations?|modifications?)(?: requests?)?|(?:accommodation|modification) requests?|requests for (?:an? )?(?:reasonable )?(?:accommodations?|modifications?)|handicap(?:ped)? (?:parking|spots?|spaces?|stalls?)|(?:parking|spots?|spaces?|stalls?) for (?:the )?(?:handicapped|disabled)|(?:handicap(?:ped)? |disability |disabled )?(?:placards?|(?:handicap(?:ped)?|disability|disabled) (?:tags?|plates?|permits?)))',
      ways: ['refused'],
      after: [' (?:are|is)(?: \\w+)? not (?:something|anything|a thing)(?: \\w+){0,3}'],
      instead: null,
    },
  ],
  'assistance-animals': [
    {
      whom: HELPER,
      ways: TURNED_OFF,
      after: [
        "(?:,? (?!no(?!\\w)|not(?!\\w)|never(?!\\w))[\\w']+){0,4},? \\$ ?\\d[\\d,.]*(?: (?:non ?refundable|a month|monthly|extra|each|more|up ?front|per \\w+))?(?= ?(?:[.,;!]|$)| like)",
        '.{0,60}?(?<!\\w)no (?:animals|pets|dogs|cats|exceptions)(?= ?(?:[.,;!]|$))',
        `(?:(?!(?<!\\w)(?:no|not|never|without|waiv\\w*|free|exempt\\w*|pets|dogs|cats|other|n't|don't|pays? nothing)(?!\\w))[^.!?\\n]){0,60}?(?:\\$ ?\\d[\\d,.]*|refundable|pet|extra|additional|usual|regular|standard|same)(?: (?!no(?!\\w))[\\w$]+){0,3} (?:deposits?|fees?|rent|charges?)`,
        "(?:,? [\\w']+){0,5} (?:need|needs|require|requires|ask for|want|must have|must show)(?: \\w+){0,4} (?:certificat\\w+|papers|a vest|registration|id card|training (?:records|papers)|proof of training)",
        '(?: (?:also|still|will|do|does))* (?:counts? (?:toward|as|against|in)|(?:are|is) (?:included|counted) (?:in|toward))(?: \\w+){0,4}',
        '(?: \\w+){0,2} (?:(?:must|has to|have to|needs? to|should)(?: also| all)? )?(?:be |weigh )?(?:under|less than|smaller than|no (?:more|bigger|larger|heavier) than|up to|at most|below) \\d+ ?(?:lbs?|pounds)',
        '(?: \\w+){0,2} (?:must|has to|have to|needs? to|should)(?: also| all)? (?:be )?(?:registered|certified|approved|caged|muzzled|kenneled|crated|small|on the list|of an? \\w+ breed|not|neutered|spayed|ride|take|use|stay|wait)(?! (?:leash|under control))(?: \\w+){0,3}',
      ],
      instead: null,
    },
  ],
  'source-of-income': [
    {
      whom: FUNDED,
      ways: NOT_FAVOURED,
      after: [
        "(?:,? (?!(?:not|never|no|share|portion|part)(?!\\w))[\\w'/]+){0,7}? (?:earn|earns|make|makes|show|prove|gross|have)(?: (?:an? |at least |about |still |income of )?)(?:\\w+ )?(?:two|three|four|2|3|4|2\\.5|triple|double)(?: ?x| times)?(?![^.!?\\n]{0,40}(?:share|portion|their part|your part))",
      ],
      instead: 'all lawful sources of income are considered',
    },
    {
      whom: FUNDED,
      before: [
        '(?:mostly|mainly|largely|heavily|full of|overrun (?:with|by)|nothing but|half|majority|too much|too many|so many|gone|going|went|turned|turning|becoming|became|all)(?: (?:now|to|into|the|those))* ',
      ],
      after: [
        ' (?:now|these days|heavy|city|central|town|territory|country|ville)(?= ?(?:[.,;!]|$)| (?:so|and|since|anyway))',
      ],
      instead: null,
    },
    {
      whom: '(?:(?:residents?|tenants?|renters?|people|families) (?:of|in|from) (?:the )?)?(?:affordable|subsidi[sz]ed|low income|lottery|income restricted|section 8|voucher|below market) (?:units?|tenants|residents|renters|apartments|households|homes)(?: residents| tenants)?',
      ways: ['apart'],
      instead: null,
    },
  ],
  age: [
    { whom: OLDER, ways: NOT_REBATED, instead: 'everyone' },
    {
      whom: `(?:some ?one|some ?body|any ?one|people|tenants?|renters?|adults?|a \\w+|folks|residents?) (?:who is |who are |aged? )?(?:over|under|above|below|past|older than|younger than|in (?:their|his|her)) (?:the age of )?(?!55|62)(?:2[2-9]|[3-9]\\d|thirty|forty|fifty|sixty|\\w+ies|[2-7]0s)`,
      ways: NOT_REBATED,
      instead: 'everyone',
    },
    {
      whom: '(?:elderly|retired|older|young|mature) (?:couples?|lady|ladies|gentlem[ae]n|wom[ae]n|m[ae]n|persons?|people|tenants?|students?)|(?:an? |the )?(?:college |grad |university )students?|retirees?|seniors',
      ways: NOT_REBATED,
      instead: 'everyone',
    },
  ],
  'military-status': [{ whom: `(?:an? |the )?${SOLDIER}`, ways: NOT_CHOSEN, instead: null }],
};
