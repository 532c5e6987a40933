// Questions about what nobody who lets or sells may ask, as `Phrases.find` takes them.
import { FAITH } from './parts.ts';
import type { RuleId } from '../rule.ts';

/** A question that offers something, or that the next sentence says nobody may ask. */
const HELPFUL =
  "(?![^\\n]{0,150}(?:you may|you might|you can(?!'t)|you could|you're protected|we can help|we help|i help|qualif|entitled|eligible|exemption|programs?(?!\\w)|rights?(?!\\w)|accommodat|should ask|ever ask|may ask|can ask|to ask you|illegal|against the law|not allowed|(?:do not|don't|does not|doesn't|never) have to|none of (?:a|my|our|your|their)|no landlord|landlords? (?:can|may)|fair housing|lower rate|loan|tell (?:me|us) in the comments|congrat))";
const ASKED = `[^.!?\\n]{0,70}\\?${HELPFUL}`;
const OF_WHOM =
  '(?:you(?: two| guys| both| folks| three)?|you all|y.all|your (?:\\w+)|any ?(?:one|body)(?: (?:in|of|on|who|living)(?: \\w+){1,4})?|any of you|either of you|he|she|they|the (?:tenants?|applicants?|renters?|occupants?))';
const DO = '(?:do|does|did|have|has|are|is|were|was|will|would)';
/** What is no business of who lets: said as a duty to write it down. */
const DISCLOSE =
  "(?<!(?:not|never|n't|nobody|no one|without|no need|may|can|whether|landlords?)(?: \\w+){0,3} )(?:list(?:ing)?|stat(?:e|ing)|disclos(?:e|ing|ure of)|describ(?:e|ing)|writ(?:e|ing)(?: down)?|not(?:e|ing)|indicat(?:e|ing)|declar(?:e|ing)|includ(?:e|ing)|submit(?:ting)?|provid(?:e|ing)|attach(?:ing)?|send(?:ing)?|tell(?:ing)? (?:us|me)|let (?:us|me) know|inform (?:us|me)|mention(?:ing)?|answer(?:ing)?|bring(?:ing)?|show(?:ing)?(?: us| me)?|put(?: down)?|report(?:ing)?|explain(?:ing)?|fill in|we (?:need|want|require|ask for|ask to see|have)(?: to (?:see|know))?)";
const MEANTIME = "(?:,? (?!(?:if you need|not|never|no|any (?:request|questions))(?!\\w))[\\w']+){0,6}?,? ";
const ILLS =
  "(?:(?:psychiatric |current |daily )?(?:medications?|meds|medicines|prescriptions?|pills)(?! (?:cabinets?|drop|storage))|surger(?:y|ies)|hospital(?:ization| stays?|izations)|diagnos[ei]s|medical (?:records?|histor(?:y|ies)|conditions?|issues|problems|files?|exams?|tests?)|health (?:histor(?:y|ies)|conditions?|problems|issues|records?|status)|disabilit(?:y|ies)|handicaps?|mental (?:health|illness)(?: \\w+)?|(?:psychiatrist|therapist|psychologist)(?:'s)?(?: \\w+)?|what(?:'s| is) wrong with you|proof of treatment|drug tests?|(?:hiv|aids|std|tb|tuberculosis|hepatitis)(?: \\w+)? (?:status|tests?|results?|screenings?))(?! (?:law|rights|insurance|office|district))";
const CARE =
  '(?:psychiatrists?|psychologists?|therapists?|shrinks?|medications?|meds|medicine|pills|antidepressants|methadone|rehab\\w*|hospitali[sz]ed|institutionali[sz]ed|committed|treated for|diagnosed|disabled|disabilit(?:y|ies)|handicap\\w*|mental (?:illness|health|problems|issues)|mentally ill|depression|anxiety|bipolar|ptsd|addict\\w*|seizures?|surger(?:y|ies)|hiv|aids|cancer|(?:health|medical) (?:conditions?|issues|problems|histor\\w+)|illness(?:es)?|epilep\\w+|autis\\w+|wheelchairs?|oxygen|caregivers?|aides?|live (?:alone|by yourself|on your own|independently)|take care of yourself|climb (?:the )?stairs|walk (?:up|without))';
