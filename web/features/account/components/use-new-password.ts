import { judgePassword } from '@yardsign/domain/account/password';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type PasswordVerdict, passwordQuery } from '../api.ts';
import { faultAt } from '../model.ts';

type Fault = NonNullable<PasswordVerdict>;

const RESTS_MS = 300;

const FAULTS: readonly string[] = ['too_short', 'too_long', 'common', 'personal'] satisfies Fault[];
const isFault = (word: string | null): word is Fault => word !== null && FAULTS.includes(word);

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

/**
 * A new password while it is typed: what is wrong with it, and whether it is good. What is wrong is told once the field was
 * left or the form was sent, never at the first letter.
 *
 * @param about names and address of the person, which it must not be made of.
 * @param twice whether it is asked for a second time.
 * @param refusal what the server answered to the form.
 */
export function useNewPassword(about: readonly string[], twice: boolean, refusal: unknown) {
  const text = useText('account');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState(false);
  const settled = useSettled(password);
  const local = localFault(password, about);
  const check = useQuery({ ...passwordQuery(settled, about), enabled: settled !== '' && local === null });
  const [refused, setRefused] = useState<{ error: unknown; password: string } | null>(null);
  if (refusal !== null && refusal !== undefined && refused?.error !== refusal) setRefused({ error: refusal, password });
  const word = refused?.password === password ? faultAt(refused.error, 'password') : null;
  const asked = settled === password ? check.data : undefined;
  const fault = local ?? asked ?? (isFault(word) ? word : null);
  const differs = twice && again !== password;

  return {
    password,
    again,
    setPassword,
    setAgain,
    leave: () => setLeft(true),
    /** True when it may be sent; otherwise its fields say why from now on. */
    accept: () => {
      setLeft(true);
      return password !== '' && fault === null && !differs;
    },
    error: !left
      ? undefined
      : password === ''
        ? text('passwordMissing')
        : fault !== null
          ? text(`password_${fault}`)
          : undefined,
    mismatch:
      left && differs && (again !== '' || (password !== '' && fault === null)) ? text('passwordMismatch') : undefined,
    good: password !== '' && fault === null && asked === null,
    clear: () => {
      setPassword('');
      setAgain('');
      setLeft(false);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
