import { Bone, PictureBone, Waiting } from '../../../../ui/feedback/skeleton.tsx';
import classes from './piece-frame.module.css';
import own from './piece-skeleton.module.css';

/** The page of a piece on its way, in the shape of `PieceFrame`: so nothing jumps when it comes. */
export function PieceSkeleton({ ratio, pictureFirst }: { ratio: number; pictureFirst?: boolean }) {
  return (
    <Waiting className={own['waiting']}>
      <div className={classes['around']}>
        <div className={classes['page']} data-picture-first={pictureFirst}>
          <div className={classes['top']}>
            <div className={own['header']}>
              <Bone width="8rem" height="1.5rem" />
              <Bone width="min(26rem, 80%)" height="2.75rem" />
              <Bone width="14rem" height="1.25rem" />
            </div>
            <div className={own['actions']}>
              <Bone width="7rem" height="2.75rem" />
              <Bone width="7.5rem" height="2.75rem" />
              <Bone width="8rem" height="2.75rem" />
              <Bone width="6.5rem" height="2.75rem" />
            </div>
          </div>
          <div className={classes['piece']}>
            <PictureBone ratio={ratio} />
          </div>
          <div className={classes['side']}>
            <Bone height="13rem" />
            <Bone height="16rem" />
          </div>
        </div>
      </div>
    </Waiting>
  );
}
