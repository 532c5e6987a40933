import { judgePassword } from '@yardsign/domain/account/password';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type PasswordVerdict, passwordQuery } from '../api.ts';

type Fault = NonNullable<PasswordVerdict>;

const RESTS_MS = 300;

const FAULTS: readonly string[] = ['too_short', 'too_long', 'common', 'personal'] satisfies Fault[];
const isFault = (word: string): word is Fault => FAULTS.includes(word);

/** What can be told without asking: by its length, and by the names that are on the form. */
function localFault(password: string, about: readonly string[]): Fault | null {
  const verdict = judgePassword(password, { about, isCommon: () => false });
  return verdict.ok ? null : verdict.reason;
}

/** The value once it has rested for a moment: nobody is asked about every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), RESTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Typed {
  password: string;
  /** The same once more, where it is asked for twice. */
  again?: string;
}

/**
 * What is thought of a new password while it is typed, by our rules and by the server's list of common ones.
 * @param about names and addresses that it must not be made of.
 */
export function useNewPassword({ password, again }: Typed, about: readonly string[]) {
  const text = useText('account');
  const settled = useSettled(password);
  const local = localFault(password, about);
  const check = useQuery({ ...passwordQuery(settled, about), enabled: settled !== '' && local === null });
  const asked = settled === password ? check.data : undefined;
  const fault = local ?? asked ?? null;
  const isGood = password !== '' && fault === null;
  const differs = again !== undefined && again !== password;
  return {
    /** Whether to say that it is good: it was asked. */
    good: isGood && asked === null,
    faults: {
      password: password === '' ? text('passwordMissing') : fault !== null && text(`password_${fault}`),
      again: differs && (again !== '' || isGood) && text('passwordMismatch'),
    },
    refusal: (error: Error) =>
      refusedFields(error, ['password'], (word) => (isFault(word) ? text(`password_${word}`) : undefined)),
  };
}
