import type { RuleId, RuleWords } from '../rule.ts';
import { FIT, upTo } from './grammar.ts';
import { PICTURED_HOUSEHOLDS } from './hints.ts';
import { AGE_NUMBER, PEOPLE, PLACE } from './parts.ts';

const ASSISTANCE =
  '(?:section (?:8|eight)|sec\\.? ?8|(?:housing )?(?:choice )?vouchers?(?: program)?|hcv|hud(?! (?:homes?|approved|memo|guid))|(?:housing|rental) (?:assistance|choice)(?: programs?)?|(?:government|govt|public|state) (?:assistance|aid|help|benefits|subsid(?:y|ies))|welfare|subsid(?:y|ies)|programs|(?:social security|pension|retirement) (?:checks?|income|payments?|benefits)|(?:collect|liv(?:e|ing) on|draw|rely(?:ing)? on)(?:s|ing)? (?:an? |your |the )?(?:disability|pension|unemployment|welfare|social security)|ssi|ssdi|disability (?:income|checks?|benefits|payments)|unemployment|food stamps|snap|ebt|tanf|benefits|child support|alimony|(?:government|govt) (?:checks?|programs?|money)|public (?:housing|benefits)|third party (?:payments?|checks?|payers?)|housing authority(?: \\w+)?|assistance (?:programs?|checks?|recipients?|of any kind)|government handouts|handouts|(?:section 8|voucher|hud|welfare|program)(?:-|\\s)(?:housing|kind|type|property|building|landlord|house|place)|(?:voucher|section 8) (?:holders?|tenants?|recipients?))';
const JOB = '(?:jobs?|employment|work|w ?2(?: income)?|wages|a salary|salaries|earned income|paychecks?)';
const AGED =
  '(?:seniors?(?: citizens?)?|elderly|old(?:er)? (?:people|ppl|persons?|folks|adults?)|retirees|(?:college |university )?students|college kids|millennials?|boomers)';
const NUMBER =
  '(?:2[2-9]|[3-9]\\d|thirty|forty|fifty|sixty|seventy)(?! ?(?:lbs?|pounds|feet|ft|inch|minutes|mins?|days|k|%|percent|homes|units|offers|miles|people|seats))';
const DECADE = "(?:[2-7]0'?s|twenties|thirties|forties|fifties|sixties|seventies)";
const OLD = `(?:senior(?:s| (?:citizens?|people|folks|persons?|tenants?|renters?|couples?))|pushing ${NUMBER}|(?:in|past) (?:your|their) golden years|(?:the )?elderly(?: people| persons?| tenants?)?|(?:old|older|aged|middle aged|retired|mature|settled|youthful|college aged?) (?:people|ppl|persons?|folks|adults?|tenants?|renters?|residents?|couples?|buyers?|crowd|individuals?|women|men|homeowners?)|retirees|(?:college |university |grad |graduate )?students|college kids|millennials?|boomers|(?:twenty|thirty|forty) ?somethings?|(?:people|folks|tenants?|renters?|residents?|those|anyone|adults|crowd|someone|nobody|professionals) (?:in (?:their|his|her|your) (?:early |mid |late )?${DECADE}|(?:over|under|above|below|older than|younger than) ${NUMBER}))`;
const OLD_ALONE = `(?:(?:under|over) ${NUMBER} (?:crowd|set|crew|club|only|people|folks|residents?)|in (?:their|his|her|your) (?:early |mid |late )?${DECADE}|(?:twenty|thirty|forty) ?somethings?|ages? ${NUMBER} (?:to|through|and) ${NUMBER}|(?:young|youthful),?(?: \\w+)? (?:professionals?|people|couples?|adults?|buyers?|renters?|crowd|tenants?|neighborhood|community|singles?|residents?|pair|duo|famil(?:y|ies)|owners?)|(?:an?|some|any|the|of)(?: older, settled| older| mature| settled| middle aged){1,2} (?:tenants?|renters?|residents?|couples?|persons?|lady|man|woman|gentleman)|(?:no (?:one|body)|anyone|nobody) (?:over|under|above|below|in) (?:${NUMBER}|their ${DECADE}|${DECADE}))`;
const SOLDIER =
  '(?:military(?: (?:personnel|members?|tenants?|famil(?:y|ies)))?|soldiers?|marines?|sailors?|veterans?|vets(?! (?:office|clinic|bill))|service ?(?:members?|m[ae]n|wom[ae]n)|enlisted (?:people|folks|m[ae]n|personnel)|gis|(?:the )?national guard|reservists|(?:army|navy|air force|marine corps|marine|coast guard)(?: (?:famil(?:y|ies)|personnel|members?|people|tenants?|guys|folks))(?! (?:hospital|museum))|active duty(?: (?:military|members|personnel))?)';

