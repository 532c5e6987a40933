import { api } from '@yardsign/contracts/api';
import { findWording } from '@yardsign/domain/compliance/wording/find-wording';
import { REASONS } from '@yardsign/domain/compliance/wording/reasons';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active } from '../../platform/http/policies.ts';

export function complianceRoutes(): BoundRoute[] {
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
  ];
}
