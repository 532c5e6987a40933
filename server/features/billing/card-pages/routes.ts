import { api } from '@yardsign/contracts/api';
import type { Language } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import { binary, bind, type BoundRoute, html } from '../../../platform/http/bind.ts';
import { anyone } from '../../../platform/http/policies.ts';
import type { BillingDeps } from '../ports.ts';
import { cardPage } from './card-pages.ts';

/** Nothing of these pages is anybody's own: whoever has a frame of ours may see them. */
export function cardPageRoutes({
  cardSite,
  readCardScript,
}: Pick<BillingDeps, 'cardSite' | 'readCardScript'>): BoundRoute[] {
  const { billing } = api;
  const page = (language: Language, action: string | null) => {
    if (cardSite === null) throw new AppError('billing_off');
    const ours = billing.getCardScript.path;
    const { html: text, policy } = cardPage(cardSite, { language, action, ours });
    return html(text, { 'content-security-policy': policy, 'cache-control': 'no-store' });
  };
  return [
    bind(billing.getCardFields, { policy: anyone, handle: async ({ query }) => page(query.lang, null) }),
    bind(billing.getBankQuestion, { policy: anyone, handle: async ({ query }) => page(query.lang, query.action) }),
    bind(billing.getCardScript, {
      policy: anyone,
      async handle() {
        if (cardSite === null) throw new AppError('billing_off');
        return binary(await readCardScript(), {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        });
      },
    }),
  ];
}
