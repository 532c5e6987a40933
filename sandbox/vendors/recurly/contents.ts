import { invalid } from './errors.ts';
import { type Body, countOf, isBody, listOf, textOf } from './fields.ts';
import { findPlan, planOf, type Site } from './site.ts';
import type { AddOn, Contents, Line } from './state.ts';

function readAddOns(site: Site, planCode: string, given: unknown): AddOn[] {
  const offered = planOf(site, planCode).addOns;
  return listOf(given).map((one) => {
    const asked: Body = isBody(one) ? one : {};
    const addOn = offered.find(({ code }) => code === textOf(asked['code']));
    if (!addOn) throw invalid('add_ons', 'is not an add-on of the plan');
    return { code: addOn.code, quantity: countOf(asked['quantity'], 'add_ons', 1), unitAmount: addOn.unitAmount };
  });
}

/** What is asked for, over what there is. @throws RecurlyError a validation. */
export function readContents(site: Site, body: Body, present: Contents | null): Contents {
  const planCode = textOf(body['plan_code'] ?? present?.planCode);
  const plan = findPlan(site, planCode);
  if (!plan) throw invalid('plan_code', 'is not a plan of this site');
  const samePlan = present?.planCode === planCode;
  const own = body['unit_amount'];
  const kept = samePlan ? present.unitAmount : plan.unitAmount;
  const keptAddOns = (present?.addOns ?? []).filter(({ code }) => plan.addOns.some((addOn) => addOn.code === code));
  return {
    planCode,
    unitAmount: typeof own === 'number' ? Math.round(own * 100) : kept,
    quantity: countOf(body['quantity'], 'quantity', present?.quantity ?? 1),
    // An addition that stays takes the price that it has with the new plan.
    addOns: readAddOns(site, planCode, body['add_ons'] ?? keptAddOns),
  };
}

export function isSame(one: Contents, other: Contents): boolean {
  const key = ({ planCode, unitAmount, quantity, addOns }: Contents) =>
    JSON.stringify([planCode, unitAmount, quantity, addOns.toSorted((a, b) => a.code.localeCompare(b.code))]);
  return key(one) === key(other);
}

export function priceOf({ unitAmount, quantity, addOns }: Contents): number {
  return unitAmount * quantity + addOns.reduce((sum, addOn) => sum + addOn.unitAmount * addOn.quantity, 0);
}

/** The lines of a bill for some contents. @param share turns a price into what is charged of it. */
export function linesOf(
  site: Site,
  contents: Contents,
  period: { startsAt: number; endsAt: number },
  share: (amount: number) => number = (amount) => amount,
): Line[] {
  const plan = planOf(site, contents.planCode);
  const of = (description: string, unitAmount: number, quantity: number, addOnCode: string | null): Line => ({
    description,
    quantity,
    unitAmount,
    amount: share(unitAmount * quantity),
    planCode: plan.code,
    addOnCode,
    ...period,
  });
  return [
    of(plan.name, contents.unitAmount, contents.quantity, null),
    ...contents.addOns.map(({ code, quantity, unitAmount }) => {
      const name = plan.addOns.find((addOn) => addOn.code === code)?.name ?? code;
      return of(name, unitAmount, quantity, code);
    }),
  ];
}
