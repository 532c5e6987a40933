import type { Person } from '../../model.ts';
import type { WantedAct } from '../act-dialog.tsx';

/** What whoever looks may do with this person. */
interface May {
  /** Admins act. */
  act: boolean;
  /** Status, access, block and the second factor: never one's own. */
  standing: boolean;
}

export interface CardProps {
  person: Person;
  may: May;
  /** Opens the dialog of an act. */
  act: (wanted: WantedAct) => void;
}
