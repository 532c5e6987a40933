import { useText } from '../../lib/i18n/use-text.ts';
import classes from './skeleton.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A line, or a box, of what is on its way. Stands inside `Waiting`. */
export function Bone({ width = '100%', height = '0.875rem' }: { width?: string; height?: string }) {
  return <span className={classes['bone']} style={{ width, height }} />;
}

/** Says to a screen reader that something is on its way; what it looks like is drawn inside. */
export function Waiting({ className, children }: { className: string | undefined; children: React.ReactNode }) {
  const text = useText('common');
  return (
    // Not aria-busy: that would keep a screen reader from saying what stands in it.
    <div role="status" data-waiting className={className}>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The picture of something on its way. */
export function PictureBone({ ratio = 1 }: { ratio?: number }) {
  return <span className={classes['picture']} style={{ aspectRatio: ratio }} />;
}

/** A content card on its way. */
export function CardBones({ ratio = 1 }: { ratio?: number }) {
  return (
    <div className={classes['card']}>
      <PictureBone ratio={ratio} />
      <div className={classes['words']}>
        <Bone width="80%" height="1.375rem" />
        <Bone width="45%" height="1.25rem" />
      </div>
    </div>
  );
}

/** A grid of content cards on its way. */
export function CardsSkeleton({ count = 6, ratio = 1 }: { count?: number; ratio?: number }) {
  return (
    <Waiting className={classes['cards']}>
      {times(count).map((index) => (
        <CardBones key={index} ratio={ratio} />
      ))}
    </Waiting>
  );
}

/** Rows of a list or table on their way. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Waiting className={classes['list']}>
      {times(rows).map((index) => (
        <div key={index} className={classes['row']}>
          <Bone width="2.5rem" height="2.5rem" />
          <span className={classes['lines']}>
            <Bone width={`${70 - (index % 3) * 12}%`} />
            <Bone width="35%" height="0.75rem" />
          </span>
        </div>
      ))}
    </Waiting>
  );
}

/** A picture on its way, with title and text beside it. */
export function DetailSkeleton({ ratio = 1 }: { ratio?: number }) {
  return (
    <Waiting className={classes['detail']}>
      <PictureBone ratio={ratio} />
      <div className={classes['lines']}>
        <Bone width="70%" height="1.75rem" />
        <Bone />
        <Bone />
        <Bone width="60%" />
      </div>
    </Waiting>
  );
}

/** A page whose code is on its way: a title and a few lines. */
export function PageSkeleton() {
  return (
    <Waiting className={classes['page']}>
      <Bone width="14rem" height="1.75rem" />
      <Bone width="min(30rem, 90%)" />
      <span className={classes['block']} />
    </Waiting>
  );
}

/** A paragraph on its way. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return (
    <Waiting className={classes['lines']}>
      {times(lines).map((index) => (
        <Bone key={index} width={index === lines - 1 ? '55%' : `${100 - (index % 3) * 4}%`} />
      ))}
    </Waiting>
  );
}

/** A form on its way: names and boxes. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Waiting className={classes['form']}>
      {times(fields).map((index) => (
        <div key={index} className={classes['lines']}>
          <Bone width="6rem" />
          <Bone height="2.75rem" />
        </div>
      ))}
    </Waiting>
  );
}
