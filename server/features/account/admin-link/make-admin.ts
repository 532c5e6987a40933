import { createHmac } from 'node:crypto';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { makeAdmin as makeRoute, prepareAdmin as prepareRoute } from '@yardsign/contracts/routes/admin-link';
import { PLAN } from '@yardsign/domain/access/features';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { AppError } from '../../../platform/errors.ts';
import { giveSecondFactor } from '../../access/second-factor/give-second-factor.ts';
import { plainCode } from '../../access/second-factor/recovery-codes.ts';
import { findTimeStep, SECRET_BYTES, timeCodeUri, toTimeCodeSecret } from '../../access/second-factor/time-codes.ts';
import { saveContact } from '../../profile/save-contact.ts';
import { dropAdminLinks, findAdminLink, lockAdminLinks } from './admin-link-store.ts';
import { publicCode } from '../sign-up/answer-signup-request.ts';
import { assertGoodPassword } from '../../access/credentials/check-password.ts';
import { hashAdminToken } from './issue-admin-link.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, insertMember, namesBeginning, putFeature } from '../store.ts';

type Person = RouteTypes<typeof prepareRoute>['body'];
type NewAdmin = RouteTypes<typeof makeRoute>['body'];
type Deps = Pick<AccountDeps, 'db' | 'clock' | 'random' | 'passwords' | 'isCommonPassword' | 'vault' | 'sessionKey'>;

const ADMIN_LEVEL = 3;
const ISSUER = 'Yardsign';

const usernameTaken = (cause?: unknown) =>
  new AppError('account_not_created', { issues: [{ path: 'username', message: 'taken' }], cause });

/**
 * The secret for the authenticator app, worked out from the link: the page may be loaded again without a second QR code, and
 * nothing has to be kept for somebody who never comes back.
 */
function secretOf(token: string, sessionKey: Buffer): string {
  const bytes = createHmac('sha256', sessionKey).update(`admin-link|${token}`).digest();
  return toTimeCodeSecret(bytes.subarray(0, SECRET_BYTES));
}

/** @throws AppError `not_found` for a link that does not work, or does not any more. */
export async function readAdminLink(deps: Pick<Deps, 'clock'>, db: Db | Tx, token: string): Promise<Date> {
  const link = await findAdminLink(db, hashAdminToken(token), deps.clock.now());
  if (!link) throw new AppError('not_found');
  return link.expires_at;
}

async function check(deps: Deps, db: Db | Tx, person: Person): Promise<void> {
  await readAdminLink(deps, db, person.token);
  const { first_name, last_name, email, username, password } = person;
  assertGoodPassword(deps, password, [first_name, last_name, email, username]);
  if ((await namesBeginning(db, username)).has(username)) throw usernameTaken();
}

/** @throws AppError `not_found`, `password_refused`, `account_not_created` with an issue for a username that is taken. */
export async function prepareAdmin(deps: Deps, person: Person): Promise<{ secret: string; uri: string }> {
  await check(deps, deps.db, person);
  const secret = secretOf(person.token, deps.sessionKey);
  return { secret, uri: timeCodeUri({ secret, issuer: ISSUER, account: person.username }) };
}

/**
 * Makes an administrator by a link that the server printed: account, password, second factor and level in one transaction, so
 * that nobody has the level without the factor. Of two at once one gets it, and no link works afterwards.
 *
 * @returns the recovery codes. @throws AppError those of `prepareAdmin`, and `second_factor_wrong`.
 */
export async function makeAdmin(
  deps: Deps,
  person: NewAdmin,
  requestId: string,
): Promise<{ username: string; recoveryCodes: string[] }> {
  await check(deps, deps.db, person);
  const now = deps.clock.now();
  const secret = secretOf(person.token, deps.sessionKey);
  const step = findTimeStep({ secret, code: plainCode(person.code), afterStep: null }, now);
  if (step === null) throw new AppError('second_factor_wrong');
  const passwordHash = await deps.passwords.hash(person.password);
  return deps.db
    .transaction()
    .execute(async (tx) => {
      await lockAdminLinks(tx);
      await check(deps, tx, person);
      const id = await insertAdmin(deps, tx, { ...person, passwordHash });
      const recoveryCodes = await giveSecondFactor(deps, tx, { memberId: id, secret, step, now });
      await dropAdminLinks(tx);
      await recordAct(tx, {
        at: now,
        action: 'account.admin-made',
        actorId: id,
        realActorId: id,
        subjectId: id,
        detail: { from: 1, to: ADMIN_LEVEL },
        requestId,
      });
      return { username: person.username, recoveryCodes };
    })
    .catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? usernameTaken(cause) : cause;
    });
}

async function insertAdmin(deps: Deps, tx: Tx, person: NewAdmin & { passwordHash: string }): Promise<string> {
  const { first_name, last_name, email, username } = person;
  const now = deps.clock.now();
  const id = deps.random.id('usr');
  await insertMember(tx, {
    id,
    email,
    username,
    first_name,
    last_name,
    phone: '',
    language: person.language,
    ...(person.time_zone !== undefined && { time_zone: person.time_zone }),
    public_code: publicCode(username, id),
    created_at: now,
  });
  await changeMember(tx, id, now, {
    status: 'active',
    password_hash: person.passwordHash,
    access_level: ADMIN_LEVEL,
  });
  await putFeature(tx, {
    member_id: id,
    slug: PLAN.slug,
    feature_id: PLAN.id,
    is_plan: true,
    includes: [...PLAN.includes],
  });
  await saveContact(tx, id, { first_name, last_name, email });
  return id;
}
