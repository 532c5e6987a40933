// Who is chosen, kept or left out, by every protected class, as `Phrases.find` takes them.
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';
import { FAITH } from './parts.ts';
import { COUNTRIES } from './peoples.ts';

const ONES =
  '(?:tenants?|renters?|buyers?|applicants?|residents?|neighbors?|roommates?|people|folks|households?|families|owners?|who (?:lives|gets)(?: \\w+)?)';
const CHOOSE =
  "(?:pick|choose|chose|select|screen|sort|rank|judge|approve|decide|filter)(?:s|es|d|ed|ing)?(?:,? (?!(?:not|never|no|without)(?!\\w))[\\w']+){0,5}? (?:by|on|based on|according to|for)";
const CHOSEN_ONES = `${ONES}(?: \\w+)? (?:are|get|is|were|be) (?:chosen|picked|selected|screened|approved|judged|sorted|ranked|decided)(?: \\w+){0,3} (?:by|on|based on|according to|for)`;
/** What people are chosen by, said of those who let. */
const chosenBy = (what: string): string =>
  `(?:${CHOOSE}|${CHOSEN_ONES})(?: (?:their|your|his|her|the|what|which|an?|applicants?'?))* ${what}`;

const SHARED_PLACE = '(?:building|complex|street|block|neighborhood|community|area|subdivision|hoa|floor|town)';
const KEEP =
  "(?:keep|keeps|kept|keeping|stay|stays|stayed|remain|remains|remained)(?: (?!(?:not|no|never)(?!\\w))[\\w']+){0,3}?";
/** A place that is kept as it is, by who lives there. */
const kept = (what: string): string =>
  `${KEEP} ${SHARED_PLACE}(?: (?:all|mostly|purely|very|as|a|an|strictly|just))* ${what}`;

const OUTSIDERS =
  "(?:non ?members|non ?believers|outsiders|others|newcomers|the unchurched|(?:people|folks|families|those|any ?(?:one|body)|buyers|neighbors) (?:of|from|in|with) (?:other|different|another|a different|no) (?:faiths?|religions?|church(?:es)?|beliefs?|denominations?)|(?:people|those|folks|families|any ?(?:one|body)) (?:who|that) (?:do not|don't|doesn't|are not|aren't|isn't) (?:attend|belong|worship|believe|pray|share|go|part|members?|in|of)(?: \\w+){0,4}|(?:if )?you(?:'re| are) not (?:part of|a member of|a member|in|with|from|of) (?:the |our |a |this )?(?:congregation|church|faith|ward|parish|temple|mosque|synagogue))";
const LEFT_OUT =
  '(?:left out|out of place|excluded|unwelcome|lonely|uncomfortable|awkward|isolated|ignored|shunned|judged|like outsiders?|like an outsider|like strangers|out of step|out of it)';

const CLASS_OF_AGE =
  '(?!55|62)(?:2\\d|[3-9]\\d|thirty|forty|fifty|sixty|seventy|eighty)(?! ?(?:k|%|percent|minutes|miles|offers|lbs|pounds|feet|thousand|hundred|mph|units|homes|people|guests))';
/** What says to those of an age that a place is not for them. */
const NOT_THEIRS =
  "(?:(?:skip|pass on|scroll past) (?:it|this|us)|(?:skip|pass|scroll|swipe)(?= ?(?:[.,;!]|$))|move (?:on|along)|look elsewhere|keep looking|not for you|not (?:the|your) (?:place|scene|vibe|thing|building)|n't (?:be )?(?:for you|your \\w+|fit|like|enjoy|last)|bore|dorm|frat|nightclub|feel old|out of place|nursing home|retirement home|too (?:loud|quiet|young|wild|noisy|slow|rowdy|sleepy))";

