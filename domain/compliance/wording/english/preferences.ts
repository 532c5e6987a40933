import type { RuleId, RuleWords } from '../rule.ts';
import { PLACE, FIT } from './parts.ts';

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
          '(?:families|family) only',
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
          "(?:no|not accepting|do not accept|does not accept|cannot accept|won'?t accept|sorry,? no) (?:section 8|section eight|sec 8|housing vouchers?|vouchers?|hcv|housing assistance|government assistance|welfare|subsid(?:y|ies)|public assistance|programs|ssi|disability income|unemployment)",
          '(?:section 8|section eight|vouchers?|housing vouchers?|housing assistance) (?:is |are )?(?:not (?:accepted|welcome|allowed|considered)|need not apply)',
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
          '(?:seniors?|senior citizens?|elderly|older (?:people|persons?|adults?)|retirees) (?:only|preferred|wanted|welcome|community|building|living)',
          '(?:millennials?|gen z|boomers|baby boomers|twentysomethings|twenty somethings|thirtysomethings)(?: (?:only|preferred|wanted|dream|paradise))?',
          '(?:no|not for) (?:seniors?|elderly|old people|older people|students)',
          '(?:over|under|ages?|aged) (?:2|3|4|5|6)\\d (?:only|preferred|and (?:over|up|older) only)',
        ],
        instead: 'everyone',
      },
    ],
    allowed: [
      'senior (?:discounts?|exemption|freeze|center|centre|agent|broker|loan officer|vice president|tax)',
      'seniors? real estate specialist',
      'young (?:trees?|orchard|roof|garden|fruit|maples?|oaks?)',
    ],
  },
  'military-status': {
    phrases: [
      {
        find: [
          "(?:no|not for|won'?t rent to) (?:military|soldiers|veterans?|service members?|active duty)",
          '(?:military|veterans?|active duty) (?:need not apply|not accepted)',
          '(?:military|veterans) only',
        ],
        instead: null,
      },
    ],
  },
};
