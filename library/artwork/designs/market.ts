import type { Template } from '@yardsign/scene/template/template';
import { medianDays } from './market/median-days.ts';
import { monthsOfSupply } from './market/months-of-supply.ts';

export const market: Record<string, Template> = {
  'median-days': medianDays,
  'months-of-supply': monthsOfSupply,
};
