import { api } from '@yardsign/contracts/api';
import { AppError } from '../../../platform/errors.ts';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { anyone, memberOf } from '../../../platform/http/policies.ts';
import { mayPayOwn, mayReadBilling } from '../policy.ts';
import type { BillingDeps } from '../ports.ts';
import { presentApple } from '../present.ts';
import { keepToken } from './apple-store.ts';
import { readOwnApple } from './own-apple.ts';
import { receiveAppleNotice } from './receive-notice.ts';

/** A UUID of version 4. */
function uuidOf(bytes: Buffer): string {
  const own = Buffer.from(bytes);
  own.writeUInt8((own.readUInt8(6) & 0x0f) | 0x40, 6);
  own.writeUInt8((own.readUInt8(8) & 0x3f) | 0x80, 8);
  return own.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is paid in the App Store: it is shown, and changed in Apple's own settings. */
export function appleRoutes(deps: BillingDeps): BoundRoute[] {
  const { billing } = api;
  return [
    bind(billing.getAppleSubscription, {
      policy: mayReadBilling,
      async handle({ actor }) {
        if (deps.appStore === null) throw new AppError('billing_off');
        const apple = await readOwnApple(deps.db, deps, memberOf(actor).userId);
        return { data: apple && presentApple(apple) };
      },
    }),
    bind(billing.makeAppleToken, {
      policy: mayPayOwn,
      async handle({ actor }) {
        const { userId: member_id } = memberOf(actor);
        const token = await keepToken(deps.db, {
          member_id,
          token: uuidOf(deps.random.bytes(16)),
          created_at: deps.clock.now(),
        });
        return { data: { app_account_token: token } };
      },
    }),
    bind(billing.receiveAppleNotice, {
      policy: anyone,
      handle: ({ body }) => receiveAppleNotice(deps, body.signedPayload),
    }),
  ];
}