const AILMENT =
  "(?:ptsd|bipolar|mental|psych(?:iatric|o)?|autis(?:m|tic)|dementia|alzheimer'?s|epilep(?:sy|tic)|seizures?|schizo\\w*|addict(?:ion)?|rehab|detox|hiv|aids|trauma|anxiety|depression|adhd|disability|wheelchair|oxygen|hospice|recovery|sober)";
const CASES =
  '(?:cases?|patients?|types?|sufferers?|vets?|veterans?|crowd|folks|people|situations?|stuff|histor(?:y|ies))';
const NO =
  "(?:no|zero|not (?:for|taking|accepting)|without|nix|minus|spare us(?: the)?|(?:don't|do not|won't|will not|can't|cannot) (?:take|want|rent to|accept|do|handle|have|deal with|house))";

const FEW = '(?:one|two|three|a single|1|2|3)';
const HEADS = '(?:people|persons?|occupants?|tenants?|residents?|renters?|heads|bodies|humans|souls)';
const MANY_ROOMS = '(?:four|five|six|seven|4|5|6|7) ?(?:bed(?:room)?s?|brs?|bds?|rooms)';
const CAP = '(?:max(?:imum)?|limit(?:ed)?(?: to)?|no more than|only|up to|cap(?:ped)?(?: at)?|the most)';

const FORMERLY =
  '(?:(?:before|until) (?:it|this|things|everything|all that|(?:the|our|this) (?:area|neighborhood|town|city|side|block|street|schools?)) (?:all )?(?:changed|turned|went downhill|flipped|got (?:bad|rough|different))|before they (?:all )?(?:moved in|came|took over|showed up|started (?:coming|moving)))';

