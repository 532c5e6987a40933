import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Draft } from './use-draft.ts';
import { focusFault } from './focus-fault.ts';
import { useAfterPress } from './use-after-press.ts';

/** What is wrong with each field, in words; a field that is fine has none. */
type Faults<Values> = { readonly [Field in keyof Values & string]?: string | false | undefined };

export interface FormOptions<Values extends object> {
  draft: Pick<Draft<Values>, 'values' | 'set'>;
  /** What is wrong with the draft as it stands. It is told once sending was tried. */
  faults?: Faults<Values>;
  /** Sends a draft that has no faults. */
  send: (values: Values) => unknown;
  busy?: boolean;
  /** What the server said last. */
  error?: Error | null;
  /** The fields that an error is about. */
  refusal?: (error: Error) => Faults<Values>;
}

type Name<Values> = keyof Values & string;
type Typed = { currentTarget: { value: string } };

/** What a field of text is given. */
export interface TextWiring {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: Typed) => void;
}

function namesIn<Values>(faults: Faults<Values>): Name<Values>[] {
  return (Object.keys(faults) as Name<Values>[]).filter((name) => faults[name]);
}

/** What `<Form>` has to know of a form. */
export interface FormWiring {
  id: string;
  submit: (event?: FormEvent) => void;
  busy: boolean;
  /** An error that is about no field. */
  failure: Error | null;
}

/**
 * One form: nothing wrong is sent, the first fault gets the cursor, what the server refuses is told at its field until that
 * changes, and what was typed stays when sending fails.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { draft, send, busy = false, error = null, refusal } = options;
  const faults: Faults<Values> = options.faults ?? {};
  const id = useId();
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const afterPress = useAfterPress();
  const [sent, setSent] = useState<Values | null>(null);
  /** The faults that kept the last try from being sent. */
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const refused: Faults<Values> = (error === null ? undefined : refusal?.(error)) ?? {};
  const refusedFields = namesIn(refused);

  function faultOf(name: Name<Values>): string | undefined {
    const own = (tried || left.includes(name)) && faults[name];
    return own || (sent?.[name] === draft.values[name] && refused[name]) || undefined;
  }

  const showRefusal = useEffectEvent(() => focusFault(document.getElementById(id), refusedFields));
  useEffect(() => {
    if (error !== null) showRefusal();
  }, [error]);

  // What is said of a fault comes with the next drawing, as what a closed group of fields holds does.
  useEffect(() => focusFault(document.getElementById(id), wrong), [id, wrong]);

  return {
    id,
    busy,
    tried,
    failure: refusedFields.length === 0 ? error : null,
    /** What is told of each field now. */
    shown: Object.fromEntries(
      (Object.keys(draft.values) as Name<Values>[]).flatMap((name) => {
        const fault = faultOf(name);
        return fault === undefined ? [] : [[name, fault]];
      }),
    ) as { readonly [Field in Name<Values>]?: string },
    submit(event?: FormEvent) {
      event?.preventDefault();
      // React passes events of a window on to the form that opened it, which is another form.
      event?.stopPropagation();
      if (busy) return;
      setTried(true);
      const found = namesIn(faults);
      setWrong(found);
      if (found.length > 0) return;
      setSent(draft.values);
      send(draft.values);
    },
    /** The field was left: from now on it says what is wrong with it, after the press by which it was left. */
    leave: (...names: Name<Values>[]) => afterPress(() => setLeft((before) => [...before, ...names])),
    /** Begins anew: what is wrong is told only once sending is tried again. */
    calm() {
      setTried(false);
      setLeft([]);
    },
    /** For a line or a paragraph of text. */
    text: <Field extends Name<Values>>(name: Field) => ({
      name,
      value: draft.values[name],
      error: faultOf(name),
      onChange: ({ currentTarget }: Typed) => draft.set(name, currentTarget.value as Values[Field]),
    }),
    /** For what hands over its value: a list to choose from, a colour, a code. */
    choice: <Field extends Name<Values>>(name: Field) => ({
      name,
      value: draft.values[name],
      error: faultOf(name),
      onChange: (value: Values[Field]) => draft.set(name, value),
    }),
    /** For a box to tick. */
    tick: <Field extends Name<Values>>(name: Field) => ({
      checked: draft.values[name] as Values[Field] & boolean,
      onChange: (checked: boolean) => draft.set(name, checked as Values[Field]),
    }),
  };
}
