import { cloneElement, useState } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import type { ActionMenuProps } from './action-menu-window.tsx';
import { Part } from '../feedback/part.tsx';

const ActionMenuWindow = lazyPart(() => import('./action-menu-window.tsx').then((module) => module.ActionMenuWindow));

/**
 * A menu of actions behind a button. `trigger` is a `<button>` or a component that hands its props to one. Its code is
 * fetched when the pointer or the focus comes near.
 */
export function ActionMenu(props: ActionMenuProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    onClick: () => setWanted(true),
    onPointerEnter: () => void ActionMenuWindow.preload(),
    onFocus: () => void ActionMenuWindow.preload(),
  });
  if (!wanted) return waiting;
  return (
    <Part waiting={waiting} onDismiss={() => setWanted(false)}>
      <ActionMenuWindow {...props} />
    </Part>
  );
}
