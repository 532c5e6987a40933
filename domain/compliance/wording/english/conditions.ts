// What people have to be, to do or to fear before they may live somewhere, as `Phrases.find` takes it.
import type { RuleId } from '../rule.ts';
import { ORIGIN } from './parts.ts';
import { within } from '../within.ts';

const CHILDREN = '(?:children|kids?|child|teens?|teenagers?|minors|little ones|dependents)';
const GROWN =
  '(?:[2-9]|1\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|fourteen|fifteen|sixteen|eighteen)';
const SAFELY =
  '(?!.{0,40}(?:to (?:use|swim|ride|enter|sign|apply|tour|drive|attend|register|play|join|drink)|alone|unattended|supervis|without an adult|with an adult|event|admission|helmet))';
const SIBLINGS =
  '(?:brothers?|sisters?|boys?|girls?|sons?|daughters?|siblings?|(?:opposite|different|mixed) (?:sex|gender)(?: \\w+)?|teens?|kids|children|parents?)';
const BODY = '(?:body|bodies|person|people|occupants?|heads?|tenants?|adults?|souls?|renters?|humans?|residents?)';
const OFFICERS =
  '(?:ice(?= ?(?:[.,;!]|$)| (?:on|if|so|for|and|to|will|agents?))|immigration(?! (?:attorney|lawyer|law|clinic|status|paper))|the (?:immigration|border patrol|feds|migra)|border patrol|la migra|migra|uscis|homeland security)';
const WANTED =
  '(?:want|wants|ask|asks|asking|request\\w*|requir\\w+|like|need|needs|expect\\w*|send|include|attach|submit|write)';
const PARENT = '(?:mom|mum|mama|mommy|mother|the wife|wifey|she)';
const OTHER_PARENT = '(?:dad|daddy|papa|father|hubby|the husband|he)';
const GETS = '(?:gets?|has|have|loves?|enjoys?|cooks?|takes?|will|can|finally|scores?|wins?)';

