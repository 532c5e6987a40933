import { Readable } from 'node:stream';
import { readSite } from '@yardsign/domain/website/read-site';
import { AppError } from '../../../platform/errors.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { readWebAddress } from '../../../platform/outward/find-place.ts';
import type { Fetched, Visit } from '../../../platform/outward/outward.ts';
import type { WebsiteDeps } from '../ports.ts';
import { saveUpload } from '../save-upload.ts';
import { readPage } from './read-page.ts';

/** Pages name a few pictures; the first that can be used is taken. */
const MOST_TRIES = 3;
const REFUSALS = {
  refused: 'website_refused',
  unreachable: 'website_unreachable',
  unusable: 'website_unreadable',
} as const;

type Kind = 'logo' | 'photo';

/** A picture that cannot be taken in, whatever the reason, does not keep the texts back. */
async function takeIn(deps: WebsiteDeps, memberId: string, kind: Kind, { bytes }: Fetched) {
  const tray = deps.spool.tray();
  try {
    const file = { ...(await tray.take(Readable.from([bytes]))), name: kind };
    return await saveUpload(deps, memberId, { path: `${kind}/website-${kind}`, file });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  } finally {
    await tray.empty();
  }
}

/** The first of these pictures that can be used, taken in like any upload. */
async function firstPicture(
  deps: WebsiteDeps,
  memberId: string,
  wanted: { visit: Visit; kind: Kind; addresses: readonly string[]; base: URL },
) {
  const { visit, kind, base } = wanted;
  const urls = new Set(wanted.addresses.filter((address) => address !== '' && URL.canParse(address, base.href)));
  for (const address of [...urls].slice(0, MOST_TRIES)) {
    const fetched = await visit.get(new URL(address, base), 'image/');
    const saved = fetched.ok && fetched.bytes.length > 0 ? await takeIn(deps, memberId, kind, fetched) : null;
    if (saved) return saved;
  }
  return null;
}

/**
 * What a member's website says of them. Nothing of their profile changes; pictures wait among those that were uploaded.
 *
 * @throws AppError `website_refused`, `website_unreachable`, `website_unreadable`, `too_many_requests`.
 */
export async function readWebsite(deps: WebsiteDeps, memberId: string, address: string) {
  await enforceLimit(deps.visits, memberId);
  const url = readWebAddress(address);
  if (url === null) throw new AppError('website_refused');
  const visit = deps.outward.visit();
  const page = await visit.get(url, 'text/html');
  if (!page.ok) throw new AppError(REFUSALS[page.reason]);
  const facts = readPage(page.bytes, page.charset);
  const { logos, photos, ...texts } = readSite(facts);
  const base =
    facts.base !== null && URL.canParse(facts.base, page.url.href) ? new URL(facts.base, page.url) : page.url;
  const logo = await firstPicture(deps, memberId, { visit, kind: 'logo', addresses: logos, base });
  const photo = await firstPicture(deps, memberId, { visit, kind: 'photo', addresses: photos, base });
  const website = `${page.url.host}${page.url.pathname}`.replace(/\/$/, '');
  return { ...texts, website, logo, photo };
}
