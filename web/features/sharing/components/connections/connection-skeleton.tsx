import { Bone, Waiting } from '../../../../ui/feedback/skeleton.tsx';
import classes from './connection-card.module.css';

/** The card of a connection on its way, as high as a connected one with two targets. */
export function ConnectionSkeleton() {
  return (
    <Waiting className={classes['card']}>
      <div className={classes['head']}>
        <Bone width="3rem" height="3rem" />
        <div className={classes['words']}>
          <Bone width="9rem" height="1.625rem" />
          <Bone width="14rem" height="1.375rem" />
        </div>
        <Bone width="7rem" height="1.625rem" />
      </div>
      <Bone width="16rem" height="1.5rem" />
      <div>
        <div className={classes['count']}>
          <Bone width="4rem" height="1.3125rem" />
        </div>
        <div className={classes['targets']}>
          <Bone width="10rem" height="1.9375rem" />
          <Bone width="10rem" height="1.9375rem" />
        </div>
      </div>
      <div className={classes['actions']}>
        <Bone width="7rem" height="2.75rem" />
        <Bone width="7rem" height="2.75rem" />
      </div>
    </Waiting>
  );
}
