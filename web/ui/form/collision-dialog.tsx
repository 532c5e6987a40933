import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../action/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import classes from './collision-dialog.module.css';
import type { Collisions } from '../../lib/form/use-collisions.ts';

/** One side of a collision: words, or the address of a picture. Both null is a field that is empty. */
export interface Side {
  words: string | null;
  picture: string | null;
}

/** A field as the dialog shows it. */
export interface Collision {
  label: string;
  mine: Side;
  saved: Side;
  /** Why what is saved has to stay, where it has to. */
  locked?: string | false;
}

interface CollisionDialogProps {
  collisions: Collisions;
  describe: (field: string) => Collision;
}

function SideView({ side }: { side: Side }) {
  const text = useText('collisions');
  if (side.picture !== null) return <img className={classes['picture']} src={side.picture} alt="" />;
  return <span className={classes['words']}>{side.words || text('empty')}</span>;
}

/** Shows both texts of every field that was changed here and elsewhere, and lets the member choose which stays. Nothing is lost before. */
export function CollisionDialog({ collisions, describe }: CollisionDialogProps) {
  const text = useText('collisions');
  return (
    <Dialog opened={collisions.opened} onClose={collisions.close} title={text('title')}>
      <p>{text('text')}</p>
      <ul className={classes['list']}>
        {collisions.fields.map((field) => {
          const { label, mine, saved, locked } = describe(field);
          return (
            <li key={field} className={classes['field']}>
              <h3 className={classes['label']}>{label}</h3>
              <dl className={classes['sides']}>
                <div>
                  <dt>{text('mine')}</dt>
                  <dd>
                    <SideView side={mine} />
                  </dd>
                </div>
                <div>
                  <dt>{text('saved')}</dt>
                  <dd>
                    <SideView side={saved} />
                  </dd>
                </div>
              </dl>
              <div className={classes['buttons']}>
                {locked !== undefined && locked !== false ? (
                  <span>{locked}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={text('keepMineOf', { field: label })}
                    onClick={() => collisions.keepMine(field)}
                  >
                    {text('keepMine')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={text('takeSavedOf', { field: label })}
                  onClick={() => collisions.takeSaved(field)}
                >
                  {text('takeSaved')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
