import { actOnPerson } from './act-on-person.ts';
import type { AdminDeps, AdminAct } from './ports.ts';

/** Mails somebody a link to choose a new password; the present one goes on working until they do. @throws AppError as `actOnPerson`. */
export async function sendPasswordReset(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'sendPasswordReset'>,
  adminAct: AdminAct,
): Promise<void> {
  await actOnPerson(deps, adminAct, async (tx, person) => {
    await deps.sendPasswordReset(tx, person.id);
    return { action: 'password.reset-sent', detail: {} };
  });
}