const PAPERS =
  '(?:green cards?|visas?(?: status)?|i-?94|immigration (?:papers|documents|status)|naturalization (?:papers|certificate)|citizenship(?: papers)?|country of (?:birth|origin)|nationality|place of birth|birthplace|national origin|where you were born|your (?:ethnicity|race))(?! (?:gift|office|bureau|day|ceremon))';

/** Who asks, or what hangs on the answer: without it a question may be kindness. */
const REASON =
  "(?=[^\\n]{0,140}(?<!\\w)(?:(?:the |my |our )?(?:owners?|landlords?|landlady|boards?|co ?op|sellers?|super|manager|roommates?|neighbors?|other (?:tenants|ladies|residents))|building|house rules?|lease|applications?|applying|form|(?:wants?|likes?|needs?|have) to (?:know|ask)|(?:always|will|going to) asks?|asking|matters?|prefer\\w*|rather|showing|tour|if not|if so|he won't|she won't|they won't)(?!\\w))";
const CHILDREN = '(?:kids?|children|child|bab(?:y|ies)|little ones|toddlers?|teens?|teenagers?|sons?|daughters?)';
const OF_KIN =
  '(?:(?:your|his|her|their) (?:\\w+ )?(?:folks|famil(?:y|ies)|people|parents|mom|mother|dad|father|husband|wife|spouse|ancestors|grandparents|in laws|relatives)(?! (?:moving|coming|driving|flying)))';
const COVERED =
  '(?:(?:(?:head ?)?scar(?:f|ves)|head ?wraps?|hijabs?|veils?|turbans?|kipp(?:ah|a|ot)|yarmulkes?|burqas?|niqabs?|wigs?|saris?|head ?coverings?|abayas?|cross(?:es)?)|(?:cover|covers|covering) (?:her|his|your|their) (?:hair|head|face))';
const SPOUSE =
  "(?:husband|wife|man|woman|spouse|boyfriend|girlfriend|father|dad|mother|mom|hubby|fianc\\w+|partner|daddy|baby daddy|kids' (?:father|dad|mother|mom)|children's (?:father|mother)|father of the (?:kids|children|baby))";

