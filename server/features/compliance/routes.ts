import { api } from '@yardsign/contracts/api';
import { checkAdvertisement } from '@yardsign/domain/compliance/advertising/check-advertisement';
import { AD_REASONS } from '@yardsign/domain/compliance/advertising/reasons';
import { findWording } from '@yardsign/domain/compliance/wording/find-wording';
import { REASONS } from '@yardsign/domain/compliance/wording/reasons';
import type { Db } from '../../platform/database/database.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import { readAdFacts } from './read-ad-facts.ts';

export function complianceRoutes({ db }: { db: Db }): BoundRoute[] {
  return [
    bind(api.compliance.checkWording, {
      policy: active,
      handle: ({ body: { text, language, state } }) => ({
        findings: findWording(text, language, state).map((finding) => ({
          ...finding,
          why: REASONS[language][finding.rule],
        })),
      }),
    }),
    bind(api.compliance.checkAdvertising, {
      policy: active,
      async handle({ actor, body: { caption, language } }) {
        const facts = await readAdFacts(db, memberOf(actor).userId, language);
        const findings = checkAdvertisement(facts, caption);
        return {
          facts: { ...facts, shown: [...facts.shown] },
          findings: findings.map((finding) => ({ ...finding, why: AD_REASONS[language][finding.rule] })),
        };
      },
    }),
  ];
}
