import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';

interface ChipProps {
  selected: boolean;
  onChange: (selected: boolean) => void;
  children: ReactNode;
}

/** A filter that is on or off. Put several in a `ChipGroup`. */
export function Chip({ selected, onChange, children }: ChipProps) {
  return (
    <button type="button" className={classes['chip']} aria-pressed={selected} onClick={() => onChange(!selected)}>
      {selected && <IconCheck size={16} stroke={2} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['group']} role="group" aria-label={label}>
      {children}
    </div>
  );
}
