import type { AddOn } from './subscription.ts';

/** Seats of a team are priced by the month: a plan with them is not moved to a year at a press. */
const TEAM_SEAT = 'team-member';

export function isTeamSeat(addOn: Pick<AddOn, 'code'>): boolean {
  return addOn.code.includes(TEAM_SEAT);
}

/** Whether the plan of a month can be made one of a year. */
export function canConvertToAnnual(facts: {
  /** Months of the present plan's interval. */
  months: number;
  hasPastDueInvoice: boolean;
  hasLiveSubscription: boolean;
  addOns: readonly Pick<AddOn, 'code'>[];
}): boolean {
  return facts.months === 1 && !facts.hasPastDueInvoice && facts.hasLiveSubscription && !facts.addOns.some(isTeamSeat);
}