export const CHOSEN: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    chosenBy(
      '(?:skin(?: colou?r| tone)?|colou?r of (?:their|your|the|his|her) skin|complexion|race|ancestry|bloodlines?|heritage|accents?|(?:last |family |sur)names?|nationality|(?:country of )?origin|ethnicity|passports?|where (?:they|you|people)(?:.re| are| were| was| come| came)?(?: \\w+)? (?:from|born))(?! (?:condition|or any|is illegal))',
    ),
    `(?:skin|tenants?|applicants?|landlords?|board|renters?|buyers?|neighbors?|faces)(?:,? (?!(?:paint|trim|walls?|colors?|floors?|wood)(?!\\w))[\\w']+){0,8},? (?:the )?(?:lighter|whiter|fairer|paler) the better`,
    `(?:the )?(?:lighter|whiter|fairer|paler) the better(?=${within(50)}(?:skin|landlord|says|board|tenants?|applicants?|renters))`,
    'if (?:your|their|his|her) skin(?! (?:is (?:dry|sensitive|allergic)|care))(?: \\w+){0,4}',
    '(?:darker|browner|whiter|paler|swarthy|lighter) (?:folks|people|tenants|renters|faces|applicants|neighbors|famil(?:y|ies)|buyers|crowd|kids)',
    "(?:they|they're|we're|every ?(?:one|body)|neighbors?|people|folks|families|all)(?: (?:are|is|here|all|so|mostly|of them|was|were))* (?:blond\\w*(?: haired)?|blue eyed|fair haired|light eyed)(?: and (?:blue eyed|blond\\w*|fair \\w+))?",
    `${kept(`(?:(?:${COUNTRIES}|caucasian|all american|anglo)(?! (?:style|design|architecture|village|elm|garden)\\w*)|(?:white|black|brown)(?= ?(?:[.,;!]|$)| (?:and (?:${COUNTRIES}|proud|middle class|christian)|like|the way)))`)}`,
    `(?:look|looks|looked) (?:just |exactly |more )?like (?:the rest of|every ?(?:one|body) (?:else )?on|the other people on) (?:the|our|this) (?:block|street|building|neighborhood)`,
    `(?:never|not|n't)(?: \\w+)? (?:rented|rent|sold|sell|leased|lease) to (?:an? |any )?(?:${COUNTRIES}|black|brown|white)s?(?: \\w+)?(?= ?(?:[.,;!]|$)| and)`,
    `(?:knew|remember|grew up|lived|recall|know)(?:,? [\\w']+){0,8} ${FORMERLY}(?=${within(90)}(?:know|mean|say|guess|miss|say no more|like it was|good old|[.!]|$))(?! (?:floor ?plan|hands|layout))`,
    `(?:way it (?:was|used to be)|like it was|same as it was|still (?:is )?(?:what|how) it was|feels? like) (?:back )?before they(?: all)? \\w+(?: in| over)?`,
  ],
  religion: [
    chosenBy(
      '(?:faith|religion|church(?: (?:membership|attendance))?|beliefs?|creed|denomination|how (?:they|you) (?:pray|worship))',
    ),
    `${OUTSIDERS}(?: (?:here|on (?:the|this|our) \\w+))?,? (?:you )?(?:(?:may|might|will|would|could|can|tend to|usually|often|always|generally|sometimes|do)(?: \\w+)? )?(?:feel|be|find (?:themselves|yourself|it|this)|get|end up)(?: \\w+){0,2} ${LEFT_OUT}`,
    `${OUTSIDERS}(?: \\w+){0,3} (?:not|n't|never|rarely|seldom)(?: \\w+)? (?:feel|be|find)(?: \\w+)? (?:at home|welcome|comfortable|at ease|included)`,
    `(?:members|believers|parishioners|the faithful|saints|church ?goers)(?: of \\w+(?: \\w+)?)? (?:will|would|do|feel|are)(?: \\w+){0,2} (?:happiest|happier|most at home|right at home|most comfortable|fit (?:in|right)|best)(?: \\w+)?`,
    kept(`${FAITH}(?! (?:school|church|bookstore))`),
  ],
  sex: [
    chosenBy('(?:gender|sex(?! offender)|whether (?:they|you)(?:.re| are) (?:an? )?(?:m[ae]n|wom[ae]n|male|female)s?)'),
  ],
  orientation: [
    chosenBy('(?:sexual orientation|orientation|who (?:they|you) (?:love|sleep with|date)|lifestyle)'),
    kept('(?:straight|heterosexual)(?= ?(?:[.,;!]|$)| (?:and|only|like))'),
  ],
  'family-preferred': [
    chosenBy('(?:marital status|family (?:status|size)|whether (?:they|you)(?:.re| are) married|a (?:wedding )?ring)'),
    kept(
      '(?:traditional(?: famil(?:y|ies))?(?= ?(?:[.,;!]|$))|(?:married )?couples?|(?:married|single|childless) \\w+|families(?: only)?)',
    ),
    "(?:couples?|newly ?weds?|married|singles?|christians?|women|men|famil(?:y|ies)|retire(?:d|es)|seniors?|students?|young(?:er)?|professionals?)(?=[^.!?\\n]{0,90}?(?<!\\w)(?:others|the rest|any ?(?:one|body) else|every ?(?:one|body) else|all others|other (?:people|applicants|households|types|families))(?!\\w)[^.!?\\n]{0,20}?(?:not|n't|need not|never|no longer)(?: \\w+){0,3} (?:consider\\w*|apply|bother|entertain\\w*|look\\w* at|shown|accepted))",
  ],
  'children-refused': [
    chosenBy('(?:whether (?:they|you) have (?:kids|children)|how many (?:kids|children))'),
    '(?:keep|keeps|keeping|kept|leave|leaving)(?: (?:all|any|the|those|small|young|most))* (?:children|kids|families|babies|toddlers|teenagers|teens|minors|little ones)(?: with \\w+)? (?:out(?! of (?:the )?(?:\\w+ )?(?:pool|garage|street|workshop|kitchen|attic|basement|yard|closet|work|construction|way|reach|sun|rain|trouble|garden|hot tub|gym|pond))|off (?:the|our) (?:property|lease|street|block)|elsewhere)(?: of (?:the|our|this|my) \\w+)?',
    `(?:keep|keeps|kept|keeping|stay|stays|remain|remains)(?: \\w+){0,3} (?:kid|child|baby|toddler|teen) ?(?:free|less)`,
    `(?:building|complex|house|community|street|floor|place|block|units?|every ?(?:one|body)|we)(?: \\w+)? (?:is|are|was|were|has been|have been|has always been|have always been|'s|'re)(?: (?:all|only|just|purely|entirely|strictly|always))+ (?:adults?|grown ?ups?)(?! (?:education|learning|swim))(?: only)?`,
    `all adults?(?=[^.!?\\n]{0,70}(?:since|always|keep\\w*|stay\\w*|remain\\w*|plan\\w*|intend|like it that way))`,
    `${MANY_ROOMS}[^.!?\\n]{0,60}?(?<!\\w)(?:${CAP}(?: \\w+){0,4} ${FEW}(?: \\w+)? ${HEADS}(?! (?:per|each|in each|a|to a|at a time))|${FEW}(?: \\w+)? ${HEADS}(?! (?:per|each|in each|a|to a|at a time))(?: \\w+)? (?:max(?:imum)?|tops|limit|only|at most))`,
    `(?:max(?:imum)?|limit|cap|only|most|no more than)[^.!?\\n]{0,40}?(?<!\\w)(?:all|both|each|every one|none)(?: (?:of|them|you|must|must be|be|are|to|has to be|have to be|need to be|should be))* (?:over|under|above|below|at least|older than|younger than) (?:18|eighteen|21|twenty one)(?! to (?:sign|enter|drink))`,
    `${HEADS}(?: \\w+){0,2},? (?:and )?(?:both|all)(?: (?:of|them|you|must|be|are|to|fully|have|being))* (?:grown(?! up(?: in| around| here)| in)|adults?)(?= ?(?:[.,;!]|$)| please| only)`,
  ],
  disability: [
    chosenBy(
      '(?:health(?! insurance)|disabilit(?:y|ies)|medical histor(?:y|ies)|fitness|mental state|ability to (?:climb|walk))',
    ),
    `${NO}(?: (?:any|more|those|the|your|severe|serious|with))* (?:\\w+ (?:or|and) )?${AILMENT}(?: \\w+)? ${CASES}`,
    `(?:no|zero|not dealing with|nix)(?: (?:more|any))? (?:ptsd|dementia|alzheimer'?s|schizophrenia|bipolar|autism|epilepsy|hiv|seizures)(?= ?(?:[.,;!]|$)| (?:please|here|thanks|in|or|and|at))`,
  ],
  'assistance-animals': [
    '(?:no|zero|never any|nix)(?: \\w+)? (?:dogs?|pets?|animals?|cats?)[^!?\\n]{0,25}?(?<!\\w)(?:not even|nor|neither|including|same goes for|(?:and )?that (?:means|includes|goes for)|service or)(?: (?:a|an|any|the|your|trained|certified|so called))* (?:not|(?:service|support|assistance|guide|therapy|emotional)(?: support)?(?: (?:ones?|animals?|dogs?|kind))?)(?= ?(?:[.,;!]|$)| (?:either|too|are|is|here|allowed|so|because))',
    "(?:service|support|assistance|guide|therapy|emotional support) (?:animals?|dogs?|cats?)\\? (?:the )?(?:same (?:answer|thing|rule|deal)|nope?|not (?:here|an|in)|still (?:a |no)|also|sorry|we (?:don't|do not|can't))(?: \\w+){0,2}",
    "(?:do not|don't|doesn't|does not|couldn't) care (?:about|if|what|how|whether|that)(?: [\\w']+){0,5} (?:letters?|vests?|certified|service dogs?|service animals?|therapists?|doctors?|support animals?|esas?)(?=[^!?\\n]{0,40}(?:no|not|n't|never))",
  ],
  age: [
    chosenBy('age(?! of (?:the|their|your) (?:application|file))'),
    `(?:(?:if |when )?you(?:'re| are)|you(?:'ve| have) (?:passed|turned|hit)|any ?(?:one|body)|people|those)?(?<!\\w) ?(?:over|past|under|above|below|older than|younger than|north of|passed|turned) (?:the age of |your )?${CLASS_OF_AGE}s?\\??(?=[^.!\\n]{0,110}?(?<!\\w)(?:${NOT_THEIRS}))(?<=(?:you|any ?one|any ?body|people|those|folks|^|[.!?]["' ]{1,3})[^.!?\\n]{0,25})`,
    `(?:the )?(?:younger|older) (?:the tenant |they are |you are )?the better(?! (?:roof|appliances|deal|price))(?<=(?:tenants?|renters?|applicants?|owner|landlord|age|people|roommates?|buyers?|we|picks?)(?!\\w)[^.!?\\n]{0,70})`,
    `[2-7]0 ?somethings?(?= ?(?:[.,;!?]|$)| (?:crowd|set|professionals?|buyers?|renters?|tenants?|singles?|couples?|people|folks|roommates?|neighbors?|vibe|scene|who|and|looking))(?! (?:minutes|miles))`,
  ],
  'source-of-income': [
    chosenBy('(?:source of (?:income|funds)|where (?:their|your) (?:money|income|check|rent) (?:comes|came) from)'),
  ],
};

