interface State {
  subscriptions: { id: string; accountCode: string; state: string; planCode: string }[];
  invoices: {
    type: string;
    accountCode: string;
    paid: number;
    /** Of what is bought once, without a plan. */
    lines: { planCode: string | null; quantity: number }[];
  }[];
}

/** What the simulated processor has of one account; amounts in cents. */
interface Books {
  /** Subscriptions that have not ended. */
  live: number;
  /** The newest subscription in one line; null without any. */
  subscription: string | null;
  charged: number;
  invoiced: number;
  /** How many times so many sessions were bought at once. */
  bought(quantity: number): number;
}

export interface Vendor {
  of(memberId: string): Books;
}

/** A subscription in one line: what both sides must say of it. */
export const lineOf = ({ id, state, planCode }: { id: string; state: string; planCode: string }): string =>
  `${id} ${state} ${planCode}`;

/** Reads the books of the simulated card processor. @param url of the process that plays it. */
export async function readVendor(url: string): Promise<Vendor> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/sandbox/recurly/${path}`)).json();
  const state = (await read('_state')) as State;
  const { effects } = (await read('_effects')) as { effects: { kind: string; account?: string; amount?: number }[] };
  return {
    of(memberId) {
      const own = state.subscriptions.filter(({ accountCode }) => accountCode === memberId);
      const live = own.filter((one) => one.state !== 'expired');
      const newest = live[0] ?? own.at(-1);
      const charges = state.invoices.filter((one) => one.accountCode === memberId && one.type === 'charge');
      return {
        live: live.length,
        subscription: newest ? lineOf(newest) : null,
        charged: effects
          .filter(({ kind, account }) => kind === 'payment' && account === memberId)
          .reduce((sum, { amount = 0 }) => sum + amount, 0),
        invoiced: charges.reduce((sum, { paid }) => sum + paid, 0),
        bought: (quantity) =>
          charges.filter(({ lines: [line] }) => line?.planCode === null && line.quantity === quantity).length,
      };
    },
  };
}
