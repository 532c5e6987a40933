import type { Template } from '@yardsign/scene/template/template';
import { afterTheRain } from './everyday/after-the-rain.ts';
import { autumnGutters } from './everyday/autumn-gutters.ts';
import { changeOfAddress } from './everyday/change-of-address.ts';
import { clockChange } from './everyday/clock-change.ts';
import { lastWalkthrough } from './everyday/last-walkthrough.ts';
import { untilClosing } from './everyday/until-closing.ts';
import { whatStays } from './everyday/what-stays.ts';
import { wordContingency } from './everyday/word-contingency.ts';
import { wordEscrow } from './everyday/word-escrow.ts';

export const everyday: Record<string, Template> = {
  'after-the-rain': afterTheRain,
  'autumn-gutters': autumnGutters,
  'change-of-address': changeOfAddress,
  'clock-change': clockChange,
  'last-walkthrough': lastWalkthrough,
  'until-closing': untilClosing,
  'what-stays': whatStays,
  'word-contingency': wordContingency,
  'word-escrow': wordEscrow,
};
