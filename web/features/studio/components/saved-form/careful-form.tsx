import type { ReactNode } from 'react';
import type { FormWiring } from '../../../../lib/form/use-form.ts';
import type { KeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { KeptNotice } from '../../../../ui/feedback/kept-notice.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import type { MovedOn } from './use-moved-on.ts';

interface CarefulFormProps {
  form: FormWiring;
  kept: KeptDraft;
  moved: MovedOn;
  /** It cannot be changed now. */
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that offers back what was typed in it before a reload, and tells of what others have changed before it is sent. */
export function CarefulForm({ form, kept, moved, disabled = false, className, children }: CarefulFormProps) {
  const { text } = useFieldWords();
  const submit: FormWiring['submit'] = (event) => {
    event?.preventDefault();
    if (!form.busy && moved.holdsBack()) return event?.stopPropagation();
    form.submit(event);
  };
  return (
    <>
      {!disabled && <KeptNotice kept={kept} said={text('keptText')} />}
      <Form form={{ ...form, submit }} className={className}>
        {children}
        {moved.isTold && <Banner kind="attention" announce title={text('movedOn')} />}
      </Form>
    </>
  );
}
