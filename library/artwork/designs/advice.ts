import type { Template } from '@yardsign/scene/template/template';
import { cashToClose } from './advice/cash-to-close.ts';
import { firstBox } from './advice/first-box.ts';
import { fiveChecks } from './advice/five-checks.ts';
import { frontDoor } from './advice/front-door.ts';
import { monthlyCost } from './advice/monthly-cost.ts';
import { mythFact } from './advice/myth-fact.ts';
import { notario } from './advice/notario.ts';
import { papersFolder } from './advice/papers-folder.ts';
import { testAlarm } from './advice/test-alarm.ts';
import { threePrices } from './advice/three-prices.ts';
import { waterValve } from './advice/water-valve.ts';
import { wireFraud } from './advice/wire-fraud.ts';

export const advice: Record<string, Template> = {
  'cash-to-close': cashToClose,
  'first-box': firstBox,
  'five-checks': fiveChecks,
  'front-door': frontDoor,
  'monthly-cost': monthlyCost,
  'myth-fact': mythFact,
  notario: notario,
  'papers-folder': papersFolder,
  'test-alarm': testAlarm,
  'three-prices': threePrices,
  'water-valve': waterValve,
  'wire-fraud': wireFraud,
};
