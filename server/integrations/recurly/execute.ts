import type { Client } from 'recurly';
import { fromCents } from '@yardsign/domain/billing/money';
import type { Command } from '../../features/billing/ports.ts';

const CURRENCY = 'USD';
const billingInfo = (tokenId: string | undefined, proof: string | undefined) =>
  tokenId === undefined && proof === undefined
    ? {}
    : {
        billingInfo: {
          ...(tokenId !== undefined && { tokenId }),
          ...(proof !== undefined && { threeDSecureActionResultTokenId: proof }),
        },
      };

/** How each command is said to the vendor. The object that answers is read again afterwards, as a whole account. */
const say: {
  [Kind in Command['kind']]: (
    client: Client,
    code: string,
    command: Extract<Command, { kind: Kind }>,
    key: string,
  ) => Promise<unknown>;
} = {
  subscribe: (client, code, command) =>
    client.createSubscription({
      planCode: command.planCode,
      currency: CURRENCY,
      account: { code, ...command.person, ...billingInfo(command.tokenId, command.proof) },
      ...(command.couponCodes.length > 0 && { couponCodes: command.couponCodes }),
      ...(command.trialEndsAt !== null && { trialEndsAt: new Date(command.trialEndsAt) }),
    }),
  change: (client, _code, command) =>
    client.createSubscriptionChange(command.subscriptionId, {
      timeframe: command.timeframe === 'now' ? 'now' : 'term_end',
      ...(command.planCode !== undefined && { planCode: command.planCode }),
      ...(command.addOns !== undefined && { addOns: command.addOns }),
      ...(command.couponCodes.length > 0 && { couponCodes: command.couponCodes }),
      ...billingInfo(undefined, command.proof),
    }),
  'drop-change': (client, _code, command) => client.removeSubscriptionChange(command.subscriptionId),
  pause: (client, _code, command) =>
    client.pauseSubscription(command.subscriptionId, { remainingPauseCycles: command.cycles }),
  resume: (client, _code, command) => client.resumeSubscription(command.subscriptionId),
  cancel: (client, _code, command) => client.cancelSubscription(command.subscriptionId),
  reactivate: (client, _code, command) => client.reactivateSubscription(command.subscriptionId),
  'update-card': (client, code, command) => client.updateBillingInfo(`code-${code}`, { tokenId: command.tokenId }),
  collect: (client, _code, command) =>
    client.collectInvoice(`number-${command.invoice}`, {
      body: { ...(command.proof !== undefined && { threeDSecureActionResultTokenId: command.proof }) },
    }),
  'extend-trial': (client, _code, command) =>
    client.updateSubscription(command.subscriptionId, { nextBillDate: new Date(command.until) }),
  refund: (client, _code, command) =>
    client.refundInvoice(`number-${command.invoice}`, {
      type: 'amount',
      amount: fromCents(command.amount),
      refundMethod: 'transaction_first',
    }),
  credit: (client, code, command, key) =>
    client.createPurchase({
      currency: CURRENCY,
      account: { code },
      lineItems: [
        {
          type: 'credit',
          currency: CURRENCY,
          quantity: 1,
          unitAmount: fromCents(command.amount),
          description: command.description,
          creditReasonCode: 'promotional',
          productCode: key,
        },
      ],
    }),
  purchase: (client, code, command) =>
    client.createPurchase({
      currency: CURRENCY,
      account: { code, ...billingInfo(undefined, command.proof) },
      ...(command.couponCodes.length > 0 && { couponCodes: command.couponCodes }),
      lineItems: command.items.map((item) => ({
        itemCode: item.code,
        quantity: item.quantity,
        currency: CURRENCY,
        unitAmount: undefined as never,
      })),
    }),
};

/** Says a command. */
export async function execute(client: Client, code: string, command: Command, key: string): Promise<void> {
  const speak = say[command.kind] as (client: Client, code: string, command: Command, key: string) => Promise<unknown>;
  await speak(client, code, command, key);
}