export const CONDITIONS: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'children-refused': [
    `${CHILDREN}(?: \\w+){0,2} (?:are |is )?(?:fine|ok|okay|allowed|welcome|accepted|considered|possible|good)?,? ?(?:as long as|only if|but only|provided|so long as)(?: [\\w']+){0,4} (?:over|older than|above|at least|quiet|well behaved|school age|teen\\w*|girls|boys|grown)`,
    `${CHILDREN}(?: \\w+){0,2} (?:are |is )?(?:fine|ok|okay|allowed|welcome|accepted|possible|good)(?: [\\w']+){0,3},? (?:but |and )?(?:only|just)(?: \\w+)? (?:on|in) the (?:ground|first|lower|bottom|back|rear|other)(?: \\w+){1,2}`,
    '(?:absence|lack) of (?:\\w+ )?school aged? (?:residents|neighbors|tenants|kids|children|youth)',
    `(?:steer|point|guide|send|direct|nudge)(?:s|ing)? (?:the )?(?:parents|famil(?:y|ies)|moms|dads|mothers)(?: \\w+){0,2} (?:(?:toward|to) (?:something|somewhere|another|our|the (?:other|ground|first))|away|elsewhere)`,
    `${CHILDREN}(?: \\w+){0,4} (?:must|have to|has to|need to|needs to|should|are required to)(?: all)? be (?:at least |over |above )?${GROWN}(?! ?(?:minutes|feet|ft))${SAFELY}`,
    `(?:residents?|tenants?|guests?|occupants?|persons?|any ?one|any ?body|those|people|renters?|roommates?) (?:who are |that are |aged )?(?:under|below|younger than)(?: the age of)? (?:1[0-8]|21|ten|twelve|fourteen|sixteen|eighteen)(?: years(?: old| of age)?)?(?: \\w+)? ?(?:(?:(?:is|are|will be|may|can|must|shall)(?: ?not|n't| never)|not|never|no)(?: be)? ?(?:permitted|allowed|accepted|admitted|considered|live|reside|stay|rent|use|swim|welcome)|(?:is|are) (?:prohibited|banned|forbidden|barred|excluded))(?!.{0,40}(?:alone|unless|without an adult|unsupervis|with an adult|to sign))`,
    `${SIBLINGS}(?:,? (?:and|or|with) (?:an? |the |their )?${SIBLINGS})?(?: \\w+){0,5} (?:may|can|must|should|are|do|will|could)(?: ?not|n't|not| never)(?: \\w+){0,2} (?:share|sleep|room together|bunk)(?: \\w+){0,3}`,
    `(?:one|1|a single) ${BODY}(?: max(?:imum)?| only)? (?:per|to a|to each|in each|for each|to every|in a|a) (?:bed)?room`,
    `${CHILDREN}(?: \\w+){0,3} (?:must|have to|has to|need to|should) (?:be kept|stay|remain|live|sleep|play)(?: \\w+){0,2} (?:inside|indoors|quiet|silent|out of sight|on the (?:first|ground|bottom) floor|off the (?:grass|lawn|stairs))`,
  ],
  'family-preferred': [
    `${PARENT} ${GETS}${within(50)}(?<!\\w)${OTHER_PARENT} ${GETS}`,
    `${OTHER_PARENT} ${GETS}${within(50)}(?<!\\w)${PARENT} ${GETS}`,
    `${WANTED}(?: \\w+){0,5} (?:photos?|pictures?|notes?|letters?|stor(?:y|ies)|videos?|paragraphs?|bios?)(?: \\w+){0,5} (?:of|about|on|from|with) (?:your|the|their|each|yourself and your) (?:famil(?:y|ies)|kids|children|household|marriage|background)(?! (?:home|room|business))`,
    '(?:must|has to|have to|need to|needs to|should|required to) (?:both )?be (?:legally |lawfully |happily )?(?:married|wed|single|engaged)(?! (?:filing|in the eyes))',
  ],
  orientation: [
    `(?:gender|sex|name|pronouns?)(?: \\w+){0,7} (?:match|matches|be|is|as|same as)(?: \\w+){0,5} (?:born|birth|assigned|biological)(?! ?(?:day|date|certificate is))`,
    '(?:biological(?:ly)?|birth|born|natural born|real) (?:fe)?(?:males?|wom[ae]n)(?: only)?|(?:biological(?:ly)?|natural born|real) m[ae]n(?: only)?|born (?:fe)?male',
    'one man and one wom[ae]n|one wom[ae]n and one man',
    '(?:live|lead|have|follow|maintain|keep|practice|share)(?:s|ing)? (?:an? |the |our )?(?:traditional|wholesome|biblical|moral|godly|straight|conservative) (?:lifestyles?|li(?:fe|ves)|famil(?:y|ies) values|values|morals|household)',
    '(?:straight|heterosexual|hetero) (?:households?|building|communit(?:y|ies)|roommates?|neighborhoods?)(?: only)?',
  ],
  'race-or-origin': [
    `(?:by|from) (?:the )?${ORIGIN}s?,? (?:and )?for (?:the |other |fellow )?${ORIGIN}s?`,
    '(?:must|need|needs|have|has|should)(?: \\w+){0,2} (?:been|lived|be living|resided)(?: \\w+)? in (?:this country|the country|america|the (?:us|usa|u\\.s\\.|united states|states))(?: (?:for|at|since|over|more|\\w+ years))?',
    '(?:green cards?|passports?|citizenship|naturalization)(?: (?:and|or|plus) (?:green cards?|passports?|social|visa|id))?(?: papers)? (?:at (?:the )?(?:showing|signing|door|application)|in hand|up front|please|or (?:do not|don.t|no))',
    '(?:tenants?|renters?|people|buyers?)(?: \\w+){0,3} (?:come|comes|came|are|is) (?:only )?(?:through|from|within|out of) (?:our|my|the) (?:own )?(?:community|culture|people|village|countrymen)(?! (?:center|page|board|bank|garden))',
    '(?:advertise|market|post|list)(?: \\w+){0,2} (?:on|in) (?:spanish|chinese|korean|black|urban|hispanic|ethnic) (?:radio|papers?|tv|media|newspapers?|stations?|sites?)(?=[^.!?\\n]{0,60}(?:know|because|attract|shows? up|type|bring))',
    `(?:whiter|browner|blacker|less white|more white|less brown|more brown) (?:end|side|part|section|area|neighborhoods?|blocks?|streets?|schools?|zip|half|crowd|people|faces|suburbs?|subdivisions?|towns?)`,
    `(?:call|calling|called|report(?:ing|ed|s)?(?: \\w+){0,2} to|turn(?:ing|ed)?(?: \\w+){1,2} (?:in|over) to|notif\\w+|phon\\w+|deal(?:ing)? with|answer(?:ing)? to|visit from|hear(?:ing)? from|tip(?:ping)? off|hand(?:ing|ed)?(?: \\w+){1,2} (?:over )?to) ${OFFICERS}`,
    '(?:to|for|with) their (?:own )?descendants(?: only)?|only (?:to|for)(?: \\w+){0,2} descendants',
    "(?:who|that|if you|unless you|you must|must|they) (?:(?:is|are|be)(?:n't| not)?|(?:'re|re) not) (?:an? )?(?:u\\.?s\\.? |us |american |united states )?(?:citizens?|permanent residents?|native born)",
    '(?:(?:famil(?:y|ies)|people|parents|ancestors|roots|line)(?: \\w+){0,4} )?(?:american|here|in (?:this|the) (?:country|states)) for (?:\\w+ )?generations(?<=(?:prefer|priorit|only|want|give|given|famil|look)[^.!?\\n]{0,90})',
    '(?:(?:become|became|gotten|getting|turned|grown|is|are|looks?|feels?)(?: \\w+){0,2} (?:less|more|so|too|very) (?:ethnic|foreign|hispanic|latino|asian|brown))(?! (?:food|restaurants?|cuisine|style|flavou?r))',
    '(?:your|their|the) (?:green cards?|papers|citizenship|immigration status)(?: \\w+){0,3} (?:checked|verified|required|inspected|first)',
  ],
  'language-spoken': [
    '(?:if|unless|when) (?:your|their) (?:english|accent) (?:is not|isn.t)(?: \\w+){0,2} (?:good|clear|fluent|perfect|strong)(?: \\w+)?',
  ],
  religion: [
    '(?:christ|god|bible|faith|church|torah|quran|scripture|jesus) (?:centered|based|led|honou?ring|filled|focused) (?:\\w+ )?(?:homes?|house|household|famil(?:y|ies)|building|community|tenants?|roommates?|people|neighborhood)',
    '(?:most|much|half|all|the whole|everyone)(?: of)? (?:the|this|our|on the|on this)(?: \\w+)? ?(?:block|street|building|neighborhood|cul de sac|road)(?: \\w+){0,2} (?:walks?|goes|go|drives?|attends?|meets?|worships?)(?: \\w+){0,2} (?:mass|church|temple|shul|mosque|synagogue|services|sundays?)',
    '(?:parishioners|congregants|church ?goers)(?: \\w+){0,2} (?:feel|be|fit|love|settle|find)(?: \\w+){0,2} (?:at home|happy|welcome|right in|comfortable|it)',
    '(?:sabbath|shabbat|shabbos|torah|mass|lent|ramadan) (?:observant|observing|keeping|attending)(?: \\w+)?',
  ],
  disability: [
    '(?:mentally |all )?(?:all there|right in the head|of sound mind|in (?:his|her|their) right mind|off (?:his|her|their) (?:meds|rocker))(?! (?:is|are) to)',
    `(?:want|need|ask|like|has|have|require|expect|tell|disclose)(?:s|ed|ing)?(?: \\w+){0,3} (?:to know|know|see|about|us|me|list|disclose|for)(?: \\w+){0,2} (?:what|which|any|all|your|their|about)(?: \\w+)? ?(?:medications?|meds|prescriptions|diagnos[ei]s|conditions|disabilit\\w+|illness\\w*)(?! (?:cabinet|storage))`,
    "if you (?:can't|cannot|can not|are not able to|aren't able to) (?:manage|climb|handle|walk|do|use|get up)(?: \\w+){0,4} (?:stairs|flights?|steps|hill)(?: \\w+){0,3}",
    '(?:should|must|needs? to|ought to|can) (?:find|try|go to|look for) (?:an? |the )?(?:sober|halfway|group|nursing|assisted living|care|rest) (?:house|home|facility|place)',
  ],
  'assistance-animals': [
    '(?:even|including|not even)(?: \\w+){0,3} (?:with|in|wearing|has|have) (?:an? )?(?:service|support|esa|therapy) (?:vests?|tags?|papers|letters?|certificates?)',
    '(?:so called|supposed|fake|"?)(?:\\w+ )?(?:support|service|therapy|comfort) (?:cats?|dogs?|animals?|pets?)(?=[^.!?\\n]{0,30}(?:fee|rent|deposit|charge|\\$))',
  ],
  age: [
    '(?:for|to|with|by)(?: the| a| any| our)?(?: \\w+)? (?:1[89]|2\\d|[3-5]\\d) (?:to|through|and) (?:2\\d|[3-6]\\d)(?: year olds?| year old)? ?(?:crowd|set|group|age|demographic|bracket|range|year olds?|somethings?)',
    `(?:people|folks|neighbors|renters|others|those|roommates|crowd|everyone|friends)(?: \\w+){0,2} (?:your|my|our|their) (?:own )?age(?: group| range| bracket)?(?= ?(?:[.,;!?]|$)| (?:here|around|and|who|in|live))`,
    `(?:at|for) (?:your|their|her|his) age(?: group)?(?=${within(60)}(?:should|shouldn't|stairs|condo|too|better|ought|need|won't|can't|downsiz|single story))`,
  ],
  'steering-people': [
    `(?:people|buyers?|famil(?:y|ies)|tenants?|renters?|folks|neighbors?|some ?one|some ?body|owners?|couples?) who (?:looks?|lives?|thinks?|acts?|worships?|talks?|dress(?:es)?|vote|votes)(?: \\w+)? like (?:them|us|themselves|ourselves|the (?:neighbors|rest|others|owners)|every ?one else|me|you)(?! (?:want|would|do))`,
    `(?:pick|choose|choos|select|want|prefer|find|sell to|rent to|go to|goes to)(?:s|ing)? (?:some ?one|some ?body|people|buyers?|an? (?:family|couple|buyer|tenant)|neighbors?|famil(?:y|ies)) (?:(?:just|a lot|more|most) )?like (?:them|us|themselves|ourselves|me|him|her)(?= ?(?:[.,;!?]|$))`,
  ],
};
