import type { Template } from '@yardsign/scene/template/template';
import { aYearOfUpkeep } from './infographics/a-year-of-upkeep.ts';
import { closingDisclosureMap } from './infographics/closing-disclosure-map.ts';
import { sixStepsToTheKeys } from './infographics/six-steps-to-the-keys.ts';
import { insideThePayment } from './infographics/inside-the-payment.ts';
import { papersForAPreapproval } from './infographics/papers-for-a-preapproval.ts';
import { sixSignsOfWireFraud } from './infographics/six-signs-of-wire-fraud.ts';
import { sixWeeksToListing } from './infographics/six-weeks-to-listing.ts';
import { whatAnInspectorLooksAt } from './infographics/what-an-inspector-looks-at.ts';

export const infographics: Record<string, Template> = {
  'a-year-of-upkeep': aYearOfUpkeep,
  'closing-disclosure-map': closingDisclosureMap,
  'six-steps-to-the-keys': sixStepsToTheKeys,
  'inside-the-payment': insideThePayment,
  'papers-for-a-preapproval': papersForAPreapproval,
  'six-signs-of-wire-fraud': sixSignsOfWireFraud,
  'six-weeks-to-listing': sixWeeksToListing,
  'what-an-inspector-looks-at': whatAnInspectorLooksAt,
};
