import type { ReactNode } from 'react';
import type { FormWiring } from '../../lib/form/use-form.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { Banner } from '../feedback/banner.tsx';
import classes from './form.module.css';

interface FormProps {
  form: FormWiring;
  className?: string | undefined;
  /** The form says itself, among its fields, what went wrong. */
  saysFailure?: boolean;
  children: ReactNode;
}

/** A form of `lib/form`, with what went wrong above its fields. */
export function Form({ form, className = classes['form'], saysFailure = false, children }: FormProps) {
  const errorText = useErrorText();
  return (
    <form id={form.id} className={className} onSubmit={form.submit} noValidate>
      {form.failure && !saysFailure && (
        <Banner kind="failure" announce>
          {errorText(form.failure)}
        </Banner>
      )}
      {children}
    </form>
  );
}
