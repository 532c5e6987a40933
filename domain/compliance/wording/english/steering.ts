import type { RuleId, RuleWords } from '../rule.ts';
import { PLACE } from './parts.ts';

const SUM = '\\$ ?\\d+(?:[,.]\\d+)*k?';
const A_MONTH = '(?: ?(?:/|a|per|each|every) ?mo(?:nth)?| monthly)';
const CALLING =
  '(?:(?:young|good|busy|other) )?(?:professionals|doctors|physicians|lawyers|attorneys|executives|engineers|families|homeowners|retirees)';

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
          '(?:people|neighbors|families|folks) (?:just )?like (?:you|us|yourselves|me)',
          '(?:your|our|my|the right|the wrong|a certain|that|the same) (?:kind|type|sort|class) of (?:people|person|neighbors?|neighborhood|community|buyers?|tenants?|crowd|families|residents)',
          '(?:changing|transitional|transitioning|up and coming|gentrifying|gentrified|declining|working class|blue collar|white collar|upper class|low income|high class|elite|wealthy|affluent|poor) (?:' +
            PLACE.slice(3, -1) +
            ')',
          '(?:right|wrong|good|bad|better|nice|rough) (?:side|part|end) of (?:town|the tracks|the city|the street)',
          "(?:you|they|everyone)(?:'ll| will)? (?:fit|fits) (?:right )?in",
          'where you belong',
          `(?:neighbors?|residents?)(?: are| include)?[,:]?(?: (?:all|mostly|mainly|largely)){1,2} ${CALLING}`,
          `(?:full of|filled with|surrounded by|made up of|populated by) ${CALLING}`,
          '(?:riff ?raff|undesirables|lowlifes?|thugs?|(?:bad|wrong|criminal) element|(?:right|wrong) crowd)',
          '(?:nice|good|decent|respectable|quality|clean|classy|upscale|educated|normal|hard working|hardworking) (?:people|families|neighbors|clientele|residents|tenants|folks)',
          'traditional (?:neighborhood|community|area|values)',
        ],
        instead: 'a place to see for yourself',
      },
    ],
    allowed: [
      'neighborhood traditional',
      'traditional (?:style|home|architecture|brick)',
      '(?:nice|good) (?:people|folks) at',
      'good neighbors? (?:next door|(?:\\w+ )?(?:brewery|cafe|pizza|store|fund|grants?|program|award|policy|day|fences?))',
      '(?:be|being|been) (?:a )?good neighbors?',
    ],
  },
  'steering-safety': {
    phrases: [
      {
        find: [
          `(?:very |super |really |extremely )?(?:safe|safest|secure|low crime|crime free|no crime|dangerous|unsafe|rough|sketchy|bad|ghetto)(?:,? (?:and )?(?:quiet|friendly|clean|pleasant|nice|beautiful))?(?:,? (?:quiet|family|residential|suburban|urban))* (?:${PLACE.slice(3, -1)})`,
          '(?:low|lowest|little|no|zero) crime(?: rates?)?',
          'crime rates?',
          'crime free',
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
      'secure (?:garage|entry|parking|building entry|gate|online|portal|package)',
    ],
  },
  'steering-schools': {
    phrases: [
      {
        find: [
          '(?:great|good|best|top|excellent|better|award winning|highly rated|top rated|outstanding|amazing|blue ribbon|desirable|sought after|bad|poor|failing|high performing|highest rated|strong|superior|wonderful|fantastic)(?:,? (?:and )?(?:local|public|nearby|neighborhood|elementary|middle|high))* (?:schools?(?: districts?| zones?)?|districts? for schools)',
          'schools? (?:are|is) (?:great|good|excellent|the best|top rated|highly rated|outstanding|bad|poor|amazing)',
          '(?:best|top|great) school (?:district|zone)',
          '(?:10|9|8) ?(?:/|out of) ?10 (?:\\w+ )?schools?',
          '(?:a\\+|a rated|(?:5|five) star) (?:\\w+ )?schools?',
          'schools? (?:are |is |all )?(?:rated|ranked|scored?|scoring)(?: an?)? (?:10|9|8|a\\+?|highly|high|top|best|(?:#|no\\. ?|number )?(?:1|one))',
        ],
        instead: 'schools you can look up',
      },
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
          'not for everyone',
          'discriminating (?:buyers?|tenants?|clientele)',
        ],
        instead: 'gated community',
      },
    ],
    allowed: [
      'exclusive (?:listing|agency|right to sell|buyer agreement|buyer agency|use|photos?|tour|preview)',
      'private (?:street parking|area of the (?:yard|deck)|building entrance|block party)',
      'restricted (?:parking|street parking|funds|use area|area of)',
      'private street',
    ],
  },
  'loan-terms': {
    phrases: [
      {
        find: [
          '(?:only |just |as little as |as low as )?(?:\\$ ?\\d[\\d,.]*k?|\\d+(?:\\.\\d+)? ?%|zero|no|nothing|\\d+ percent) (?:money )?down(?: payments?)?',
          `(?:only |just |from |as low as )?${SUM}${A_MONTH}`,
          '(?:rates?|interest|mortgages?)(?: rates?)? (?:as low as|from|starting at|of|at|under|below) (?:only |just )?\\d+(?:\\.\\d+)? ?%',
          '\\d+(?:\\.\\d+)? ?% (?:fixed |interest |mortgage )?(?:rates?|apr|interest|fixed|mortgages?|loans?|financing)',
          '(?:10|15|20|25|30|40) ?(?:years?|yrs?) (?:fixed|mortgages?|loans?|terms?|financing)(?: at \\d+(?:\\.\\d+)? ?%)?',
          '\\d{2,3} (?:monthly )?payments',
        ],
        instead: null,
      },
    ],
    allowed: [
      `(?:rents?|rental|leases?|leased|rented|hoa|dues|fees?|parking|storage|utilities|taxes|insurance|income|earn|studio|room)[,:]?(?: (?:is|are|at|of|for|from|only|just|about|around|runs?|starts|starting|fees?|dues|was|to)){0,4} ${SUM}${A_MONTH}`,
      `${SUM}${A_MONTH},?(?: (?:\\+|plus|for|in|incl\\w*)){0,2} (?:rent|hoa|dues|parking|storage|utilities|utils|water|deposit|lease|income)`,
      '(?:shut|slow|sit|settle|broke|break|touch|come|go|went) down',
      'no (?:steps|stairs) down',
    ],
  },
};
