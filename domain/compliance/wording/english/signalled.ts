// What signals who is meant or who is not: names and backgrounds, plans for a family, a faith to share, a past to be free of, as `Phrases.find` takes it.
import { FAITH } from './parts.ts';
import type { RuleId } from '../rule.ts';
import { within } from '../within.ts';

const ONES =
  '(?:people|folks|tenants?|renters?|some ?one|some ?body|any ?one|those|residents?|neighbors?|applicants?|roommates?|buyers?|families|couples?|persons?|types?|ones)';
const WANT =
  '(?:like|likes|want|wants|wanted|wanting|prefer|prefers|preferred|preferring|look for|looks for|looking for|favor|favors|attract|attracts|choose|chooses|pick|picks|seek|seeks|seeking|need|needs|only|trust|trusts|hope for|hoping for|comfortable with|rent to|rents to|sell to|sells to)';
const OURS =
  "(?:my|our|my own|our own|his|her|their|his own|her own|their own|the (?:owner|landlord|seller|family)'?s?|the same|the one true|the right)";
const HEALTH =
  '(?:health|medical|mental|physical|back|mobility|psychological|emotional|heart|memory) (?:issues?|problems?|conditions?|concerns?|complications|limitations|troubles?|challenges|history|baggage)';
const CHILD =
  '(?:children|kids?|child|bab(?:y|ies)|infants?|newborns?|toddlers?|teens?|teenagers?|minors?|little ones|grandkids|grandchildren)';

