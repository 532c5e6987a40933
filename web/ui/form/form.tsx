import type { ReactNode } from 'react';
import type { FormWiring } from '../../lib/form/use-form.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { Banner } from '../feedback/banner.tsx';
import classes from './form.module.css';

interface FormProps {
  form: FormWiring;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of `lib/form`, with what went wrong above its fields. */
export function Form({ form, className = classes['form'], children }: FormProps) {
  const errorText = useErrorText();
  return (
    <form id={form.id} className={className} onSubmit={form.submit} noValidate>
      {form.failure && (
        <Banner kind="failure" announce>
          {errorText(form.failure)}
        </Banner>
      )}
      {children}
    </form>
  );
}
