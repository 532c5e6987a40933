import type { UseMutationResult } from '@tanstack/react-query';
import type { Draft } from './use-draft.ts';
import { type FormOptions, useForm } from './use-form.ts';

interface CallFormOptions<Values extends object, Sent, Answer> extends Pick<FormOptions<Values>, 'faults' | 'refusal'> {
  draft: Draft<Values>;
  call: UseMutationResult<Answer, Error, Sent>;
  toSend: (values: Values) => Sent;
  onDone?: (answer: Answer, sent: Values) => void;
}

/** A form that ends in one call of the server. `reset` makes it as it was when it opened. */
export function useCallForm<Values extends object, Sent, Answer>(options: CallFormOptions<Values, Sent, Answer>) {
  const { call, toSend, onDone, ...rest } = options;
  const send = (values: Values) => call.mutate(toSend(values), { onSuccess: (answer) => onDone?.(answer, values) });
  const form = useForm({ ...rest, send, busy: call.isPending, error: call.error });
  return {
    ...form,
    /** Lets go of what the server said last. */
    forget: call.reset,
    reset() {
      rest.draft.reset();
      form.calm();
      call.reset();
    },
  };
}