/** Phrases in English texts that say whom a home suits. */
const KIN =
  '(?:famil(?:y|ies)(?! (?:homes?|houses?|rooms?|gatherings?|dinners?|time|photo\\w*|law|style|owned|movie|business|recipes?|meals?|pets?|car|cars|budget))|parents(?! house)|kids|children|(?:your|the|any|an?) (?:new )?(?:kid|child|little ones?|toddlers?|teens?|teenagers?|baby(?! (?:grand|blue|pink|gate|shower|steps?))|newborn)|little ones|toddlers|teenagers|grandparents|in laws to visit)';
const HOUSEHOLDS =
  '(?:couples?(?! (?:of|weeks|months|days|hours|more|blocks|things|massage))|newlyweds?|singles|single (?:people|persons?|man|woman|adults?|professionals?)|bachelors?|bachelorettes?|empty nesters?|retirees?|retired (?:people|persons?|couples?|folks)|roommates|seniors|students|parents|first time parents)';
const RAISE =
  '(?:(?:rais(?:e|ing)|bring(?:ing)? up|grow(?:ing)?|start(?:ing)?) (?:a |your |the |their )?(?:\\w+ )?(?:famil(?:y|ies)|kids|children)|rais(?:e|ing) (?:your |their |the )?(?:boys|girls|sons|daughters|brood))';

export const PREFERENCES: Readonly<
  Record<Extract<RuleId, 'family-preferred' | 'source-of-income' | 'age' | 'military-status'>, RuleWords>
