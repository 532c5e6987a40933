import { admitMember } from '../access/sign-in/admit-member.ts';
import { answerSignIn, entranceOf } from '../access/sign-in/answer-sign-in.ts';
import type { AccessDeps } from '../access/ports.ts';

/**
 * Signs somebody in who has proved who they are by a mailed link, for features that need nothing else of signing in.
 *
 * @param limitedTo the session may do this and nothing else.
 */
export function createMailEntrance(access: AccessDeps) {
  return async (visit: Parameters<typeof answerSignIn>[1], memberId: string, limitedTo?: 'signup') => {
    const entrance = { ...entranceOf(access, visit.context), vouchedBy: 'mailed-link' } as const;
    const admission = await admitMember(access, memberId, { ...entrance, ...(limitedTo && { limitedTo }) });
    return answerSignIn(access, visit, admission);
  };
}

export type EnterByMail = ReturnType<typeof createMailEntrance>;
