/**
 * Names as whom a browser goes on: an account, and whether its owner sits there or somebody who impersonates them. Tabs share one
 * session, so that each says with its calls (`X-Identity`) whom it shows.
 */
export function identityOf(userId: string, impersonation: { mode: 'admin' | 'team' } | null): string {
  return `${userId} ${impersonation?.mode ?? 'own'}`;
}
