import { Suspense, cloneElement, lazy, useState } from 'react';
import type { ActionMenuProps } from './action-menu-window.tsx';

const load = () => import('./action-menu-window.tsx');
const ActionMenuWindow = lazy(() => load().then((module) => ({ default: module.ActionMenuWindow })));

/**
 * A menu of actions behind a button. `trigger` is a `<button>` or a component that hands its props to one. Its code is
 * fetched when the pointer or the focus comes near.
 */
export function ActionMenu(props: ActionMenuProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    onClick: () => setWanted(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
  });
  if (!wanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ActionMenuWindow {...props} />
    </Suspense>
  );
}
