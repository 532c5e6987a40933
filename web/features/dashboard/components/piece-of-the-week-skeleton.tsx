import { Bone, PictureBone, Waiting } from '../../../ui/feedback/skeleton.tsx';
import classes from './piece-of-the-week.module.css';

/** The piece of the week on its way, in the shape that it will have. */
export function PieceOfTheWeekSkeleton() {
  return (
    <Waiting className={classes['piece']}>
      <PictureBone />
      <div className={classes['words']}>
        <Bone width="60%" height="1.25rem" />
        <Bone width="85%" height="2rem" />
        <Bone height="3rem" />
        <Bone width="55%" height="1.25rem" />
        <div className={classes['actions']}>
          <Bone width="14rem" height="3rem" />
          <Bone width="14rem" height="3rem" />
        </div>
      </div>
    </Waiting>
  );
}
