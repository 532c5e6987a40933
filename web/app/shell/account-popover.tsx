import { Popover } from '@mantine/core';
import {
  type ButtonHTMLAttributes,
  type ReactElement,
  type RefAttributes,
  cloneElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './account-menu.module.css';
import { AccountPanel } from './account-panel.tsx';

interface AccountPopoverProps {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;
}

/** The account panel beside its button. It is born open, because its code is fetched by the first press. */
export function AccountPopover({ trigger }: AccountPopoverProps) {
  const text = useText('shell');
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The trigger has just been drawn anew: it takes the focus back, and then opens as if it was pressed.
  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="right-end"
      offset={16}
      radius={10}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>{cloneElement(trigger, { ref: button, onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown className={classes['dropdown']} aria-label={text('accountMenu')}>
        <AccountPanel onGo={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
