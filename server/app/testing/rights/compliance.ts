import { active, type RightsOf } from './right.ts';

export const complianceRights: RightsOf<'compliance'> = { checkWording: active, checkAdvertising: active };
