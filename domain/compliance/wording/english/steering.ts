import type { RuleId, RuleWords } from '../rule.ts';
import { upTo } from './grammar.ts';
import { DIVERSITY_AS_FAULT, HINTS_AT_PEOPLE, HINTS_AT_SCHOOLS } from './hints.ts';
import { PLACE } from './parts.ts';
import { PEOPLE_NAMED } from './people-named.ts';
import { STEERING_BY_PLACE, STEERING_BY_SCHOOL } from './places.ts';

const SUM = '\\$ ?\\d+(?:[,.]\\d+)*k?';
const A_MONTH = '(?: ?(?:/|a|per|each|every) ?mo(?:nth)?| monthly)';
/** A sum a month is a rent as often: it is a term of a loan where a sentence speaks of buying. */
const BUYING =
  "(?<!\\w)(?:own(?= (?:it|this|a|the|your|for|from|in)(?!\\w))|to own|owning|home ?owner(?:s|ship)?|buy(?:ing|s)?|purchas(?:e|ing)|it's yours|make (?:it|this) yours|mortgages?|loans?|payments?|financ\\w+|down|principal|piti|p ?& ?i|qualif\\w+|why rent|(?:instead of|stop|quit|than) rent(?:ing)?|same as rent)(?!\\w)";
const CALLING =
  '(?:(?:young|good|busy|other) )?(?:professionals|doctors|physicians|lawyers|attorneys|executives|engineers|families|homeowners|retirees)';

const FOLK =
  '(?:people|folks?|famil(?:y|ies)|neighbors?|residents?|tenants?|buyers?|clientele|crowd|renters?|homeowners?|owners|households?|citizens|crew|set of neighbors|element)';
/** Words that rank people, where a place or a house is not what they are about. */
const RANK =
  '(?:nice|good|decent|respectable|quality|clean|classy|upscale|(?:well |highly |college )?educated|normal|hard ?working|proud|nicer|finer|well off|well to do|affluent|wealthy|rich|successful|like minded|civilized|desirable|upstanding|law abiding|proper|cultured|refined|sophisticated|discerning|high income|low income|upper class|middle class|blue collar|white collar|high class|elite|professional|rough|trashy|sketchy|shady|bad|wrong|best|better|right|poor|established|prominent)';
const PLACES = PLACE.slice(3, -1);
const WHERE = `(?:${PLACES}|parts?|sides?|place|location|development|neighbourhoods?|hood|end of town|city|county|village)`;
const CRIME =
  '(?:crimes?|criminals?|break ?ins?|burglar(?:y|ies)|robber(?:y|ies)|gangs?(?! of)|gunshots?|gunfire|stabbings?|thugs|prostitut\\w+|drug (?:deal\\w+|house|activity)|shootings?|muggings?|violence|homeless(?: people| camps?)?|vagrants?|police calls)';
const PRAISE =
  '(?:great|good|fine|best|top|excellent|better|award winning|highly (?:rated|regarded|ranked|acclaimed)|(?:top|best|well) (?:rated|ranked|regarded)|outstanding|amazing|blue ribbon|desirable|sought after|bad|poor|failing|terrible|awful|horrible|worst|high performing|low performing|highest (?:rated|ranked)|strong|superior|superb|wonderful|fantastic|finest|premier|elite|coveted|acclaimed|exemplary|stellar|distinguished|renowned|prestigious|nationally ranked|prized|(?:10|9|8) rated|(?:five|5) star|a\\+|a rated|lousy|crappy|decent|impressive|incredible|the nicest|nice|popular|competitive|phenomenal|first rate|world class|mediocre|weak)';
const SCHOOL =
  '(?:schools?(?: (?:districts?|zones?|systems?))?|districts? for schools|elementar(?:y|ies)|elementary schools?|middle schools?|high schools?|school zoning)';

/** Phrases in English texts that judge a place or the people of it, or advertise credit. */
export const STEERING: Readonly<
  Record<
    Extract<RuleId, 'steering-people' | 'steering-safety' | 'steering-schools' | 'exclusive' | 'loan-terms'>,
    RuleWords
  >