const RECALLED =
  '(?:(?:who|that) )?(?:selling|sold|sells|built|raised|left|listed|told (?:me|us)|asked (?:me|us)|wrote|planted|(?:is|are|was|were) (?:selling|downsizing|moving|leaving|retiring|off to|listing))';
const SEEKS =
  '(?![^.!?\\n]{0,70}(?:prefer|hop(?:es?|ing)|looking for|would like|wants?|same (?:kind|sort)|similar|only|another))';
const STREET =
  '(?:streets?|st|road|rd|lane|ln|trail|court|ct|avenue|ave|drive|way|hill|place|square|circle|boulevard|blvd|creek|park|moss|oak)';

/** What looks like one of these and says nothing wrong. */
export const EXCUSED: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    `(?:on|onto|at|to|left|right|off|from|cross|past|down|near|between|called|named|\\d+|is) (?:of )?(?:${COUNTRIES}) ${STREET}(?:,? (?:not|and|or) [\\w']+(?: \\w+)?)?`,
    '(?:has|have|had|with|under|over|of)? ?(?:a |an )?(?:light|dark|pale|brown) skin (?:of|on) (?:moss|paint|ice|plaster|the (?:wall|onion|grape|apple)|snow|rust)',
  ],
  'family-preferred': [
    `(?:an? |the |two |our |my |this )?(?:\\w+ )?(?:couples?|newly ?weds?|retirees?|empty nesters?)(?: [\\w']+){0,2}? ${RECALLED}${SEEKS}`,
    `(?:my |our |the )?(?:sellers?|owners?),? (?:(?:were|are|was|is|both|once|then|now|an?|the) ){0,3}(?:\\w+ )?(?:newly ?weds?|married couple|retirees?|empty nesters?|retired couple)${SEEKS}`,
  ],
  'children-refused': [
    '(?:children|kids?|bab(?:y|ies)|infants?|minors|newborns?|toddlers?)(?: \\w+)? counts?(?: (?:exactly|just))? (?:the same as|like|as|equally with) (?:any ?(?:one|body)|every ?(?:one|body)|adults?|grown ?ups|any other \\w+)(?: \\w+)?(?![^.!?\\n]*(?:extra rent|more rent|\\$))',
    '(?:hot tub|pool|sauna|spa|gym|jacuzzi|slide|trampoline|elevator|zip ?line)(?!\\w)[^.!?\\n]{0,60}(?:no one|nobody|no (?:kids|children|persons?)|max|maximum)(?: \\w+)? (?:under|below|people|persons)(?: \\d+)?',
  ],
};
