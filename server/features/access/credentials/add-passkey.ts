import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../own-act.ts';
import type { AccessDeps } from '../ports.ts';
import { lockCredentials } from '../federated/social-store.ts';
import { noteSecondFactor } from '../second-factor/second-factor-store.ts';
import { findMember } from '../store.ts';
import { CHALLENGE_SECONDS, makeChallenge, type ChallengeFor } from './passkey-challenge.ts';
import { insertPasskey, passkeysOf, type PasskeyRow } from './passkey-store.ts';
import { reauthenticateForSecondFactor } from '../second-factor/reauthenticate-for-second-factor.ts';
import { relyingParty, userHandle, verifyAttestation, type Attestation } from './verify-passkey.ts';

const RELYING_PARTY_NAME = 'Yardsign';
/** Ed25519, P-256 and RSA: between them every authenticator has one. */
const ALGORITHMS = [-8, -7, -257];
/** More than anybody has devices. */
const MOST_PASSKEYS = 20;

const challengeOf = (actor: MemberActor): ChallengeFor => ({ purpose: 'add', holder: actor.sessionId });

/** A passkey as WebAuthn names it, for lists of those that may answer or that are there already. */
export const describePasskey = ({ credential_id: id, transports }: PasskeyRow) => ({
  type: 'public-key' as const,
  id,
  transports,
});

/** What a browser needs to make a passkey. @throws AppError those of `reauthenticateForSecondFactor`. */
export async function startPasskey(deps: AccessDeps, actor: MemberActor, password: string | undefined) {
  await reauthenticateForSecondFactor(deps, actor, password);
  const [member, held] = await Promise.all([findMember(deps.db, actor.userId), passkeysOf(deps.db, actor.userId)]);
  if (!member) throw new AppError('user_not_found');
  return {
    challenge: makeChallenge(deps, challengeOf(actor)),
    rp: { id: relyingParty(deps.issuer).id, name: RELYING_PARTY_NAME },
    user: {
      id: userHandle(member.id),
      name: member.username,
      displayName: `${member.first_name} ${member.last_name}`.trim(),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: held.map(describePasskey),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/**
 * Adds the passkey that a browser made for this session, in which the second factor counts as proved from then on.
 *
 * @throws AppError `passkey_refused` when it cannot be believed, `passkey_not_added` when it opens an account already or there
 * are too many.
 */
export async function addPasskey(
  deps: AccessDeps,
  actor: MemberActor,
  input: { name: string; passkey: Attestation },
  requestId: string,
): Promise<PasskeyRow> {
  const made = await verifyAttestation(deps, challengeOf(actor), input.passkey);
  if (made === null) throw new AppError('passkey_refused');
  const now = deps.clock.now();
  const row: PasskeyRow = {
    id: deps.random.id('psk'),
    member_id: actor.userId,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    uses: made.uses,
    transports: input.passkey.response.transports ?? [],
    name: input.name,
    created_at: now,
    last_used_at: null,
  };
  await deps.db.transaction().execute(async (tx) => {
    await lockCredentials(tx, actor.userId);
    const full = (await passkeysOf(tx, actor.userId)).length >= MOST_PASSKEYS;
    if (full || !(await insertPasskey(tx, row))) throw new AppError('passkey_not_added');
    // The device has just made sure who its user is.
    await noteSecondFactor(tx, actor.sessionId, now);
    await recordAct(tx, ownAct(actor, 'passkey.added', now, requestId, { name: row.name }));
  });
  await deps.tellSecurityNews(actor.userId, 'passkey-added');
  return row;
}
