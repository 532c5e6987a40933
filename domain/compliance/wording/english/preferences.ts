import type { RuleId, RuleWords } from '../rule.ts';
import { AGE_NUMBER, FIT, PEOPLE, PLACE, preferred, refused } from './parts.ts';

const ASSISTANCE =
  '(?:section (?:8|eight)|sec\\.? ?8|(?:housing )?(?:choice )?vouchers?(?: program)?|hcv|hud(?! (?:homes?|approved|memo|guid))|(?:housing|rental) (?:assistance|choice)(?: programs?)?|(?:government|govt|public|state) (?:assistance|aid|help|benefits|subsid(?:y|ies))|welfare|subsid(?:y|ies)|programs|ssi|ssdi|disability income|unemployment)';
const AGED =
  '(?:seniors?(?: citizens?)?|elderly|old(?:er)? (?:people|ppl|persons?|folks|adults?)|retirees|(?:college |university )?students|college kids|millennials?|boomers)';
const SOLDIER =
  '(?:military(?: (?:personnel|members?|tenants?|famil(?:y|ies)))?|soldiers?|marines?|sailors?|veterans?|vets(?! (?:office|clinic|bill))|service ?members?|active duty(?: (?:military|members|personnel))?)';

/** Phrases in English texts that say whom a home suits. */
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
          ...preferred(
            'famil(?:y|ies)(?! (?:homes?|houses?|rooms?|friendly|owned|law|doctor|dinners?|photo\\w*|portraits?|size|time|fun))',
          ),
          `${FIT} (?:place |neighborhood |area |home |yard )?to raise (?:a |your )?(?:family|kids|children)`,
          'raise (?:a|your) family',
        ],
        instead: 'with room to spread out',
      },
      {
        find: [
          `(?:${FIT} |just right |right )(?:home |house |place |starter home |condo |apartment )?for (?:a |an |your |any |the )?(?:young |retired |older |mature |quiet |single |newlywed |working |professional )*(?:couples?|singles?|newlyweds?|retirees?|bachelors?|bachelorettes?|empty nesters?|seniors?|students?|man|woman|person|professionals?)`,
          '(?:mature|responsible older|quiet older|settled) (?:couples?|person|persons|people|tenants?|individuals?|adults?|renters?|residents)(?: (?:preferred|only|wanted))?',
          '(?:empty nesters?|newlyweds?|retirees?|singles|married couples?)(?: (?:wanted|preferred|welcome|only|delight|dream))?',
          '(?:bachelor|bachelorette) pads?',
        ],
        instead: 'easy to keep',
      },
    ],
    allowed: [
      '(?:single|multi|two|four) family(?: (?:homes?|houses?|residences?|dwellings?|properties|property|zoning|neighborhoods?))?',
      'family (?:rooms?|owned|business|law|budget|photos?|meal|time|dinner|name)',
      '(?:your|my|our|the) famil(?:y|ies) and (?:friends|i|me)',
      'friends and family',
      'families first coronavirus response act',
      'singles? (?:level|story|storey|car|garage|vanity|sink|pane)',
    ],
  },
  'source-of-income': {
    phrases: [
      {
        find: [
          ...refused(ASSISTANCE),
          `${ASSISTANCE} need not apply`,
          '(?:working|employed) (?:professionals?|people|tenants?|persons?|adults?|couples?|individuals?) (?:only|preferred|wanted)',
          '(?:professionals?|executives?) (?:only|preferred)',
          'must (?:be employed|have a (?:full time )?job|be working)',
          'proof of employment (?:is )?required',
        ],
        instead: 'all lawful sources of income are considered',
      },
    ],
  },
  age: {
    phrases: [
      {
        find: [
          '(?:young|younger) (?:professionals?|people|couples?|adults?|buyers?|renters?|crowd|tenants?|neighborhood|community|singles?)',
          ...refused(AGED),
          ...preferred(AGED),
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
    allowed: [
      'senior (?:living|housing|apartments?|discounts?|exemption|freeze|center|centre|agent|broker|loan officer|vice president|tax)',
      'seniors? real estate specialist',
      'young (?:trees?|orchard|roof|garden|fruit|maples?|oaks?)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [...refused(SOLDIER), ...preferred(SOLDIER), ...preferred('civilians'), `${SOLDIER} need not apply`],
        instead: null,
      },
    ],
    allowed: [
      'military (?:discounts?|clause|id|grade|green)',
      "(?:looking for|seeking|wanted) veterans' (?:benefits|loans?)",
    ],
  },
};
