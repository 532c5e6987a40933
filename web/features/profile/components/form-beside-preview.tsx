import type { ReactNode } from 'react';
import classes from './profile-form.module.css';

interface FormBesidePreviewProps {
  preview: ReactNode;
  /** Where there is room for one column only, the form comes first. */
  formFirst?: boolean;
  /** The form, in the class `form` of the same sheet. */
  children: ReactNode;
}

/** A form, and what it changes beside it. */
export function FormBesidePreview({ preview, formFirst = false, children }: FormBesidePreviewProps) {
  return (
    <div className={classes['around']}>
      <div className={classes['page']} data-form-first={formFirst || undefined}>
        <aside className={classes['preview']}>{preview}</aside>
        {children}
      </div>
    </div>
  );
}
