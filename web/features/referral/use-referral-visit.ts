import { useEffect } from 'react';
import { api } from '../../lib/api/client.ts';
import { reportError } from '../../lib/report-error.ts';
import type { Query } from '../../lib/search/page-search.ts';

const CODE = /^[a-z0-9]{6,40}$/;

/** Has the server remember by whose link somebody came: `?ref=`. Nobody who signs up need wait for it. */
export function useReferralVisit({ ref }: Query): void {
  useEffect(() => {
    if (typeof ref !== 'string' || !CODE.test(ref)) return;
    api.referral.visitByReferral({ body: { code: ref } }).catch(reportError);
  }, [ref]);
}