/** Phrases of every rule that no list of people holds. */
export const SIGNALLED: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'race-or-origin': [
    `(?:white|black|brown|dark|asian|foreign|unfamiliar|different|familiar) faces(?= ?(?:[.,;!?]|$)| (?:here|around|on|in|moving|at|like|you))(?! (?:of the (?:cabinets|drawers)))`,
    `${WANT}(?: (?:to|go|with|people|some ?one|buyers?|tenants?|families|from|of|an?|the)){0,5} (?:certain|particular|specific|similar|same|proper|traditional|known|different) (?:kinds? of |sort of |cultural |ethnic |family )?(?:backgrounds?|upbringing|pedigree|heritage|profile|complexion|stock|culture)(?! (?:check|noise|color|music|photo|screen))`,
    `(?:look|glance|check|peek|read|pull|google|see)(?: \\w+){0,3} (?:the )?(?:census|demographics?|demographic (?:data|map|breakdown))${within(40)}(?:see|know|understand|tells?|why|how|clear|get the idea|get it)(?: \\w+){0,2}`,
    `(?:\\d\\d ?%|percent|mostly|all|still|nearly all|almost all) (?:us|our (?:kind|people|own)|like us|your people|our folks)(?= ?(?:[.,;!?]|$)| here| around| on| in)(?<!(?:trust|call|text|email|join|tell|contact|give) all us)`,
    `(?:integrated|integration|diverse|diversity|desegregated|mixed|multicultural)\\?+ (?:nah|no|nope|not|hardly|never|hasn't|thankfully|luckily|barely|hell)(?: \\w+)?`,
    `(?:way|like|same as|as) (?:it|they|things|this place|the neighborhood|everything) (?:was|were|used to be|looked)(?: \\w+)? in the (?:'?(?:19)?[3-6]0'?s|thirties|forties|fifties|sixties|old days|good old days)(?=${within(60)}(?:charm|people|neighbors|families|point|love|appeal|nice|still|intend|[.!]|$))(?! (?:kitchen|tile|bath))`,
    `(?:mix|diverse|diversity|variety|blend|multicultural)(?: [\\w']+){0,4},? (?:but|just|without|though|yet) (?:not|never|without|don't worry)(?: \\w+){0,2} (?:too|so|that|over|overly|much|many|one|any)(?: (?:much|many|diverse|mixed|one|of \\w+))?`,
    `(?:american|native|u\\.s\\.|us|stateside|locally|foreign) (?:born|raised|bred)(?: (?:and|or) \\w+)?(?! (?:artist|architect|designer|chef|founder|author|painter))`,
    `(?:red blooded|full blooded|all|real|true|actual|honest to god|god fearing|genuine) american(?:s| (?:citizens?|famil(?:y|ies)|tenants?|buyers?|renters?|people|folks|boys?|girls?|couples?|men|home ?owners?))`,
    `(?:send|attach|include|bring|text|email|share|need|want|post)(?:s|ing)?(?: \\w+){0,4} (?:photos?|pictures?|selfies?|headshots?|pics?)(?: of (?:yourself|you|the (?:applicants?|buyers?|family|tenants?)|everyone|your \\w+))?(?=${within(70)}(?:owner|landlord|seller|who (?:you|they)|see what|what you look|type|kind|letter|applica|before (?:i|we)|decide|get an idea))(?! (?:of the (?:home|house|property|damage|unit|room)))`,
    `(?:include|attach|send|with|add|plus) (?:a |the |your )?(?:buyers?'? |family |tenant |applicant )(?:photos?|pictures?|pics?|selfies?|headshots?)`,
    `(?:like|such as|named|called|name of|name(?:'s| is)?|with (?:a|the) name)(?: like)? (?:mohamm?[ea]d|muhammad|ahmed|jose|juan|carlos|lopez|garcia|rodriguez|hernandez|gonzalez|nguyen|patel|singh|khan|deshawn|tyrone|jamal|keisha|lakisha|latoya|abdul\\w*|hassan|hussein|fatima|goldberg|cohen|wong|chen)(?=${within(90)}(?:owner|landlord|board|seller|neighbors|question|problem|elsewhere|trouble|fit|different|change|nickname|approv|suspicious))`,
  ],
  'language-spoken': [
    '(?:no|zero|not|never) (?:spanish|chinese|mandarin|cantonese|korean|arabic|russian|hindi|urdu|tagalog|vietnamese|creole|portuguese|polish|french|somali|farsi|foreign languages?) (?:in|at|on|around|during|spoken|please|allowed|after|inside)(?: \\w+){0,3}',
    '(?:english|spanish) (?:is|are|was|gets?)(?: \\w+)? (?:shaky|weak|broken|poor|bad|limited|rusty|iffy|choppy|not (?:great|good|strong|your))(?: \\w+)?',
    `(?:need|needs|require\\w*|bring|without|have to have|want|must bring|use|using)(?: (?:an?|your own|the|any|some ?one to))* (?:translators?|interpreters?|translat\\w+|interpret\\w*)(?=${within(70)}(?:not|n't|elsewhere|pass|another place|wrong))(?! (?:of your own|provided|available|free|at no))`,
    `(?:clear|good|perfect|proper|fluent|strong|decent|plain|accent free|unaccented|american|proficient|conversational|basic|excellent|readable) english(?: (?:speakers?|skills?|required|only|preferred|a must|needed|necessary|please|is a must|is required|on the phone))`,
    `${WANT}(?: [\\w']+){0,5} (?:no|without(?: an?)?|without any|zero|little) (?:accent|language barrier|foreign accent)(?: \\w+){0,3}`,
    `(?:can't|cannot|hard to|don't|couldn't|difficult to|struggle to|tired of (?:trying to )?)(?: \\w+){0,2} (?:understand|make out|follow|decipher|get past)(?: \\w+){0,3} (?:accents?|english)`,
    `language (?:barriers?|problems?|issues?)(?= ?(?:[.,;!?]|$)| (?:are|is|make|makes|cause|so|with|and|here))(?<=(?:no|not|avoid|because|due|too|tired|worry|deal|without|had|hate|n't|dont|never)(?!\\w)[^.!?\\n]{0,60})`,
    `(?:if|when|unless|since)(?: \\w+){0,3} (?:english|spanish)(?: (?:isn't|is not|ain't))(?: \\w+){0,4} (?:first|native|main|best|good|fluent|primary)(?: \\w+)?(?=${within(80)}(?:elsewhere|not|n't|another|bring|must|need|harder|pass|better|skip))`,
  ],
  religion: [
    `(?:synagogue|mosque|church|temple|shul)(?: \\w+)? (?:on|at) (?:every|each) corner`,
    `(?:praying|bible|godly|prayerful|worshipping|spirit led) (?:home|house|household|building|family|street|block)`,
    `(?:of|from|in|shares?|sharing|with|practic\\w+|keeps?|follows?|same) ${OURS} (?:own )?(?:faith|religion|beliefs|denomination|persuasion|convictions|creed|god|savior|walk with \\w+)(?! (?:in (?:this|the (?:market|neighborhood))))(?<=(?:rather|prefer\\w*|want\\w*|only|sell|rent|lease|give|like|look\\w*|seek\\w*|some ?\\w+|people|famil\\w+|tenants?|buyers?|couples?|please|must|should|if|those|discount\\w*|first)(?!\\w)[^.!?\\n]{0,70})`,
    `(?:other|different|another|different) (?:faiths?|religions?|beliefs|denominations?)(?=${within(60)}(?:not|n't|never|elsewhere|uncomfortable|happier|no |better|unwelcome))`,
    `(?:kosher|halal|observant|shomer shabbos)(?: \\w+){0,3} (?:community|neighbors|neighborhood|building|block)(?: to match)?`,
    `(?:new|fellow|other|more|our) ${FAITH} (?:owners|arrivals|neighbors|newcomers|members)`,
    `(?:bible|scripture|torah|quran|church|prayer|worship|jesus|christ|the lord)(?: \\w+){0,4} (?:must|required|expected|mandatory|comes first|is the rule|rules this|every (?:night|morning|sunday|week))`,
    `(?:attend|attending|attendance at|join us for|come to|go to|participat\\w+ in|welcome at) (?:weekly |daily |family |sunday |our )?(?:prayers?|worship|bible stud(?:y|ies)|services?|mass|church|devotions?|devotionals?)(?: \\w+){0,2} (?:is |are )?(?:required|expected|a must|mandatory|a plus|preferred|encouraged|part of)`,
    `(?:blessed|saved|sanctified|spirit filled|born again|baptized|god ?ly|prayerful)(?: and \\w+)? (?:tenants?|renters?|buyers?|people|roommates?|famil(?:y|ies)|couples?|women|men|home ?owners?|household)`,
  ],
  sex: [
    '(?:keep|keeping|kept|keeps|make|makes|have|has|want|wants)(?: \\w+){0,5} (?:all )?(?:females?|males?|women|girls|ladies|guys)(?: only)?(?= ?(?:[.,;!?]|$)| and the| on the)(?<=(?:floor|room|rooms|house|unit|side|wing|building|upstairs|downstairs|apartment|place)(?!\\w)[^.!?\\n]{0,40})',
    '(?:for|seeks?|wanted|needs?)(?: (?:the|an?|one|some|only))* (?:\\w+ ){0,2}(?:gentlem[ae]n|lad(?:y|ies)|bachelors?|bachelorettes?)(?= ?(?:[.,;!?\\n]|$)| (?:only|of|with|who|to|preferred))',
    '(?:gentlem[ae]n|lady|man|woman|guy|girl|male|female) (?:has|with|offers?|renting|rents|looking)(?: \\w+){0,8} for (?:the )?same',
    '(?:it.s|only|all|just|strictly|back to) (?:wom[ae]n|m[ae]n|girls?|guys|ladies|females?|males?)(?: only)? (?:this (?:time|round)|from now on|again|here)',
    `(?:wom[ae]n|girls?|females?|ladies|lady|wife|wives)(?: \\w+){0,4} (?:childbearing|reproductive) (?:age|years)`,
    `(?:as long as|only if|if) (?:you|they|tenants?|the (?:tenant|renter|applicant)|roommate)(?:'re| are| is)(?: \\w+)? (?:female|male|a (?:woman|man|girl|guy|lady|gentleman))(?= ?(?:[.,;!?]|$)| (?:you|we|i|and|then|because|over|under))`,
    `(?:feminine|womanly|woman's|female|motherly|ladylike|masculine|manly) (?:touch|presence|energy|company|household|companion\\w*)(?=${within(80)}(?:rent|room|house|tenant|roommate|need|want|prefer|look|home|[.!]|$))`,
  ],
  orientation: [
    `(?:what|which|clarify|explain|know|ask\\w*|wonder\\w*)(?: \\w+){0,4} (?:the )?(?:relationship|sleeping arrangements?)(?: \\w+){0,4}(?<=(?:two (?:guys|men|women|girls|ladies|gals)|both (?:guys|men|women|girls)|roommates|couple)(?!\\w)[^\\n]{0,90})`,
    `(?:gender|sex|name and gender|names?)(?: \\w+){0,3} (?:on|at|from|matching|match|matches)(?: (?:the|your|their|his|her|an?|original))* birth(?: certificates?)?`,
    `(?:in|mid|going through|during|undergoing|before|after|pre|post) (?:gender )?transition(?:ing)?(?! (?:period|plan|team|to|from|into|zone|of|between))`,
    `(?:god|nature|bible|lord)(?: \\w+){0,2} (?:intended|made|meant|designed|ordained|planned)(?: \\w+){0,2}(?: (?:it|them|marriage|families|family|us))?(?=${within(40)}(?:man|husband|marriage|couple|famil|him|her|[.!]|$))(?<=(?:man|wife|couple|marriage|famil\\w+|husband|way|as|like)(?!\\w)[^.!?\\n]{0,50})`,
    `(?:adam and steve|sodom\\w*|abominations?|deviants?|perverts?|that lifestyle|those lifestyles|your lifestyle(?= (?:is|isn't|won't|would|may|might|choice)))`,
  ],
  'children-refused': [
    `(?:famil(?:y|ies)|parents|kids|children|moms)(?: \\w+){0,2} (?:end up|wind up|go|land|live|belong|are put|get put|stay) (?:in|on|at) the (?:annex|back|rear|ground|first|lower|bottom|basement|other|older|east|west|north|south)(?: \\w+)?`,
    `(?:off limits|closed|forbidden|no entry|not open|barred)(?: to| for)?(?: \\w+){0,3} (?:middle|high|grade|elementary|junior high) school(?:ers)?(?: or \\w+)?`,
    `(?:count|counts|counting|include|includes|including)(?: (?:the|a|any|your|every|each|as|even))* (?:baby bump|bump|bab(?:y|ies)|unborn|pregnanc\\w+|newborns?|infants?)(?: \\w+)?`,
    `(?:one|two|three|four|1|2|3|4) (?:kids|children|little ones) (?:is|are|would be) (?:\\w+ )?(?:too many|a lot|plenty|over|more than|the limit|max\\w*|pushing it)(?: \\w+)?`,
    `(?:need|want|have|like|insist|would)(?: to)? (?:meet|see|interview|observe|talk to) (?:your|the|their) (?:kids|children|little ones|son|daughter|teenagers?)(?=${within(60)}(?:before|first|yes|decid|sign|approv|rent|lease))`,
    `${CHILD}(?: \\w+)? (?:counts? (?:from|as|too|also|the same|in full|like|toward|against)|are counted|is counted)(?: \\w+){0,3}`,
    `(?:will|would|are|is)(?: there)?(?: (?:be|going to be|there be|there going to be))? (?:any |some |a )?(?:\\w+ )?${CHILD} (?:living|staying|moving|visiting|sleeping|in|with|on)[^.!?\\n]{0,50}\\?(?=[^\\n]{0,90}(?:owner|landlord|seller|board|manag|hoping|policy|because|prefer|only|rule|need to know|must|before))`,
    `(?:if|when|once|should|in case)(?: (?:you|they|your|a|the|someone|anyone|tenant|wife|she|couple|have|has|had|get|gets|become|becomes|there's|there is|is))*(?: an?| another| new)? (?:${CHILD}|pregnant|family grows?)${within(40)}(?:non ?renew\\w*|not (?:be )?renew\\w*|give notice|evict\\w*|move out|terminat\\w*|have to (?:leave|go|move)|need (?:you out|the unit back)|ask(?:ed|ing)? (?:you|them) to (?:leave|move|go)|lease (?:ends?|is over|is up)|out(?= ?[.!]))`,
    `(?:two|2|one|1|three|3) heartbeats? (?:per|to a|in each|in a|max|only)(?: (?:bed)?room)?`,
    `(?:not|never|isn't|can't)(?: \\w+){0,3} (?:be )?(?:used|meant|serve|double|work|qualify|count) (?:as|for) (?:an? )?(?:nursery|child|kids?|children'?s?|baby|kid's|playroom)(?: \\w+)?`,
    `(?:tired|sick|done|fed up|weary|had enough) (?:of|with)(?: \\w+){0,3} (?:play ?grounds?|school ?buses|minivans?|strollers?|swing ?sets?|tricycles?|bounce houses?|diapers?|sippy cups|crayons|sidewalk chalk|tantrums?|little league|pta)`,
    `(?:families?|households?|parents|moms?|mothers?) (?:are |is |will be )?(?:limited|restricted|confined|only|kept|assigned)(?: \\w+)? (?:to|in|on) (?:the )?(?:first|ground|lower|bottom|back|rear|older|east|west|building|certain|designated)(?: \\w+)?`,
    `(?:households?|families?|parents|tenants|renters|those|people) with (?:\\w+ )?${CHILD}(?: (?:under|over|younger than|aged?|below) \\w+)?[,:]? (?:first|ground|lower|bottom|back|rear) (?:floor|level|building|row)(?: \\w+){0,2} only`,
    `(?:adult|grown up|mature|child free|kid free|peaceful) (?:oriented|focused|minded|centered|centric|atmosphere|vibe|environment|crowd)(?: \\w+)?`,
    `(?:one|single|1) (?:parent|mom|mother|adult|dad) (?:with|and|plus) (?:two|three|2|3|her|his|their|\\w+) ${CHILD}(?: [\\w']+){0,2} (?:not|n't|no|isn't|won't|can't|never|over)(?: \\w+)?`,
  ],
  'family-preferred': [
    `(?:wedding|engagement) (?:rings?|bands?|photos?)(?: \\w+){0,3} (?:gets?|earns?|saves?|knocks?|takes?|means|bucks|dollars|off|discount)(?: \\w+){0,3}`,
    `(?:asked?|asks|asking|question(?:ed|s)?|discuss\\w*|talk|share|tell (?:us|me)|interview\\w*|disclose|explain|state|list)(?: \\w+){0,5} (?:family|pregnancy|baby|marriage|wedding|childbearing|maternity|kid) plans`,
    `(?:without|no|zero|free of) (?:any )?(?:dependents|little mouths|mouths to feed|family obligations|baggage|attachments)(?= ?(?:[.,;!?]|$)| (?:preferred|please|only|wanted|needed|ideal|ask|welcome|at home|or|and))(?<=(?:professionals?|tenants?|renters?|couples?|singles?|exclusively|people|some ?one|buyers?|prefer\\w*|ideal|only|for|applicants?)(?!\\w)[^.!?\\n]{0,60})`,
    `(?:trad|trad\\.|traditional|nuclear|intact|wholesome|normal|proper|stable|old fashioned) (?:2 parent |two parent |married )?famil(?:y|ies)(?! (?:recipe|dinner|room|home|meal|style|law|owned))`,
    `(?:have|has|get|got|put) a ring on(?: \\w+){0,3}|(?:wedding|marriage) (?:ring|band|certificate|license)s?(?: \\w+){0,2} (?:required|first|before|or no|please|a must)`,
    `(?:one|single) income(?: \\w+)? (?:married )?(?:couples?|famil(?:y|ies))(?: (?:preferred|only|wanted))?`,
  ],
  disability: [
    `(?:sign language|asl)(?: interpreters?)?(?: \\w+){0,4} (?:not|n't|no|distract\\w*|slow\\w*|won't|can't)(?: \\w+)?`,
    `(?:provided|as long as|only if|assuming|so long as) (?:that )?(?:you|they|tenants?|renters?) can (?:walk|climb|see|hear|get (?:up|around)|manage|stand|handle (?:the )?(?:stairs|steps))(?=${within(40)}(?:sorry|no |not|only|unassisted|alone|[.,!-]|$))(?! (?:to (?:the )?(?:park|train|shops|cafe|school)|up to|the (?:property|house)))`,
    `(?:sober|group|halfway|recovery|treatment|rehab) (?:houses?|homes?|centers?|facilit(?:y|ies))(?: \\w+){0,8} (?:petition|fight\\w*|stop|before (?:they|it)|move in|sign|protest|block|trying to)(?: \\w+){0,2}`,
    `(?:no|without|free of|free from|zero|not have|n't have|never had)(?: (?:any|known|serious|chronic|ongoing|major|pre ?existing|obvious))? ${HEALTH}(?! (?:insurance|with the (?:house|home|property)))`,
    `(?:never|not)(?: (?:been|gone|had|have|spent|to|ever|has|a|an|any|time))*(?: (?:through|in|to|on|seen|under))? (?:rehab|detox|therapy|treatment|psych(?:iatric)? (?:ward|hospital|care)|a (?:psychiatric |mental )?hospital|hospitali[sz]ed|institution(?:ali[sz]ed)?|psychiatrist|shrink|methadone|medication|meds|disability)(?! (?:plan|room))`,
    `(?:sober|clean living|sane|sound) minded|(?:healthy|active|fit|mobile|ambulatory|able|energetic|agile|strong)(?:,? (?:and )?(?:active|fit|mobile|independent|healthy|energetic|strong|able|social|stable))+(?= ?(?:[.,;!?]|$)| (?:tenant|renter|person|people|adult|individual|senior|applicant|only|preferred|with|no|who))(?<=(?:tenants?|renters?|ideal|person|people|seek\\w*|want\\w*|looking|prefer\\w*|must|should|be|applicants?|candidate|residents?|you)(?!\\w)[^.!?\\n]{0,60})`,
    `(?:not|isn't|aren't|never|hardly)(?: \\w+)? (?:handicap(?:ped)?|wheelchair|disabled|disability|mobility|walker|special needs|cripple) friendly`,
    `(?:is|was|are) (?:the|your|his|her|their|that) (?:wheelchair|walker|cane|disability|condition|oxygen|injury|illness|limp|brace|crutches|aide|caregiver) (?:\\w+ )?(?:permanent|temporary|for good|long term|forever|contagious|serious|real|necessary|really needed|short term)`,
    `(?:how|what)(?: \\w+){0,3} (?:disabled|handicapped|sick|ill|blind|deaf|impaired) (?:are|is) (?:you|he|she|they|your \\w+)`,
    `(?:liability|insurance|safety|fire) (?:\\w+ )?(?:issues?|risks?|concerns?|reasons?|worries|nightmare|problem)?(?: \\w+){0,3} (?:wheelchairs?|walkers?|ramps?|oxygen|disabled|blind|deaf|grab bars|seizures?|scooters?)`,
    `(?:able|ability|capable|strength|stamina)(?: \\w+){0,2} (?:to )?(?:shovel|mow|carry|lift|climb|haul|walk up)(?: \\w+){0,4} (?:required|a must|is a must|expected|needed|essential)`,
    `(?:mental|emotional|psychological|physical) (?:fitness|stability|wellness|soundness|health) (?:is |are )?(?:required|a must|important|matters|checked|expected|screen\\w*|assessed|preferred|essential)`,
  ],
  'assistance-animals': [
    `(?:a (?:dog|cat|pet|animal) is (?:still )?an? (?:dog|cat|pet|animal)|(?:esa|letter|vest|papers|certified|service|support)(?: \\w+)? or (?:not|no \\w+),? (?:a |it's |all |the |every )?(?:dogs?|cats?|pets?|animals?|same|fee|\\$))(?: \\w+){0,2}`,
    `(?:no|not|never|n't|nix|skip|spare us|enough with|tired of|fake|so called|forget|quit)(?: (?:the|your|any|more|with|those|these|want|do|take|accept|buy))* ["']?(?:emotional support|e\\.?s\\.?a\\.?|support animals?|service animals?|therapy animals?)["']?(?! (?:fees?|deposits?|charge|rent|is (?:not )?a pet))(?= ?(?:[.,;!?]|$)| (?:anything|stuff|nonsense|letters?|claims?|paperwork|games?|bs|animals?|dogs?|excuses?|scams?|here|please|loopholes?|tricks?|business))`,
    `(?:everyone|everybody|we all|people|folks|they|you can|any ?one can)(?: \\w+){0,2} (?:know|get|gets|buy|buys|print|prints|order|fakes?)(?: \\w+){0,4} (?:those|these|the|that|one) (?:letters?|certificates?|vests?|papers)(?: \\w+)?`,
    `(?:letters?|certificates?|vests?)(?: \\w+){0,3} (?:bought|from|off|printed|purchased)(?: \\w+)? (?:online|the internet|amazon)(?=${within(50)}(?:not|n't|no|reject|ignore|won't|laugh|toss|[.!]|$))`,
  ],
  'source-of-income': [
    '(?:earned|worked for),? (?:and )?not (?:issued|given|handed(?: out)?|printed|granted|gifted)',
    `(?:rent|money|income|checks?|payment)(?: \\w+)? (?:comes?|coming|paid|pays?)(?: (?:straight|only|directly|right|out|in))* (?:of|from) (?:an? |their |your |his |her )?(?:paychecks?|payroll|job|employer|wages|salary|w 2)(?<=(?:only|just|people|prefer\\w*|must|has to|want|whose|take|tenants|any ?one)(?!\\w)[^.!?\\n]{0,60})`,
    '(?:no|not|never|skip)(?: \\w+)? sec ?8|cash (?:tenants|renters) only',
    `${ONES} (?:who|that) (?:actually |really |can |still )?(?:pays?|earns?|works? for|makes?|covers?|carry|carries)(?: for)? (?:their|his|her) own (?:way|rent|living|keep|money|bills|weight)`,
    `(?:(?:whole|full|entire|all|own)(?: \\w+){0,2} (?:rent|payment|amount)|rent)(?: \\w+){0,3} (?:must|has to|have to|should|needs to|only)(?: \\w+)? (?:come|be|paid)(?: \\w+)? (?:directly |straight )?(?:from|by) (?:the |your |their )?(?:tenants?|renters?|own|pocket|you|paycheck|job|employment)`,
    `(?:tax ?payers?|government|uncle sam|the state|the city|the county|the feds)(?: \\w+){0,3} (?:paying|pays|pay|cover(?:s|ing)?|foot(?:s|ing)?|fund(?:s|ing)?) (?:your|their|the|part of|half|his|her)(?: \\w+)? ?(?:rent|way|bills|share)(?=${within(60)}(?:not|n't|no|elsewhere|wrong|house|place|never|[.!]|$))`,
    `(?:handouts?|freeloaders?|free ?riders?|leech(?:es)?|moochers?|welfare (?:queens?|moms?|cases?|crowd|mentality|types?)|project (?:people|types))`,
  ],
  age: [
    `(?:persons?|people|tenants?|renters?|adults|ages?|aged|residents?|guys|girls|singles|professionals|those|folks)(?: aged| from| between| ages?)? (?:1[89]|2\\d|[3-5]\\d) ?(?:to|through|and|-|or) ?(?:2[5-9]|[3-6]\\d)(?! ?(?:minutes|miles|days|units|homes|%|percent|k|feet|lbs))`,
    `(?:must|needs? to|ha(?:s|ve) to|got to|gotta|should|required to|supposed to|ought to) be (?:between \\w+ and \\w+|(?:under|over|below|above|younger than|older than|at least|no older than|no younger than|in your) (?!55|62)(?:2[2-9]|[3-9]\\d|thirty|forty|fifty|sixty|twent\\w+|thirt\\w+|fort\\w+|fift\\w+))(?! ?(?:lbs?|pounds|feet|ft|inch|minutes|mins?|days|k(?!\\w)|%|percent|homes|units|offers|miles|\\$|square|sq|degrees|hours|cents|words))`,
    `(?:too old|too young|past (?:your|their|his|her) prime|old timers?|geezers?|oldies|fossils|old fogeys|whippersnappers|blue hairs|boomer energy)(?=${within(70)}(?:not|n't|elsewhere|building|stairs|tenants?|rent|house|place|fit|here|[.!]|$))`,
    `(?:younger|older|youthful|young|senior|mature|college age) (?:crowd|vibe|demographic|set|energy|atmosphere|generation|clientele|community|bunch)(?: \\w+){0,2}`,
  ],
  'steering-people': [
    `(?:not|n't|hardly|barely|without)(?: \\w+){0,2} (?:a lot of|much|any|too much|a ton of) diversity`,
    `(?:you people|your people|folks like you|people like you|you all|you guys|you two|your family)(?: (?:would|will|might|may|'d))?(?: \\w+)? (?:like|prefer|enjoy|love|fit)(?: \\w+){0,3} (?:better |more )?(?:on|in|over|near) the (?:north|south|east|west|other)(?: \\w+)?`,
    `(?:with|near|among|by|around|where) (?:the |all the |all |most of the )?other (?:doctors|lawyers|professionals|executives|physicians|engineers|teachers|professors|young \\w+|retirees|families|immigrants|latinos|asians|indians|muslims|jews|catholics)(?: \\w+)?`,
    '(?:vote|votes|voting|pray|prays|think|thinks) (?:right|the right way|the same way|like (?:us|you))(?: \\w+)?',
    '(?:in|by|on) (?:the|a) part of town(?: \\w+){0,2} where (?:people|folks|families)(?: \\w+){0,3} like you',
    "(?:you know|well|um|uh|let's say|how do i say|how do i put|a bit|a little|kind of|kinda|more|too|very|so|real|pretty|less),? urban(?= ?(?:[.,;!?\\n]|$)| (?:over|up|there|for|if|past))",
    `(?:right|wrong|kind of|sort of|same) (?:people|families|buyers|neighbors)(?: \\w+)? on purpose|on purpose(?: \\w+){0,3} (?:right|same) (?:people|families|buyers|neighbors)`,
    `(?:keep|keeps|kept|likes? to keep|stays?|sold|sell|passed|pass)(?: \\w+){0,3} (?:among|between|within|with) (?:its|their|our|your|his|her) own`,
    `(?:know|guess|tell|see|imagine) (?:exactly )?(?:who|what kind of people) (?:your |the |my )?(?:new )?neighbors (?:will be|are|would be)`,
    `(?:chang(?:ing|ed)|turn(?:ing|ed)|shift(?:ing|ed))(?: [\\w']+){0,4},? (?:and |but )?not (?:for|in) (?:the|a) (?:better|good way|right way|best)|before (?:your|our|the|this) (?:street|block|neighborhood|area) (?:flips?|turns?|goes|changes?|tips?|is next)(?: (?:too|next|over))?`,
    `(?:diverse|mixed|changing|multicultural|eclectic)(?!${within(90)}(?:floor|price|style|food|restaurant|mls))${within(60)}(?:at night|after dark|before you (?:write|buy|decide|offer|commit)|so you may want|so you might want|heads up|just so you know|fair warning|be aware|fyi|drive (?:it|by|through))(?: \\w+){0,3}`,
    `(?:stayed|remained|is still|kept|stays|held|has held|keep)(?: (?:its|the|just|much|it|exactly|all|very))* (?:way (?:you|we|they) remember|same people|same families|way it was|same crowd|(?:its )?character)(?: \\w+){0,2}(?=${within(90)}(?:wink|buyers|who|type|people|keep it|know|[.,!]))(?! (?:trim|windows|floors|details))`,
    `(?:rentals?|apartments?|renters?|multifamily|projects)(?: \\w+){0,2} and (?:the|all the) (?:people|crowd|types?|element|kind|folks)(?: \\w+){1,4}`,
    `(?:same|one) (?:country club|golf club|social club|pew|church|synagogue|alma mater)(?=${within(60)}(?:get my|know what|mean|drift|wink|everybody|neighbors|[.!]))`,
    '(?:wink|nudge)(?: (?:wink|nudge))?(?= ?(?:[.,;!?\\n]|$))(?<=(?:neighborhood|people|crowd|block|street|character|families|buyers|tenants|area|values|neighbors)(?!\\w)[^\\n]{0,90})',
    `(?:famil(?:y|ies)|people|couples?|buyers?|kids|folks|children|someone|neighbors) like (?:yours|you|you guys|yourselves|you two|yourself)(?! (?:want|would|do|said|mentioned|described))(?: [\\w']+){0,3}`,
    `outsiders(?: (?:generally|usually|typically|often|just|really|who))*(?: \\w+)? (?:not|n't|don't|never|rarely|seldom|need not|stay|last|fit|belong|won't|aren't|stick out)(?: \\w+)?`,
    `(?:country club|blue blood|old money|old guard|old family|old families|established famil(?:y|ies)|ivy league|preppy|wasp\\w*) (?:vibe|crowd|set|feel|types?|families|atmosphere|enclave|circles?|neighbors?|street|block)`,
    `(?:not|n't|hardly|few|barely|rarely|without)(?: \\w+)? (?:many|any|too many|a lot of|lots of) (?:newcomers|outsiders|transplants|transients|renters|strangers)(?: \\w+){0,3}(?=${within(50)}(?:color|here|kind|stay|street|block|neighborhood|community|[.,!]|$))`,
    `(?:better|right|certain|nicer|higher|classier|different|good|wrong) (?:caliber|class|breed|grade|quality|echelon|tier|stripe|demographic|clientele)(?: of \\w+)?(?= ?(?:[.,;!?]|$)| (?:of|here|than|there|in|lives|on))(?! (?:lumber|wood|steel|finish|material|paint|cut|granite))`,
    `(?:i'd|i would|i'll|i will|let me|we'd|we should|i can)(?: \\w+)? (?:take|show|start|bring|drive|steer|point) you (?:there|over there|to|toward|around|in|the)(?: \\w+){0,4} (?:first|instead|only|rather)(?=${within(40)}(?:[.,!?]|$))(?<=(?:from|speak|famil\\w+|culture|people|kids|faith|church|temple|age|you're|you are|look|accent|community|buyers)(?!\\w)[^\\n]{0,140})`,
  ],
  'steering-schools': [
    `schools?(?: \\w+){0,3} (?:chang\\w+|slipp\\w+|went downhill|declin\\w+|fell off|suffered|turned)(?: \\w+){0,3} (?:once|since|when|after|because)(?: \\w+){0,2} (?:apartments?|rentals?|renters|section 8|projects|busing|those|new (?:kids|families)|boundar\\w+|they)(?: \\w+){0,2}`,
    `(?:want|need|consider|budget for|look (?:at|into)) (?:a )?private(?: schools?)?(?= ?(?:[.,;!?]|$))(?<=schools?(?!\\w)[^.!?\\n]{0,90})`,
    `\\d+ ?(?:%|percent) (?:minorit(?:y|ies)|free lunch|esl|immigrant|low income|title one|white|black|hispanic|asian)`,
    `(?:good|great|fine|safe|solid) schools?(?: \\w+)? (?:as long as|until|while|unless|for now)(?: [\\w']+){0,6} (?:boundar\\w+|lines?|rezon\\w+|buses|busing|apartments|zoning|district)`,
    `(?:boundar(?:y|ies)|(?:district|attendance|zone) lines?|rezon\\w+|busing|bussing)(?: \\w+){0,6} (?:apartments?|those kids|other side|bring in|different kids|keep|kept|stays?|where it is|good school)`,
    `(?:parents|families|people|buyers|moms|every ?one)(?: \\w+){0,2} (?:trust|trusts|love|loves|swear by|rave about|fight for|move for|line up for|brag about|dream of|pay extra for|kill for)(?: \\w+){0,3} schools?`,
    `schools?(?: \\w+){0,5},? (?:well|um|hmm|let's just say|how do i say|to be honest|honestly|put it this way)(?:,? [\\w']+){0,8}`,
    `(?:schools?|district)(?: \\w+){0,2} (?:is|are|'s|aren't|isn't)(?: not| n't)?(?: \\w+){0,2} (?:what|where|the (?:kind|sort|type|one)|for|like)(?: [\\w']+){0,4} (?:you|yours|your (?:kids|children|family)|used to|want)`,
  ],
};