> = {
  'family-preferred': {
    phrases: [
      {
        find: [
          `${FIT} (?:starter )?(?:home |house |place |neighborhood |area |spot |yard |street )?(?:for|to) (?:a |an |your |any |the )?(?:young |growing |large |big |small |busy |active |new )*(?:family|families|kids|children)`,
          `(?:family|families|children|child|kids?) (?:friendly|oriented|preferred|wanted|welcome only)(?: ${PLACE})?`,
          `(?:family|families) ${PLACE}`,
          `${FIT} (?:place |neighborhood |area |home |yard )?to raise (?:a |your )?(?:family|kids|children)`,
          'raise (?:a|your) family',
          RAISE,
          'rais(?:e|ing) (?:your |the |my |our )?(?:babies|little ones|kids|children|sons|daughters)',
          '(?:mom|mum|mommy),? (?:and )?(?:dad|daddy)(?:,? (?:and|&) (?:\\w+ )?(?:kids|children))?(?! (?:and i|baked|helped))',
          '(?:room|space|big|large|roomy)(?: \\w+)? for (?:the |a |your |all the )?(?:(?:whole|entire|growing|big|large) )?(?:family|kids|children|little ones|grandkids)',
          '(?:kids|children)(?: will| can)? (?:ride|run|play|grow up|walk)(?: \\w+){0,3}(?! (?:museum))',
          `(?:bring|gather|move|settle) (?:in )?(?:the|your) (?:whole |entire )?(?:family|kids|children)`,
          `(?:kids|children|little ones)(?: will)? (?:can |to |will )(?:play|run|roam|ride|explore|grow)`,
          'for (?:your|the) (?:kids|children|little ones) to',
          '(?:family|families|kids|children) (?:of (?:three|four|five|six|seven|\\d))(?: or more)?',
        ],
        instead: 'with room to spread out',
      },
      { find: PICTURED_HOUSEHOLDS, instead: null },
      {
        find: [
          `(?:${FIT} |just right |right )(?:home |house |place |starter home |condo |apartment )?for (?:a |an |your |any |the )?(?:young |retired |older |mature |quiet |single |newlywed |working |professional )*(?:couples?|singles?|newlyweds?|retirees?|bachelors?|bachelorettes?|empty nesters?|seniors?|students?|man|woman|person|professionals?)`,
          '(?:mature|responsible older|quiet older|settled) (?:couples?|person|persons|people|tenants?|individuals?|adults?|renters?|residents)(?: (?:preferred|only|wanted))?',
          '(?:empty nesters?|newlyweds?|retirees?|singles|married couples?)(?: (?:wanted|preferred|welcome|only|delight|dream))?',
          '(?:bachelor|bachelorette) pads?',
          '(?:retired|retirees|seniors|empty nesters|newlyweds|newly married|married|singles?|students|young professionals|growing famil(?:y|ies)|expecting)[?!,:]+ (?:then )?(?:this|here|your|look no further|meet)(?= )',
          '(?:people|those|couples?|parents|folks|anyone|someone) whose (?:children|kids) (?:are|have) (?:all )?(?:grown|gone|left|moved)',
          '(?:honeymoon|love) (?:cottage|nest|suite for)|lovebirds',
        ],
        instead: 'easy to keep',
      },
    ],
    about: [
      {
        whom: 'famil(?:y|ies)(?! (?:homes?|houses?|rooms?|friendly|owned|law|doctor|dinners?|photo\\w*|portraits?|size|time|fun))',
        ways: ['preferred'],
        instead: 'with room to spread out',
      },
      {
        whom: 'families',
        after: [
          ",.{0,60}?(?:(?:not|n't) (?:meant |made |built |right )?for you|your (?:vibe|speed|scene|style)|(?:n't|not) fall in love with|look elsewhere|keep (?:looking|scrolling)|hopes up)",
        ],
        instead: null,
      },
      { whom: KIN, ways: ['suited'], instead: 'with room to spread out' },
      {
        whom: '(?:young families|families(?: with \\w+)?|kids|children)',
        ways: ['dwelling'],
        instead: 'with room to spread out',
      },
      { whom: HOUSEHOLDS, ways: ['suited'], instead: 'easy to keep' },
      {
        whom: '(?:childless|child free|(?:un)?married|wedded|husband and wife(?: teams?)?|newlyweds?|unwed|divorce(?:d|es?)|widow(?:s|ed|ers?)?)',
        ways: ['refused', 'preferred', 'suited'],
        instead: 'easy to keep',
      },
      {
        whom: '(?:couples?(?! (?:of|weeks|months|days|more|blocks))|newlyweds?|empty nesters?|retirees?|roommates)',
        ways: ['preferred'],
        instead: 'easy to keep',
      },
    ],
    allowed: [
      '(?:congrat\\w*|cheers|hooray|closed|sold|welcome home|best wishes|(?:so happy|thrilled|excited) for|proud of|kudos)[^\\n]{0,60}(?:newlyweds?|couples?|(?:bride|groom)s?)(?![^.!?\\n]{0,40}(?<!\\w)(?:only|preferred|wanted|welcome))',
      "kids?'?s? (?:playgrounds?|menus?|rooms?|pools?|corner|area|splash pad)",
      '(?:single|multi|two|four) family(?: (?:homes?|houses?|residences?|dwellings?|properties|property|zoning|neighborhoods?))?',
      'family (?:rooms?|owned|business|law|budget|photos?|meal|time|dinner|name)',
      '(?:your|my|our|the) famil(?:y|ies) and (?:friends|i|me)',
      'friends and family',
      '(?:families|households|people|couples) of (?:all|every|any) (?:sizes?|kinds?|shapes?|types?|sorts?)(?: (?:live|are|is|welcome))?',
      '(?:married )?(?:couples?|taxpayers?|filers) (?:who )?fil(?:e|ing) (?:jointly|separately|together)',
      '(?:without|not|before) being (?:married|divorced)',
      '(?:an? )?married couples?(?= [^.!?\\n]{0,80}(?:deed|title|homestead|taxes|exclusion|exempt|sign both|attorney|vest|escrow|file))',
      'marital status',
      'families first coronavirus response act',
      "(?:kids|children)(?:'s)? (?:bikes|toys|books|museum)",
      "(?:my|our|the|her|his) (?:sellers?|owners?|clients?)(?:'s|s'|') (?:kids|children)(?: \\w+){0,5}",
      '(?:kids|children)(?: are| have)? (?:all )?(?:grown|gone|left|moved)[^.!?\\n]{0,30}(?:the |my |our )?(?:sellers?|owners?|clients?) (?:are|is|can|will|plan)(?: \\w+)?',
      '(?:newlyweds|retirees|empty nesters|singles|young buyers|older buyers)(?: (?:often|sometimes|usually|always))? (?:ask|asks|asked|call|told|tell|wonder)(?: \\w+)?',
      "retirees'? (?:club|association|choir)",
      'bring (?:the|your) (?:kids|family|children)(?=[^.!?\\n]{0,80}(?:open house|cookies|event|party|parade|festival|craft|coloring|bounce|pumpkin|movie|ice cream|hot dogs))',
      'singles? (?:level|story|storey|car|garage|vanity|sink|pane)',
    ],
  },
  'source-of-income': {
    phrases: [
      {
        find: [
          `(?:prefer\\w*|want\\w*|seek\\w*|only)${upTo(3)}(?:real|actual|proper|honest) (?:jobs?|work|paychecks?|employment)`,
          '(?:jobs?|work|wages|paychecks?),? (?:and )?not (?:benefits|welfare|assistance|handouts|vouchers|government checks|aid)',
          '(?:liv(?:e|es|ing)|get(?:s|ting)? by) (?:off|on) (?:of )?(?:the )?(?:government|state|taxpayers?|welfare|handouts|system)',
          `${ASSISTANCE}\\?+ (?:no|nope|not|sorry|never|this (?:is not|isn't|ain't)|we (?:do not|don't|won't) (?:take|accept|do)|try (?:elsewhere|another))`,
          '(?:paying|pay|pays) with (?:a |an |their )?(?:real|actual|honest) (?:paychecks?|jobs?|money)',
          `${ASSISTANCE} need not apply`,
          `(?:not|n't|no|never)(?: \\w+){0,3} (?:any )?(?:form|type|kind|sort)s? of (?:\\w+ )?${ASSISTANCE}`,
          'must be (?:gainfully |fully |steadily |currently |full time )?(?:employed|working)',
          '(?:pay ?stubs?|paychecks?) (?:from|required|only)(?: \\w+){0,3}',
          '(?:section (?:8|eight)|program|voucher|hud|welfare|subsidized) (?:tenants?|people|renters?|families|folks|types)',
          `(?:section (?:8|eight)|vouchers?|hud|programs?)(?:[?!:]+|,)? (?:not here|nope|no|no way|no thanks|never|sorry|not today|forget it)`,
          `(?:mess|bother|fool|fuss|deal) with ${ASSISTANCE}`,
          '(?<!(?:down payment|closing cost|financial|first time buyer|emergency|disaster|tax|energy|weatherization) )(?:check|money|help|aid) from (?:the )?(?:government|state|county|city)',
          `${ASSISTANCE}(?: programs?)?${upTo(2)}(?:(?:is|are) )?(?:not|never) (?:something|anything|a program|an option|what)`,
          `(?:must|has to|have to|needs? to|should|can) (?:only )?(?:come|be) from (?:an? |your )?(?:real |steady |full time )?${JOB}`,
          `(?:only|just)${upTo(4)}(?:checks?|money|income|pay) from (?:an? |your )?(?:employer|boss|${JOB})`,
          `only ${JOB} (?:counts?|is accepted|accepted|considered)`,
          `(?:must|has to|have to|needs? to) have (?:an? )?(?:\\w+ ){0,2}(?:job|employment)`,
          '(?:private|self|cash) pay(?:ing)? (?:only|tenants only)',
          '(?:gainfully |steadily |fully |full time )?employed (?:\\w+ )?(?:only|preferred|wanted|required)',
          '(?:working|employed) (?:professionals?|people|tenants?|persons?|adults?|couples?|individuals?) (?:only|preferred|wanted)',
          '(?:professionals?|executives?) (?:only|preferred)',
          'must (?:be employed|have a (?:full time )?job|be working)',
          'proof of employment (?:is )?required',
        ],
        instead: 'all lawful sources of income are considered',
      },
    ],
    about: [
      { whom: ASSISTANCE, ways: ['refused'], instead: 'all lawful sources of income are considered' },
      {
        whom: '(?:(?:the )?(?:unemployed|jobless)(?: \\w+)?|(?:someone|somebody|anyone) else pays (?:your|the|their) rent|(?:people|anyone|those) (?:out of work|without (?:a )?(?:jobs?|work|paychecks?)|between jobs)|(?:people )?from (?:the|a) (?:homeless )?shelter|homeless(?: people)?|welfare (?:moms?|mothers?|queens?|cases?))',
        ways: ['refused'],
        instead: 'all lawful sources of income are considered',
      },
      {
        whom: '(?:(?:people|tenants?|renters?|applicants?|someone|persons?) (?:who|that) (?:works?|ha(?:s|ve) (?:an? )?(?:\\w+ )?job|(?:is|are) employed|earns?)|(?:gainfully |steadily )?(?:employed|working) (?:people|tenants?|adults?|persons?|applicants?|professionals?|couples?))',
        ways: ['preferred'],
        instead: 'all lawful sources of income are considered',
      },
    ],
    allowed: [
      `no ${ASSISTANCE}(?: or \\w+)? (?:needed|required|necessary)`,
      `(?:no|without)${upTo(2)}programs? (?:fee|needed)`,
      'down payment (?:assistance )?programs?',
      `${ASSISTANCE}(?: (?:holders?|recipients|tenants))? (?:(?:are|is) )?(?:always |very )?(?:encouraged|invited|welcome(?! (?:at|in) (?:our |the |my |an)?other| to (?:call|ask|look|apply|see)(?: \\w+){0,2} (?:at|about|for|in|our|the) (?:our |the )?other)|gladly|happily)`,
    ],
  },
  age: {
    phrases: [
      {
        find: [
          OLD_ALONE,
          '(?:mature|older|younger|middle aged) (?:\\w+ )?(?:professionals?|singles?|female|male|tenants?|persons?|individuals?|renters?)',
          '(?:college kids|students|seniors|retirees|elderly)(?: welcome)?[?!:]+ (?:not here|no|nope|sorry)',
          `(?:between|aged?|from) ${NUMBER} (?:and|to) ${NUMBER}(?! (?:\\w+ )?(?:minutes|days|offers|homes|percent|miles|thousand))(?= ?(?:[.,;!]|$)| years| only| preferred| please)`,
          '(?:kids|people|students) fresh out of (?:college|school)',
          `(?:recent|new) (?:college |university )?grad(?:uate)?s (?:only|preferred|wanted|need not)`,
          '(?:of|past|near|approaching|nearing) (?:retirement|middle|college|a certain|a mature|a responsible) age',
          `(?:born|anyone born|people born)(?: \\w+)? (?:before|after|since|in the) (?:19[3-9]\\d|200\\d)s?`,
          `(?:no (?:older|younger) than|(?:maximum|minimum|max|min) age(?: is| of)?|age limit(?: is| of)?:?) ${NUMBER}`,
          `(?:over|under|above|below) ${NUMBER},? (?:only|please|preferred|ideally|need not)`,
          `(?:people|tenants?|renters?|anyone|anybody|everyone|those|folks|residents|seniors) (?:over|under|above|below) (?:the age of )?${NUMBER}(?= ?(?:[.,;!]|$)| gets?| receives?| only| pays?| need| will)`,
          '(?:gen z|gen x|boomers?|zoomers|millennials)',
          '(?:older|elderly|younger) (?:gentlem[ae]n|lad(?:y|ies)|gents|guys|wom[ae]n|m[ae]n)',
          '(?:young|younger) (?:professionals?|people|couples?|adults?|buyers?|renters?|crowd|tenants?|neighborhood|community|singles?)',
          '(?:seniors?|senior citizens?|elderly|older (?:people|persons?|adults?)|retirees) (?:welcome|community|building|living)',
          `(?:no|only|prefer\\w*) (?:(?:${AGED},? (?:or|and|nor) )?${PEOPLE}|one|body) (?:over|under|above|below|older than|younger than) ${AGE_NUMBER}`,
          `must be (?:over|under|above|below|older than|younger than) ${AGE_NUMBER}`,
          `${PEOPLE} in (?:their|his|her) (?:(?:early|mid|late) )?(?:[2-7]0'?s|twenties|thirties|forties|fifties|sixties)`,
          `must be (?:at least )?${AGE_NUMBER}(?: years)?(?: old)?(?: ?\\+| (?:or|and) (?:over|older|up))`,
          '(?:millennials?|gen z|boomers|baby boomers|twentysomethings|twenty somethings|thirtysomethings)(?: (?:only|preferred|wanted|dream|paradise))?',
          `(?:over|under|ages?|aged) ${AGE_NUMBER} (?:only|preferred|and (?:over|up|older) only)`,
          `mature (?:${PEOPLE}|adults?) (?:preferred|only|wanted)`,
        ],
        instead: 'everyone',
      },
    ],
    about: [
      { whom: OLD, ways: ['refused', 'preferred', 'suited', 'dwelling'], instead: 'everyone' },
      { whom: AGED, ways: ['refused', 'preferred'], instead: 'everyone' },
      {
        whom: '(?:grand(?:pas?|mas?|parents?)|(?:retired|elderly) \\w+|(?:people|those|folks|someone|anyone) (?:who|that) (?:are|is) (?:retired|older|young|younger|elderly)|(?:mature|advanced|tender) years|(?:thirty|forty|fifty|sixty|seventy)(?: five)? (?:and|or) (?:up|over|older)|past (?:your|their|his|her) (?:party|partying|wild|college) (?:years|days)|young(?= ?(?:[.,;!]|$)))',
        ways: ['refused', 'preferred'],
        instead: 'everyone',
      },
    ],
    allowed: [
      'senior (?:living|housing|apartments?|discounts?|exemption|freeze|center|centre|agent|broker|loan officer|vice president|tax)',
      'seniors? real estate specialist',
      'senior (?:pastor|analyst|manager|engineer|nurse|advisor|director|counsel|editor|partner|class|prom|year|night)',
      'seniors?(?= [^.!?\\n]{0,50}(?:tax|exemption|freeze|deferral|homestead))',
      'housing for older persons(?: act)?',
      '(?:young|younger|older) buyers (?:often )?(?:ask|asks|asked|worry|want to know)',
      '(?:clients?|buyers|sellers|owners|they) (?:are|were|is|was) (?:a |two |an )?(?:young|retired|older) \\w+',
      'young (?:trees?|orchard|roof|garden|fruit|maples?|oaks?)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [
          `${SOLDIER} need not apply`,
          'navy or air force personnel',
          `${SOLDIER}${upTo(4)}(?:before any ?one|before others|ahead of|over any ?one|first in line)`,
        ],
        instead: null,
      },
    ],
    about: [
      { whom: SOLDIER, ways: ['refused', 'preferred'], instead: null },
      { whom: 'civilians', ways: ['preferred'], instead: null },
      {
        whom: '(?:military (?:personnel|members?|tenants?|famil(?:y|ies)|couples)|soldiers|veterans|service ?members|active duty (?:military|members|personnel|famil(?:y|ies)))',
        ways: ['suited'],
        instead: null,
      },
    ],
    allowed: [
      'veterans day',
      "(?:veterans?'?|military) discounts?",
      'discounts? (?:for|to)(?: all)? (?:veterans|military|service members)',
      'military (?:discounts?|clause|id|grade|green)',
      "(?:looking for|seeking|wanted) veterans' (?:benefits|loans?)",
    ],
  },
};
