import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPayer, type Payer, type Purchase } from './payer.ts';
import { control, createService, freePort, type Service } from './service.ts';
import { readVendor, type Vendor } from './vendor-books.ts';

const PAYERS = ['maya', 'luis', 'nora', 'oscar', 'frida', 'lou', 'pat', 'sam.lending'];
/** A change that a dead process left open is found out when it is older than a minute. */
const LEFT_OPEN_MS = 61_000;
const CHANGES_A_LIFE = 6;
const LONGEST_LIFE_MS = 5000;
/** The processor loses questions and answers, is slow, and now and then cannot. */
const FAULTS = [
  { kind: 'drop_before_effect', probability: 0.05 },
  { kind: 'drop_after_effect', probability: 0.08 },
  { kind: 'status', code: 503, probability: 0.04 },
  { kind: 'status', code: 429, probability: 0.02 },
  { kind: 'slow', ms: 150, probability: 0.5 },
];

export interface BillingKillReport {
  kills: number;
  /** Changes that members asked for, whatever came of them. */
  asked: number;
  /** Of them those that were done for certain. */
  done: number;
  /** Bought once and charged more than once, or subscribed twice at a time. */
  doubled: string[];
  /** Done for certain, and not at the processor. */
  lost: string[];
  /** What we say of an account is not what the processor has. */
  differing: string[];
  /** Payments of which the invoices do not tell, in cents. */
  unaccounted: string[];
}

/**
 * Kills the product at random moments while members subscribe, change, buy, cancel and come back, starts it again each time, and
 * compares what it says with the books of the processor.
 *
 * @param options.random from 0 to 1; @param options.patienceMs how long after the last kill everything may take to come to its end.
 */
export async function runBillingKillLoop(options: {
  kills: number;
  random: () => number;
  patienceMs: number;
}): Promise<BillingKillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-billing-kill-'));
  const [vendorPort, productPort] = [await freePort(), await freePort()];
  const vendor = createService('sandbox', vendorPort, {
    YARDSIGN_DATA: join(folder, 'vendor'),
    YARDSIGN_URL: `http://127.0.0.1:${vendorPort}`,
  });
  const settings = {
    YARDSIGN_DATA: join(folder, 'product'),
    YARDSIGN_URL: `http://127.0.0.1:${productPort}`,
    YARDSIGN_REQUESTS_PER_MINUTE: '100000',
    YARDSIGN_SIGN_INS_PER_MINUTE: '100000',
    BILLING: 'recurly',
  };
  // The demo world is made with the product's own processor; from then on it asks the other one, which lives through the kills.
  const first = createService('web,worker,sandbox', productPort, settings);
  const product = createService('web,worker,sandbox', productPort, {
    ...settings,
    RECURLY_URL: `${vendor.url}/sandbox/recurly`,
  });
  const over = new AbortController();
  try {
    await vendor.start();
    await first.start();
    await first.kill();
    await product.start();
    const payers = PAYERS.map((name) =>
      createPayer(name, { product: product.url, vendor: vendor.url }, options.random),
    );
    for (const payer of payers) await payer.begin();
    await spoil(vendor);

    const acting = payers.map(async (payer) => {
      while (!over.signal.aborted) await payer.act();
    });
    for (let kill = 0; kill < options.kills; kill++) {
      await someChanges(payers, 1 + Math.floor(options.random() * CHANGES_A_LIFE));
      await sleep(options.random() * 1500);
      await product.kill();
      await product.start();
      await passMinute(vendor, product);
    }
    over.abort();
    await Promise.all(acting);
    await fetch(`${vendor.url}/sandbox/recurly/_faults`, { method: 'DELETE' });
    return { ...(await settled(vendor, product, payers, options.patienceMs)), kills: options.kills };
  } finally {
    over.abort();
    for (const service of [first, product, vendor]) await service.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until members have asked for so many changes more, or that they have had time enough for it. */
async function someChanges(payers: readonly Payer[], more: number): Promise<void> {
  const count = () => payers.reduce((sum, payer) => sum + payer.told().asked, 0);
  const enough = count() + more;
  const deadline = performance.now() + LONGEST_LIFE_MS;
  while (count() < enough && performance.now() < deadline) await sleep(10);
}

async function spoil(vendor: Service): Promise<void> {
  for (const fault of FAULTS) await control(`${vendor.url}/sandbox/recurly/_faults`, { times: 1_000_000, ...fault });
}

async function passMinute(vendor: Service, product: Service): Promise<void> {
  for (const { url } of [vendor, product]) await control(`${url}/sandbox/_clock`, { advanceMs: LEFT_OPEN_MS });
}

/** Looks until the books agree, or until the patience is over: what differs then is a finding. */
async function settled(
  vendor: Service,
  product: Service,
  payers: readonly Payer[],
  patienceMs: number,
): Promise<Omit<BillingKillReport, 'kills'>> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    await passMinute(vendor, product);
    const report = await compare(payers, await readVendor(vendor.url));
    const agree = report.differing.length === 0 && report.lost.length === 0;
    if (agree || performance.now() > deadline) return report;
    await sleep(2000);
  }
}

async function compare(payers: readonly Payer[], vendor: Vendor): Promise<Omit<BillingKillReport, 'kills'>> {
  const report = { asked: 0, done: 0, doubled: [], lost: [], differing: [], unaccounted: [] } as Omit<
    BillingKillReport,
    'kills'
  >;
  for (const payer of payers) {
    const { asked, done, purchases } = payer.told();
    report.asked += asked;
    report.done += done;
    const theirs = vendor.of(payer.id());
    if (theirs.live > 1) report.doubled.push(`${payer.name} has ${theirs.live} subscriptions`);
    for (const [quantity, bought] of purchases)
      judgePurchase(report, `${payer.name}, ${quantity} sessions`, bought, theirs.bought(quantity));
    if (theirs.charged !== theirs.invoiced)
      report.unaccounted.push(`${payer.name}: ${theirs.charged} charged, ${theirs.invoiced} on invoices`);
    const ours = await payer.subscription();
    if (ours !== theirs.subscription) report.differing.push(`${payer.name}: ${ours}, not ${theirs.subscription}`);
  }
  return report;
}

function judgePurchase(
  report: Pick<BillingKillReport, 'doubled' | 'lost'>,
  label: string,
  { asked, done }: Purchase,
  bought: number,
): void {
  if (bought > asked) report.doubled.push(`${label}: asked ${asked} times, charged ${bought} times`);
  if (bought < done) report.lost.push(`${label}: done ${done} times, charged ${bought} times`);
}
