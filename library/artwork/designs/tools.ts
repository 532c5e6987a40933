import type { Template } from '@yardsign/scene/template/template';
import { buyersPurchasingPower } from './tools/buyers-purchasing-power.ts';
import { hpes } from './tools/hpes.ts';

export const tools: Record<string, Template> = {
  'buyers-purchasing-power': buyersPurchasingPower,
  hpes,
};