> = {
  'steering-people': {
    phrases: [
      {
        find: [
          ...HINTS_AT_PEOPLE,
          ...DIVERSITY_AS_FAULT,
          ...STEERING_BY_PLACE,
          ...PEOPLE_NAMED,
          '(?:people|neighbors|families|folks)(?: (?:here|all|are|is|who|look|just|a lot|very|much)){0,4} like (?:you|us|yourselves|me|ourselves)',
          '(?:trailer park|trailer|apartment|renter|rental|section 8|welfare|ghetto|projects?|barrio|bar|hood|inner city|city) (?:crowd|types?|people|folks|element|trash|kids|families)',
          '(?:with|among|around|near|for|from|attracts?|by) the (?:right|wrong|better|proper) (?:sort|kind|type|class|set|crowd|people|element)',
          '(?:before|until|after) the (?:neighborhood|area|block|street|town) (?:turns|turned|changes|changed|goes|went|flips|flipped)(?! (?:on|off|green|into))',
          '(?:push|driv|pric|forc|mov|crowd|squeez|kick)(?:es|ed|e|ing)? (?:the |out the |all the )?(?:old|older|poor|poorer|original|long ?time|current|other|rough|bad) (?:crowd|residents|people|timers|folks|families|tenants|renters|neighbors|owners)(?: out| away)?',
          '(?:old|older|poor|original|long ?time|rough|bad) (?:crowd|residents|people|timers|folks|families|tenants|renters|neighbors|element) (?:(?:are|is|have|has|being|all|now) ){0,2}(?:mov\\w+|leav\\w+|left|gone|going|push\\w+|pric\\w+)(?: out| away)?',
          '(?:folks|people|they|those|kids|neighbors)(?: \\w+){0,6} (?:steal|rob|deal drugs|shoot|mug|vandalize|loiter)',
          "(?:changed?|changing|different|element|crowd)[\"']?(?:,? [\\w']+){0,8},? if you know what (?:i|we) mean",
          '(?:steer|keep|warn|talk)(?:s|ing|ed)? (?:my |our |your |all )?(?:clients|buyers|people|families|customers)(?: \\w+)? (?:away|clear|off) (?:from|of)?(?=[^.!?]{0,80}(?:who|people|crowd|element|moving in|types))',
          "who(?:'s| is| has| have|'ve)? (?:been |is |are )?(?:moving|moved) in(?= ?(?:[.,;!]|$)| lately| there| next)",
          '(?:better|worse) off (?:here|there|on this side|in this)',
          '(?:your|our|my|the right|the wrong|a certain|that|the same) (?:kind|type|sort|class) of (?:people|person|neighbors?|neighborhood|community|buyers?|tenants?|crowd|families|residents)',
          '(?:changing|transitional|transitioning|up and coming|gentrifying|gentrified|declining|working class|blue collar|white collar|upper class|low income|high class|elite|wealthy|affluent|poor) (?:' +
            PLACE.slice(3, -1) +
            ')',
          '(?:right|wrong|good|bad|better|nice|rough) (?:side|part|end) of (?:town|the tracks|the city|the street)',
          "(?:you|they|everyone)(?:'ll| will)? (?:fit|fits) (?:right )?in",
          'where you belong',
          `(?:neighbors?|residents?)(?: are| include)?[,:]?(?: (?:all|mostly|mainly|largely)){1,2} ${CALLING}`,
          `(?:full of|filled with|surrounded by|made up of|populated by) ${CALLING}`,
          '(?:riff ?raff|undesirables|low ?lifes?|thugs?|(?:bad|wrong|criminal) element|(?:right|wrong) crowd)',
          '(?:nice|good|decent|respectable|quality|clean|classy|upscale|educated|normal|hard working|hardworking) (?:people|families|neighbors|clientele|residents|tenants|folks)',
          'traditional (?:neighborhood|community|area|values)',
          `${RANK}(?:,? (?:and )?(?:quiet|friendly|${RANK})){0,3},? (?:(?:kind|type|sort|class|caliber|level|set|circle) of )?${FOLK}`,
          `${FOLK} (?:with|of) (?:class|breeding|means|standing|quality|taste|good character|money)`,
          `${FOLK}${upTo(3)}(?:are|is|being) (?:(?:all|mostly|very|really|mainly|quiet|so|quite),? ){0,3}${RANK}(?! (?:about|at|with|for|sized|outside))`,
          `(?:better|certain|higher|lower|different|right|wrong|finer|same|best) (?:class|caliber|sort|kind|type|quality|level|breed|element) of (?:${FOLK}|person|buyers?)`,
          '(?:your|our|my|their|his|her|that) (?:own )?(?:kind|type|sort|class|ilk)(?: of (?:people|folks|neighbors))?(?= ?(?:[.,;!?]|$)| live| lives| of people| here)',
          '(?:people|folks|neighbors|families)(?: here)? (?:who )?(?:look|act|think|talk|live) (?:just )?like (?:you|us)',
          `(?:draws?|attracts?|brings?|pulls in) (?:(?:an?|the|in) )?(?:\\w+ )?(?:\\w+ )?(?:crowd|class|type of|kind of|caliber of|element|clientele)`,
          `(?:feel|be|look) (?:out of place|happier (?:in|elsewhere|somewhere)|more comfortable (?:in|elsewhere|somewhere))`,
          '(?:demographics?|ethnic makeup|racial makeup|makeup of the (?:neighborhood|area))',
          '(?:area|neighborhood|block|town|street|community|part of town) is (?:changing|turning(?! (?:green|blue|red|gold|into))|transitioning|improving|declining|going downhill|gentrifying)',
          'every ?body (?:\\w+ ){1,5}is some ?body',
          '(?:trailer|white) trash|(?:wrong|other) side of the tracks',
          '(?:not|no|without|keeps? out) (?:for |to )?outsiders|(?:families|people|folks) from (?:here|around here),? not',
          '(?:teen(?:ager)?s|youths?|kids|gangs?|loiterers)(?: \\w+)? (?:are not|aren.t|not|don.t|never) (?:hang|loiter|gather|stand)\\w*(?: around| out)?',
          `(?:pick|choose|select|judge|screen|sort|rank)(?:s|ing)?${upTo(4)}(?:by|according to|based on|on)${upTo(3)}(?:church|faith|religion|race|color|accents?|age|looks|names?|nationality|origin)`,
          `(?:every ?(?:one|body)|all|${FOLK})${upTo(6)}(?:the same|a similar|similar|a shared|a common|like) (?:backgrounds?|heritage|stock|roots|upbringing|outlook|descent|ancestry|sort|kind|faith|class)`,
          `(?:has not|hasn't|have not|haven't|never|did not|didn't) changed?${upTo(4)}(?:the way|like|as|while|unlike)|(?:stayed|remained|is still|kept)(?: just)? (?:the (?:same|way it was)|what it (?:was|has always been))`,
          '(?:fit|fits|belong|belongs|do|feel)(?: in| more)? (?:better|best|comfortable|at home|happier)(?: \\w+){0,2} (?:in (?:another|a different|the other)|on the other|across|elsewhere|somewhere else|among)',
          '(?:with|among|near|around|next to|by) (?:your|their|his|her) own(?: (?:kind|people|sort|crowd))?(?= ?(?:[.,;!?]|$))',
          `(?:old money|well bred|good breeding|good stock|pedigreed?)(?: ${FOLK})?`,
          `(?:certain|those|that) (?:type|types|sort|element)(?: of people)?(?= ?(?:[.,;!?]|$)| (?:stay|live|out|away|from|around))`,
          '(?:low|high|upper|lower|middle|working|upper middle)(?: class)+ (?:people|neighbors?|families|residents|folks|types)?',
          `(?:kind|type|sort|caliber|class) of (?:neighbors?|people|families|tenants)(?: \\w+){0,3}`,
          `${WHERE} of (?:\\w+ )?(?:executives|doctors|professionals|lawyers|retirees|homeowners who \\w+)(?: and \\w+)?`,
          `neighbors?(?: \\w+)? (?:will be|are|include)(?: \\w+)? (?:surgeons|ceos|doctors|lawyers|judges|executives|professors)`,
          '(?:not|only) for (?:your|our|his|her|their|that) (?:type|kind|sort)',
          '(?:successful|wealthy|busy) (?:executives|professionals|business owners)',
        ],
        instead: 'a place to see for yourself',
      },
    ],
    about: [
      {
        whom: `(?:(?:successful|busy|young|well paid) )?(?:doctors|lawyers|attorneys|executives|physicians|engineers|professionals|surgeons|ceos|judges|professors|bankers|business owners|celebrities|millionaires|white collar|blue collar)(?: (?:workers|people|professionals))?`,
        ways: ['dwelling'],
        instead: 'a place to see for yourself',
      },
      {
        whom: '(?:riff ?raff|trash|lowlifes?|undesirables|troublemakers|welfare types)',
        ways: ['refused'],
        instead: 'a place to see for yourself',
      },
    ],
    allowed: [
      'neighborhood traditional',
      'traditional (?:style|home|architecture|brick)',
      '(?:nice|good|best|right|great) (?:people|folks|crew) (?:at|in our|on our|of our|of the (?:title|loan|inspection))',
      `(?:nice|good|kind) neighbors? (?:brought|helped|baked|waved|shar\\w+|lent|lend\\w*)`,
      'good neighbor (?:shar|lend|help|wav)\\w+',
      '(?:nice|good) people,? (?:great|good) (?:coffee|food|beer|music)',
      'right (?:buyers?|owners?|tenants?|person)(?! (?:only|live))',
      '(?:qualified|professional) (?:people|crew)',
      'good neighbors? (?:next door|(?:\\w+ )?(?:brewery|cafe|pizza|store|fund|grants?|program|award|policy|day|fences?))',
      '(?:be|being|been) (?:a )?good neighbors?',
    ],
  },
  'steering-safety': {
    phrases: [
      {
        find: [
          `(?:very |super |really |extremely )?(?:safe|safest|secure|low crime|crime free|no crime|dangerous|unsafe|rough|sketchy|bad|ghetto)(?:,? (?:and )?(?:quiet|friendly|clean|pleasant|nice|beautiful))?(?:,? (?:quiet|family|residential|suburban|urban))* (?:${PLACE.slice(3, -1)})`,
          `(?:(?:low|lowest|little|no|zero|less|hardly any|almost no|practically no|never(?: an?| any)?|free of|violent|petty|rising|falling) ){0,4}${CRIME}(?: (?:rates?|free|statistics|stats|is|are)(?: (?:low|down|up|rare|nonexistent|almost|practically|high|falling|rising))*)?`,
          `(?:safe|safer|safest|secure|unsafe|dangerous|sketchy|shady|seedy|rough|rougher|scary|iffy|dicey|bad)(?:,? (?:and )?(?:quiet|friendly|clean|little|peaceful|pretty|nice)){0,2} ${WHERE}`,
          `${WHERE}${upTo(3)}(?:is|are|isn't|aren't|feels?|was|stays?|remains?|gets?)(?: (?:not|really|very|so|super|extremely|the|quite|pretty|as|still|perfectly|generally|absolutely|incredibly|known as|considered)){0,2} (?:safe|safer|safest|secure|unsafe|dangerous|sketchy|rough|shady)`,
          `(?:safest|most dangerous|roughest) (?:\\w+ )?(?:cit(?:y|ies)|towns?|neighborhoods?|suburbs?|places?|areas?|counties|zip codes?)`,
          `${WHERE} (?:has|have|is|are) (?:become|becoming|gotten|getting|turned|turning) (?:\\w+ )?(?:dangerous|unsafe|rough|bad|scary|safer|safe)`,
          '(?:cops|police)(?: \\w+){0,3} (?:never|rarely|always|often|come|called|patrol\\w*)',
          '(?:cops|police) (?:never|rarely|always|often|patrol\\w*)',
          "(?:never|rarely|hardly|seldom|don't|do not|won't|will not|not|no)(?: \\w+){0,4} (?:police|cops?|patrols?|squad cars?|sirens?)(?: (?:cars?|cruisers?|officers?|visits?))?(?! (?:maps?|data|reports?|department|athletic|record|station))",
          '(?:that|so|very|really|completely|totally|perfectly) safe(?= ?(?:[.,;!]|$)| here| around)',
          `${WHERE} (?:has|have|is|are|went|going|gone)(?: (?:going|gone|getting|turning|turned|all|so|really))* (?:bad|downhill|to the dogs|to pot|rough|ghetto|trashy|seedy|hood)`,
          '(?:gates?|guards?|walls?)(?: \\w+){0,3} (?:keep|keeps)(?: \\w+){0,3} out',
          '(?:safer|more dangerous|less safe|more secure) than',
          '(?:as )?safe as (?:it gets|can be|houses|they come)',
          '(?:safe|safest|safer) (?:haven|place|spot|environment|corner|bet)(?: (?:to|for|from)(?: (?:live|raise|walk|grow|kids|children|families|the city|\\w+)){0,2})',
          `(?:feel|sleep|be|rest) (?:safe|safer|secure|easy|soundly)${upTo(3)}(?:here|night|midnight|walking|dog|dark|streets?|neighborhood|area|community)`,
          'doors? (?:stay|are|go|can be left|left) unlocked',
          `(?:no|never|not|n't|without|hardly)${upTo(5)}sirens?`,
          `keep(?:s|ing)? (?:the |this |our )?(?:neighborhood|street|block|community|town|area)${upTo(3)}(?:way|like|as) it`,
          '(?:leave|keep) (?:your |the )?(?:front )?doors? (?:unlocked|open at night)',
          `(?:safety|security) (?:is (?:why|the reason|what)|of (?:the|this|our) (?:neighborhood|area|community|street|town))`,
          `(?:avoid|steer clear of|stay (?:off|out of|away from)|keep (?:off|out of|away from)|don'?t go (?:to|near)|(?:would|i'?d) (?:not|never) (?:live|buy|walk|go|park)(?: (?:on|in|near|by|around))?|wouldn'?t (?:live|buy|walk|go|park)(?: (?:on|in|near|by|around))?)${upTo(3)}(?:sides?|areas?|parts?|neighborhoods?|end of town|(?:north|south|east|west) end|streets?|blocks?)`,
          `(?:not|never|n't)${upTo(6)}(?:sides?|areas?|parts?|neighborhoods?|streets?)${upTo(5)}(?:after dark|at night|after sunset)`,
          'safe (?:for|place for) (?:kids|children|families|your family|women)',
          '(?:safe|safest) (?:place|town|city|suburb) to (?:live|raise|walk|be)',
          'where (?:kids|children) can (?:safely )?play (?:outside|in the street|safely)',
          '(?:avoid|stay away from|keep away from) (?:this|that|these|those|certain) (?:areas?|neighborhoods?|parts?)',
          '(?:feel|be|sleep) safe (?:at night|walking|here|in this)',
        ],
        instead: 'a street worth walking before you decide',
      },
    ],
    allowed: [
      'safe (?:room|harbor|deposit|storage)',
      '(?:public|published|official|city|open) (?:crime|police) (?:maps?|data|statistics|stats|figures|reports?)',
      '(?:whether|if) (?:an?|the|this|that|your) (?:area|neighborhood|street|block|place|town) is ["\']?safe["\']?',
      '(?:crime|police) (?:maps?|data|statistics|figures|numbers|reports?)(?: \\w+){0,3} (?:public|open|published|free|from the)',
      '(?:crime|police) (?:maps?|data|statistics)(?: \\w+){0,3} (?:online|yourself|website|site|public)',
      '(?:city|police|department|county)(?:.s)?(?: \\w+){0,4} crime maps?',
      '(?:internet )?crime complaint cent(?:er|re)',
      'criminal (?:history|records?|background|convictions?)',
      '(?:crime|safety|police) (?:data|statistics|stats|numbers) (?:questions?|requests?)',
      '(?:crime|police)(?= [^.!?\\n]{0,70}(?:department|sheriff|police)(?:.s)?(?: \\w+){0,3} (?:map|site|website|page|data))',
      '(?:for|about|see|find|get) (?:the |local |any )?crime (?:data|statistics|stats|numbers|figures|information|questions)(?=[^!\\n]{0,90}(?:police|sheriff|department|website|online|public|library))',
      '(?:ask|asked|asks|asking)(?: \\w+){0,2} (?:for|about) (?:the )?(?:local )?crime (?:statistics|stats|data|numbers)',
      '(?:crime|criminal) (?:novels?|shows?|series|fiction|dramas?|movies?|stor(?:y|ies)|podcasts?|scenes?|thrillers?|law|lawyer|background checks?)',
      '(?:fraud|scams?|theft|it)(?: \\w+){0,3} is a (?:federal )?crime',
      '(?:keep|store)(?: \\w+){0,5} (?:in )?a (?:safe|secure) (?:place|spot)',
      'safe (?:place|spot) for (?:your|the|all) (?:papers|documents|keys|deed|passports?)',
      'bad (?:block|side|part) of (?:wood|concrete|the (?:roof|wall|fence|drive\\w*))',
      'secure (?:garage|entry|parking|building entry|gate|online|portal|package)',
    ],
  },
  'steering-schools': {
    phrases: [
      {
        find: [
          ...HINTS_AT_SCHOOLS,
          ...STEERING_BY_SCHOOL,
          `${SCHOOL}(?: \\w+){0,4} used to be (?:good|great|better|fine|the best)|(?:apartments?|renters?|project|section 8)(?:.s)? (?:kids|children)(?: \\w+){0,3} (?:zoned|bussed|bused|sent|moved)(?: \\w+)?`,
          '(?:great|good|best|top|excellent|better|award winning|highly rated|top rated|outstanding|amazing|blue ribbon|desirable|sought after|bad|poor|failing|high performing|highest rated|strong|superior|wonderful|fantastic)(?:,? (?:and )?(?:local|public|nearby|neighborhood|elementary|middle|high))* (?:schools?(?: districts?| zones?)?|districts? for schools)',
          `${PRAISE}(?:,? (?:and )?(?:\\w+ )?(?:local|public|nearby|neighborhood|private|charter|rated|oakwood|zoned)){0,2} ${SCHOOL}`,
          `${PRAISE}(?: (?!(?:school|for|to|from|with|in|on|of|and|news|time|room|walk)(?: |:))\\w+){0,2} ${SCHOOL}`,
          `one of the ${PRAISE} ${SCHOOL}`,
          `${SCHOOL}${upTo(6)}(?:is|are|rated|ranked|scored?|earned|received|got|getting)(?: (?:all|really|very|so|among the|some of the|simply|just|truly|the|an?|consistently)){0,2} (?:${PRAISE}|second to none|(?:10|9|8)(?: out of|/)? ?(?:10)?)`,
          `${SCHOOL} (?:that )?(?:parents|families|every ?one|people)${upTo(2)}(?:love|fight|want|line up|move here|rave|dream)`,
          '(?:poorly|badly|highly|well|top|low|better|best) (?:rated|ranked|performing|regarded|funded) schools?',
          'school district(?: \\w+){0,4} (?:worth|premium|pays? for itself)',
          '(?:pay|paying) for the school(?:s| district)',
          `(?:deserves?|want) (?:these|the best|better) ${SCHOOL}`,
          'schools? (?:are|is) (?:great|good|excellent|the best|top rated|highly rated|outstanding|bad|poor|amazing)',
          '(?:best|top|great) school (?:district|zone)',
          '(?:10|9|8) ?(?:/|out of) ?10 (?:\\w+ )?schools?',
          'schools?(?: \\w+){0,5} (?:better|worse|superior|inferior|safer)(?: \\w+)? (?:than|to)',
          'where (?:the |all the |only )?(?:poor|poorer|rich|richer|bad|rough|other|black|white|brown|immigrant|good|right|wrong|smart) (?:kids|children|families|students) (?:go|are|come|live)',
          '(?:a\\+|a rated|(?:5|five) star) (?:\\w+ )?schools?',
          'schools? (?:are |is |all )?(?:rated|ranked|scored?|scoring)(?: an?)? (?:10|9|8|a\\+?|highly|high|top|best|(?:#|no\\. ?|number )?(?:1|one))',
        ],
        instead: 'schools you can look up',
      },
    ],
    allowed: [
      '(?:best|good|great|top) (?:time|day|month|way|news|room|view|walk|route|place)(?: \\w+){0,3} schools?',
      '(?:best|great|good) (?:driving|cooking|culinary|real estate|trade) schools?',
    ],
  },
  exclusive: {
    phrases: [
      {
        find: [
          `(?:exclusive|restricted|private|selective|prestigious|members only|invitation only)(?:,? (?:and )?(?:gated|quiet|luxury|residential))* (?:${PLACE.slice(3, -1)}|club living|residents)`,
          'exclusive (?:part|side|corner|section|living|lifestyle|address|zip codes?)',
          '(?:for|of) the (?:elite|privileged(?: few)?|select few|chosen few)',
          '(?:board|membership|church|club) approval (?:required|only)',
          `(?:(?:very|most|ultra|truly|highly|super) )?(?:exclusive|exclusivity)(?:,? (?:and )?\\w+){0,2} (?:${PLACES}|address|living|club|circle|development|lifestyle|gates?|homes?|residences?|zip code|retreat|community)`,
          `(?:${PLACES}|development|address) (?:is|are|so|as) (?:(?:very|truly|highly|ultra|really) )?exclusive`,
          'exclusivity',
          `(?:elite|prestigious|select)(?:,? \\w+){0,2} (?:${PLACES}|circle|group|few|address|homeowners|club living|residents|addresses)`,
          'the (?:\\w+ )?few',
          '(?:an?|the) (?:privileged|lucky|chosen|fortunate|select|discerning) few',
          'reserved for (?:the )?(?:elite|best|wealthy|few|privileged|discerning)',
          '(?:afford|can|able) to be (?:choosy|picky|selective)',
          'members only(?= (?:island|club|community|beach|marina))',
          '(?:for|to|among) the elite',
          '(?:by )?invitation(?: only)?(?= ?(?:[.,;!]|$)| only| residences| homes)',
          `not (?:just )?(?:any ?one|any ?body|every ?one|every ?body) (?:can|gets? to|could|is able to|may|will|belongs)`,
          `(?:restricted|guarded|closed) (?:community|enclave|neighborhood)`,
          'not for everyone',
          'discriminating (?:buyers?|tenants?|clientele)',
        ],
        instead: 'gated community',
      },
    ],
    allowed: [
      '(?:income|rent|age|land|deed) restricted(?: \\w+)?',
      'exclusive (?:listing|agency|right to sell|buyer agreement|buyer agency|use|photos?|tour|preview)',
      'exclusive (?:look|interview|offer|deal|access|representation|inside|first look)',
      '(?:next|last|past|first|coming) (?:few|\\w+ few)',
      'the (?:first|last|next|past|very|only|final|same) few',
      'the few (?:things|steps|days|weeks|minutes|dollars|homes|houses)',
      'private (?:street parking|area of the (?:yard|deck)|building entrance|block party)',
      'restricted (?:parking|street parking|funds|use area|area of)',
      'private street',
    ],
  },
  'loan-terms': {
    phrases: [
      {
        find: [
          // No down payment is no term that calls for others (comment 24(d)(1)-1 to Regulation Z).
          '(?:only |just |as little as |as low as )?(?:\\$ ?(?!0 )\\d[\\d,.]*k?|(?!0 ?%)\\d+(?:\\.\\d+)? ?%|[1-9]\\d* percent) (?:money )?down(?: payments?)?',
          `(?:only |just |as low as )${SUM}${A_MONTH}`,
          `${SUM}${A_MONTH}(?=[^.!?\\n]{0,60}?${BUYING})`,
          `(?<=${BUYING}[^.!\\n]{0,60})${SUM}${A_MONTH}`,
          '(?:rates?|interest|mortgages?)(?: rates?)? (?:as low as|from|starting at|of|at|under|below) (?:only |just )?\\d+(?:\\.\\d+)? ?%',
          '\\d+(?:\\.\\d+)? ?% (?:fixed |interest |mortgage )?(?:rates?|apr|interest|fixed|mortgages?|loans?|financing)',
          '(?:10|15|20|25|30|40) ?(?:years?|yrs?) (?:fixed|mortgages?|loans?|terms?|financing)(?: at \\d+(?:\\.\\d+)? ?%)?',
          '\\d{2,3} (?:monthly )?payments',
          `(?:rates?|apr)(?: \\w+){0,3} \\d+(?:\\.\\d+)? ?%`,
          `(?:financ\\w+|borrow\\w*|lock\\w*(?: in)?|refinanc\\w+|loans?|mortgages?)${upTo(4)}\\d+(?:\\.\\d+)? ?%`,
          `(?:payments?|monthly)${upTo(3)}${SUM}`,
          `as little as ${SUM}`,
          `${SUM} (?:or less )?(?:gets you|moves you|is all you need to get) in`,
        ],
        instead: null,
      },
    ],
    allowed: [
      `(?:rents?|rental|leases?|leased|rented|hoa|dues|fees?|parking|storage|utilities|taxes|insurance|income|earn|studio|room)[,:]?(?: (?:is|are|at|of|for|from|only|just|about|around|runs?|starts|starting|fees?|dues|was|to)){0,4} ${SUM}${A_MONTH}`,
      `${SUM}${A_MONTH},?(?: (?:\\+|plus|for|in|incl\\w*)){0,2} (?:pet |garage |cat |dog )?(?:rent|hoa|dues|parking|storage|utilities|utils|water|deposit|lease|income|fees?)`,
      '(?:tax|vacancy|sales|commission|occupancy|inflation|insurance|success)(?: \\w+)? rates?(?: \\w+){0,3} \\d+(?:\\.\\d+)? ?%',
      `(?:saves?|earns?|rents?|taxes|dues|hoa|utilities|bills?)(?: \\w+){0,4} ${SUM}${A_MONTH}`,
      '(?:shut|slow|sit|settle|broke|break|touch|come|go|went) down',
      'no (?:steps|stairs) down',
      `(?:an?|some|many|most|several|one|local|federal|the) (?:\\w+ ){0,3}(?:credit unions?|banks?|lenders|agenc(?:y|ies)|programs?|grants?)(?: [\\w']+){0,8} \\d+(?:\\.\\d+)? ?(?:%|percent) down(?: payments?)?`,
      "(?:not|n't|myth|never)(?: \\w+){0,5} \\d+ ?(?:%|percent) down(?: payments?)?",
      '(?:fha|va|usda|conventional|homeready|home possible)(?: (?:loans?|financing|programs?|rules?|buyers?))?(?: \\w+){0,3} (?:lets?|allows?|requires?|asks?|needs?|can|may|goes?|starts?)(?: \\w+){0,6} \\d+(?:\\.\\d+)? ?(?:%|percent) down',
      `(?:down payment |closing cost )?(?:assistance|grants?|help)(?: \\w+){0,5} ${SUM}`,
      'rates? (?:just )?(?:dipped|fell|dropped|rose|climbed|ticked|edged|averaged|hit|slid|jumped|eased|held|hover\\w*|inched|slipped|moved)(?: \\w+){0,3} \\d+(?:\\.\\d+)? ?%',
      `payments? on (?:an? )?${SUM}(?! (?:a|per) month)`,
      `(?:available|move in|\\d ?(?:br|bd|bed(?:room)?s?|bath)|unit|apartment|duplex|studio|trailer|cottage|carpet|shower)(?!\\w)(?<!(?<!\\w)(?:own|buy|yours|purchase|owner|payments?)(?!\\w)[^.!?\\n]{0,60})(?:(?!(?:own|buy|yours|payments?|mortgage|financ\\w+|loans?|down)(?!\\w))[^.!?\\n]){0,80}${SUM}${A_MONTH}(?! (?:with|at \\d|mortgage|payment))`,
      `${SUM}${A_MONTH},?(?: (?:\\+|plus|and|with|for)){0,2} (?:first|last|one month|security)`,
      `${SUM} monthly (?:fees?|dues|charge|parking|storage)`,
    ],
  },
};
