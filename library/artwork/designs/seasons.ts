import type { Template } from '@yardsign/scene/template/template';
import { firstFrost } from './seasons/first-frost.ts';
import { newYearGoal } from './seasons/new-year-goal.ts';
import { springCurb } from './seasons/spring-curb.ts';
import { summerCool } from './seasons/summer-cool.ts';
import { winterLights } from './seasons/winter-lights.ts';

export const seasons: Record<string, Template> = {
  'first-frost': firstFrost,
  'new-year-goal': newYearGoal,
  'spring-curb': springCurb,
  'summer-cool': summerCool,
  'winter-lights': winterLights,
};
