import { FormSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import classes from './composer-form.module.css';
import proof from './proof/proof-view.module.css';

/** The composer while its draft is looked for: the picture, and the fields beside it. @param ratio width to height */
export function ComposerSkeleton({ ratio }: { ratio: number }) {
  return (
    <div className={classes['form']}>
      <span className={proof['waiting']} style={{ aspectRatio: ratio }} />
      <FormSkeleton fields={4} />
    </div>
  );
}