export const ASKED_FACTS: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  disability: [
    `(?:do|does|can) ${OF_WHOM}(?: (?!your|you)\\w+)? (?:walk|see|hear|talk|climb|breathe|eat|bathe|dress)(?: \\w+)? (?:on (?:his|her|their|your) own|alone|by (?:him|her|your)self|well|ok|okay|normally|without|unassisted)${ASKED}`,
    `(?:do|does|is|are|has|have) ${OF_WHOM}(?: \\w+)? (?:have|has|got|with|suffering from)(?: (?:one of those|some|an?|any|some kind of|some sort of))+ (?:\\w+ )?(?:conditions?|syndromes?|disorders?|illness(?:es)?|disease|diagnosis|delays?)${ASKED}`,
    `${DO} ${OF_WHOM}(?: (?!not)\\w+){0,4}? (?:take|takes|taking|need|use|see|seeing|on) (?:anything|something|pills|any ?(?:one|body)|some ?(?:one|body)|a (?:doctor|specialist|counselor))(?: \\w+){0,2} (?:for|about) (?:your |his |her |their |the |any )?(?:nerves|moods?|mind|head|depression|anxiety|sleep|pain|heart|condition|memory|anger|attention|mental|health|voices|seizures)${ASKED}`,
    `(?:asks?|wants? to know|need to know|needs? to know|likes? to know|tell (?:us|me)|list|must (?:list|disclose|state)|form|application|questions?|page \\d+)(?: \\w+){0,6} (?:what|which|any|every|all|whether|if)(?: \\w+){0,3} (?:medications?|meds|medicines?|prescriptions?|pills|illness(?:es)?|disabilit(?:y|ies)|diagnos[ei]s|medical (?:conditions?|devices?|equipment))(?: \\w+){0,2} (?:you|they|anyone|any ?body|tenants?|applicants?|the household|each|your|take|takes|on|have|has)(?! (?:may|can) (?:not|never))${HELPFUL}`,
    `(?:list|name|write down|disclose)(?:ing|s)?(?: \\w+)? (?:every|each|all|any)(?: of your)? (?:medications?|meds|medicines?|prescriptions?|pills|illness(?:es)?|disabilit(?:y|ies)|diagnos[ei]s|conditions?)(?: \\w+){0,6}${HELPFUL}`,
    `(?:is|was|are) (?:that|this|it|your|the)(?: \\w+)? (?:service |support |therapy )?(?:dog|animal|cat|esa)?(?: \\w+){0,2} ?(?:because of|for) (?:something|anything|a)(?: \\w+)? ?(?:mental|physical|medical|disability|condition|ptsd|anxiety|emotional|psychiatric|psychological)${ASKED}`,
    `(?:at|given) (?:your|his|her) age[^.!?\\n]{0,70}\\?${HELPFUL}`,
    `(?:what|which|any|how many) (?:\\w+ )?(?:medications?|meds|medicines?|prescriptions?|pills|drugs|treatments?|surger(?:y|ies)|disabilit(?:y|ies)|illness(?:es)?|diagnos[ei]s|(?:health|medical) (?:conditions?|problems|issues)) (?:${DO}) ${OF_WHOM}${ASKED}`,
    `${DO} ${OF_WHOM}(?: (?!(?:accommodations?|help|ramp|accessible|grab|changes)(?!\\w))\\w+){0,6}? ${CARE}${ASKED}`,
    `(?:what|which|any) (?:\\w+ )?(?:disabilit(?:y|ies)|illness(?:es)?|diagnos[ei]s|medications?|meds|(?:health|medical|mental) (?:conditions?|problems|issues|history))(?: \\w+){0,3}\\?${HELPFUL}`,
    `(?:how (?:severe|bad|serious|long)|what(?:'s| is| kind of| exactly is)|why|what's the nature of)(?: \\w+){0,4} (?:your (?:disability|condition|illness|diagnosis|handicap)|(?:the|your|a|that) (?:wheelchair|walker|cane|service (?:dog|animal)|support animal|oxygen|ramp))${ASKED}`,
    `(?:can|could|are) you (?:able to )?(?:live (?:alone|by yourself|on your own|independently)|take care of yourself|get (?:around|up|out)(?: \\w+){0,3}|walk(?: \\w+){0,3}|climb(?: \\w+){0,3}|manage(?: \\w+){0,3}|evacuate)(?: \\w+){0,4}(?: (?:without help|unassisted|by yourself|on your own|alone))(?: \\w+){0,3}\\?${HELPFUL}`,
    `${DISCLOSE}${MEANTIME}${ILLS}`,
    "(?:doctor|physician|therapist)(?:'s)? (?:notes?|letters?)(?: \\w+){0,3} (?:that )?(?:you|they|he|she|tenants?|applicants?)(?:'re| are| is)?(?: \\w+)? (?:live|fit|able|healthy|capable|stable|well|safe|independent|care for)(?: \\w+)*?(?= ?(?:[.,;!?]|$))",
    "what(?:'s| is) wrong with (?:you|him|her)",
    '(?:show|prove|demonstrate|satisfy|convince)(?: \\w+){0,4} (?:that )?(?:you|they|he|she|applicants?|tenants?)(?: \\w+)? can (?:climb|walk|exit|evacuate|manage|live|get (?:up|down|out|around)|care|see|hear)(?: \\w+){0,4}',
    '(?:ask|require|expect|want|need)(?:s)?(?: that)?(?: (?:all|our|every|any|each|the))* (?:tenants?|residents?|renters?|applicants?|you|every ?one)(?: \\w+)? (?:be able|to be able|can) to (?:evacuate|walk|climb|manage|live|get (?:around|out|up|down)|care|hear|see)(?: \\w+){0,4}',
    '(?:must|has to|have to|needs? to|should|be able to) (?:be able to )?(?:evacuate|exit|get out|leave the building|reach the exits?)(?: \\w+){0,5} (?:without (?:help|assistance)|unassisted|on (?:your|their) own|unaided)',
  ],
  'children-refused': [
    `is (?:this|that|it)(?: (?:your|the|her))? (?:last|only|final) (?:baby|child|one|kid|pregnancy)\\?${HELPFUL}`,
    `(?:from|have|by|with) the same (?:father|dad|daddy|mother|mom)s?\\?${REASON}${HELPFUL}`,
    `(?:boys? (?:or|and) (?:an? )?girls?|girls? (?:or|and) (?:an? )?boys?|sons? or daughters?|same sex or not)\\?${REASON}${HELPFUL}`,
    `(?:are|is) (?:they|the (?:kids|children)|your (?:kids|children)|both|it)(?: \\w+)? (?:boys?|girls?|sons?|daughters?|an? (?:boy|girl))(?: (?:or|and) (?:an? )?(?:boys?|girls?|daughters?|sons?))?\\?${REASON}${HELPFUL}`,
    `how (?:many|old)(?: \\w+){0,2} ${CHILDREN}(?: [\\w',]+){0,9}\\?${REASON}${HELPFUL}`,
    `(?:are|is)(?: (?:any|either|one|some|both|all))(?: of)? (?:them|the kids|your kids|the children|your children)(?: \\w+)? (?:bab(?:y|ies)|an? (?:baby|toddler|infant|teenager)|in diapers|toddlers?|teens?|teenagers?|under \\w+|loud|noisy|still (?:little|small))${ASKED}`,
    `(?:are|is|do|does|will) ${OF_WHOM}(?: \\w+){0,3} (?:plan\\w*|expect\\w*|hop(?:e|ing)|think\\w*|intend\\w*|want\\w*|going|try\\w*|done) (?:on|to|for|about|of|having|with)?(?: \\w+){0,3} ?(?:another|more|any more|a (?:baby|child|little one)|bab(?:y|ies)|kids|children|little ones|a family|expanding|growing)${ASKED}`,
    `(?:are|is|was|were) ${OF_WHOM}(?: (?:currently|by any chance|already|or|now))* (?:pregnant|expecting|trying (?:to conceive|to get pregnant|for a baby)|planning (?:to (?:get pregnant|have|start)|on (?:having|getting pregnant|kids|children|a baby)|a family|(?:any )?(?:kids|children))|having a baby)${ASKED}`,
    `(?:how many|any|do you have|are there) (?:\\w+ )?(?:kids|children|babies)(?: \\w+){0,4}[^.!?\\n]{0,40}(?:plan(?:s|ning)?|intend|hop(?:e|ing)|want|expecting|going to have|more)(?: \\w+){0,5}\\?${HELPFUL}`,
    `do ${OF_WHOM} (?:plan|intend|want|hope|expect) (?:to|on) (?:have|having|start|starting|get|getting|grow|growing)(?: \\w+){0,2} (?:kids|children|bab(?:y|ies)|famil(?:y|ies)|pregnant|more)${ASKED}`,
    `${DISCLOSE}${MEANTIME}(?:pregnan(?:t|cy)|due date|expecting(?! (?:you|your|a call|company|rain|snow)))(?! (?:discrimination|leave policy))`,
    '(?:expecting|pregnant|baby (?:on the way|coming))\\??[^\\n]{0,60}(?:need you (?:out|gone)|you.d have to (?:move|leave)|have to (?:move|leave)|out before|move (?:out )?before|lease (?:ends|is over))(?: \\w+){0,4}',
  ],
  'race-or-origin': [
    `what(?:'s| is) the (?:nationality|ethnicity|origin|background|country|race) of (?:that|your|this|the) (?:\\w+ )?(?:names?|famil(?:y|ies)|surname|accent|applicants?|tenants?|buyers?|wife|husband|couple)${ASKED}`,
    `(?:are|is) (?:every ?(?:one|body)|all of (?:you|them)|you all|the whole family|everyone)(?: \\w+){0,5} (?:legal(?:ly)?|documented|citizens?|with papers)[^.!?\\n]{0,40}\\?${REASON}${HELPFUL}`,
    `(?:what|which) (?:country|nationality|kind of (?:name|accent)|sort of (?:name|accent)|part of the world|language|culture|background)(?: \\w+)? (?:is|are|does|do|'s) (?:that|your|this|his|her|the) (?:(?:last |sur|family )?names?|accents?|famil(?:y|ies))(?: \\w+){0,3}\\?${REASON}${HELPFUL}`,
    `what (?:kind|sort) of (?:a |an )?(?:(?:last |sur|family )?name|accent) is (?:that|this|yours)${ASKED}`,
    `where(?:'s| is| are| does| do)(?: \\w+)? (?:(?:that|your|this|his|her) (?:(?:last |sur|family )?names?|accents?)|you|she|he|they)(?: \\w+)? (?:come )?(?:from|originally)(?: \\w+){0,3}\\?${REASON}${HELPFUL}`,
    `where(?:'s| is| are| does| do| did)(?: \\w+)? ${OF_KIN}(?: \\w+)? (?:come )?(?:from|originally|born|immigrate\\w*)(?: \\w+){0,3}\\?${HELPFUL}`,
    `(?:mention|say|write|include|tell (?:us|me|them)|note|state|put down|put|list|explain|share|know|ask)(?: \\w+){0,4},? where ${OF_KIN}(?: \\w+){0,3} (?:from|born|come|came|originally|immigrat\\w*)(?: \\w+)?`,
    `(?:mention|say|write|include|tell (?:us|me|them)|note|state|put down|put|list|explain|share|know) where (?:you|they|he|she)(?: \\w+){0,2} (?:originally |really )?(?:from|born|immigrat\\w*)(?: originally)?(?=[^\\n]{0,110}(?:owners?|sellers?|landlord|board|letter|application|care|lease))`,
    `where (?:were|was) (?:you|your (?:parents|husband|wife|family)|he|she|they)(?: \\w+)? born${ASKED}`,
    `(?:what|which) country (?:are|is|were|was|do|does|did) (?:you|he|she|they|(?:your|the) (?:\\w+ )?(?:parents|husband|wife|family|families|tenants?|applicants?|people|spouse))(?: \\w+)? (?:from|born|come from|immigrate)${ASKED}`,
    `(?:what(?:'s| is| are)|which) (?:your|his|her|their|the tenant's) (?:nationalit(?:y|ies)|ethnicity|race|ethnic background|national origin|immigration status|citizenship(?: status)?|country of (?:birth|origin)|ancestry|heritage|background|visa status)${ASKED}`,
    `(?:are|is) ${OF_WHOM}(?: (?:a|an|here|all|both|legally|us|u\\.s\\.|american|in))* (?:citizens?|legally|legal(?! (?:age|adult|representative|owner))|documented|undocumented|immigrants?|foreigners?|permanent residents?)[^.!?\\n]{0,40}\\?(?= ?(?:if not|if you|otherwise|no|we (?:need|have|only|ask|require)|the owner|i (?:need|have|only)|please|answer|that|then|must|because))${HELPFUL}`,
    `(?:do|does|have) ${OF_WHOM} (?:have |got )?(?:any |the |your |a |valid |legal |proper )*(?:papers|green cards?|legal status|visas?|work permits?|a social|documents)(?: \\w+){0,3}\\?(?= ?(?:if not|if you|otherwise|no|we (?:need|have|only|ask|require)|the owner|i (?:need|have|only)|please|answer|that|then|must|because|bring|it))${HELPFUL}`,
    `${DISCLOSE}${MEANTIME}${PAPERS}`,
  ],
  religion: [
    `(?:do|does|will|is|are) ${OF_WHOM}(?: \\w+){0,2} (?:wear|wears|wearing|use|uses|put on|have to wear)?(?: \\w+){0,2} ?${COVERED}${ASKED}`,
    `(?:church|mosque|temple|synagogue|mass|services?|religious|prayer|worship)(?: \\w+)? or (?:brunch|not|none|nothing|something else|sleeping in|football|golf|other)\\?${REASON}${HELPFUL}`,
    `what do ${OF_WHOM} do (?:on|for) (?:sundays?|saturdays?|the sabbath|fridays?|christmas|easter|ramadan)(?!\\w)[^\\n]{0,60}${REASON}${HELPFUL}`,
    `(?:what|which|where) (?:\\w+ )?(?:church|religion|faith|parish|temple|synagogue|mosque|congregation|denomination) (?:${DO}) ${OF_WHOM}${ASKED}`,
    `(?:what(?:'s| is)) (?:your|their|his|her) (?:religion|faith|church|religious (?:background|beliefs?|affiliation)|denomination)${ASKED}`,
    `(?:do|does) ${OF_WHOM}(?: (?:regularly|still|both|all))? (?:go to (?:church|mass|temple|services)|attend (?:church|mass|services|temple)|believe in (?:god|jesus)|pray|worship|tithe|keep (?:kosher|the sabbath))${ASKED}`,
    `(?:are|is) ${OF_WHOM} (?:an? )?(?:practicing |devout |good )?(?:${FAITH}|religious|saved|born again|believers?|church ?goers?)${ASKED}`,
    `${DISCLOSE}${MEANTIME}(?:your |their )(?:religion|religious \\w+|denomination|pastor(?:'s)? (?:name|number)|home church|church (?:name|membership))`,
  ],
  'family-preferred': [
    `is there (?:an? |any |also an? )?(?:\\w+ )?${SPOUSE}(?! (?:shortage|on duty|who can help))[^.!?\\n]{0,70}\\?${HELPFUL}`,
    `(?:is|will|does|and|where is|where's|what about|how about) (?:your |the |his |her )${SPOUSE}(?: \\w+){0,3} (?:liv(?:e|ing)|sign(?:ing)?|on the lease|in the picture|mov(?:e|ing)|com(?:e|ing)|around|involved|help(?:ing)?|there|here)[^.!?\\n]{0,50}\\?${REASON}${HELPFUL}`,
    `(?:is it |or )(?:just|only) (?:you|yourself)(?: and the (?:kids|children|baby))?\\?${REASON}${HELPFUL}`,
    `(?:what(?:'s| is)) (?:your|their|his|her) marital status${ASKED}`,
    `${DISCLOSE}${MEANTIME}(?:marital status|marriage (?:license|certificate)|whether you(?:'re| are) (?:married|single|divorced))(?! (?:to the (?:county|clerk|title)|change))`,
    `(?:are|is) ${OF_WHOM} (?:\\w+ )?(?:married|divorced|single|engaged|separated|living together)[^.!?\\n]{0,50}\\?(?= ?(?:if not|if you|otherwise|we (?:need|only|ask|require|prefer|like)|the (?:owner|landlord)|i (?:need|only|prefer)|please|answer|then|must|because))`,
    `does your (?:husband|wife|spouse|boyfriend|girlfriend) (?:work|have a job|live with you|know)${ASKED}`,
    '(?:no|not|without|n.t (?:allow|want|accept|rent to|take)|zero)(?: \\w+){0,2} un ?related (?:adults?|people|persons?|roommates?|tenants?|individuals?|singles|occupants?|renters?)',
    '(?:un ?related (?:adults?|people|persons?|roommates?|tenants?|individuals?|occupants?)|(?:people|adults|roommates|persons) (?:who are not|who aren.t|not) (?:related|family|married))(?: \\w+){0,2} (?:(?:may|can|will|are|is|should|must)(?:n.t| not|not)|cannot|can.t|need not|pays?|are out|prohibited)(?: \\w+)?',
    '(?:only|just|must be|have to be|all)(?: \\w+)? (?:(?:blood )?relatives?|related(?: (?:adults|people|persons|tenants|occupants|by blood(?: \\w+){0,2}))|blood related|family members|kin)(?= (?:or married|may|can|to|only|live|living|share|on the lease|in))',
    '(?:related by (?:blood|marriage))(?: \\w+){0,4}(?<=(?:must|only|have to|has to|all|unless)[^.!?\\n]{0,60})',
    "(?:than|not) (?:two |three |a couple of |some )?(?:roommates?|friends|people|adults)(?: \\w+)? (?:who )?(?:(?:are not|aren't|not) (?:related|married)|un ?related)",
  ],
  age: [
    `how old (?:are|is) (?:you|you all|you two|the (?:tenants?|applicants?|two of you|both of you)|everyone|both of you)${ASKED}`,
    `${DISCLOSE}${MEANTIME}(?:your |their )(?:age|year of birth|birth year)(?! (?:of the (?:roof|home)))`,
  ],
  'language-spoken': [
    `what(?:'s| is| language is)? (?:your|his|her|their)(?: \\w+'s)? (?:first|native|main|mother|home) (?:language|tongue)${ASKED}`,
    `(?:do|does|can) ${OF_WHOM}(?: \\w+){0,2} (?:speak|know|understand|read|follow)(?: \\w+)? (?:english|our language|the language)[^.!?\\n]{0,40}\\?${REASON}${HELPFUL}`,
  ],
  orientation: [
    `(?:sisters?|brothers?|friends|cousins|just friends|related|siblings),? or (?:something else|what|an? couple|more(?: than (?:that|friends))?|together|lovers|partners|girlfriends|boyfriends|dating|something)(?= ?(?:[.,;?!]|$))`,
    `(?:are|is) ${OF_WHOM} (?:\\w+ )?(?:gay|straight|lesbian|bisexual|trans(?:gender)?|a couple|lovers|together as a couple|heterosexual)${ASKED}`,
    '(?:legal |birth |biological )?(?:sex|gender)(?: (?:assigned|given|listed))? (?:at|from) birth(?: \\w+){0,3} (?:must|has to|should|needs? to)(?: \\w+){0,3}',
  ],
};
