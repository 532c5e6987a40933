import { type ReactNode, useState } from 'react';
import { Part } from '../feedback/part.tsx';

interface LateWindowProps {
  opened: boolean;
  onClose: () => void;
  /** A window whose code is fetched when it is drawn. */
  children: ReactNode;
}

/** Draws a window once it is wanted, and from then on also while it is closed: so it goes as it came. */
export function LateWindow({ opened, onClose, children }: LateWindowProps) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  return wanted ? <Part onDismiss={onClose}>{children}</Part> : null;
}
