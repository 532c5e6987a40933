import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  type ButtonHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  cloneElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import classes from './action-menu-window.module.css';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** A page of the product. Without it, `onSelect` is what the entry does. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface ActionMenuProps {
  /** The button that opens the menu; it gets the right aria attributes. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;
  /** Groups of entries; a hairline stands between groups. */
  groups: readonly (readonly MenuAction[])[];
  position?: 'bottom-start' | 'bottom-end' | 'right-start' | 'right-end' | 'top-start' | 'top-end';
}

function Entry({ action }: { action: MenuAction }) {
  const look = {
    className: `${classes['item']} ${action.danger === true ? classes['danger'] : ''}`,
    leftSection: action.icon,
    disabled: action.disabled ?? false,
  };
  if (action.to !== undefined) {
    return (
      <Menu.Item component={Link} to={action.to} {...look}>
        {action.label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} {...(action.onSelect && { onClick: action.onSelect })}>
      {action.label}
    </Menu.Item>
  );
}

/** The menu with its trigger; `ActionMenu` loads it when it is first wanted. */
export function ActionMenuWindow({ trigger, groups, position = 'bottom-end' }: ActionMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The trigger has just been drawn anew around the menu: it takes the focus back, and then opens as if it was pressed.
  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Menu opened={opened} onChange={setOpened} returnFocus position={position}>
      <Menu.Target>{cloneElement(trigger, { ref: button })}</Menu.Target>
      <Menu.Dropdown className={classes['dropdown']}>
        {groups.map((group, index) => (
          <div key={group[0]?.label ?? index} role="none" className={classes['group']}>
            {group.map((action) => (
              <Entry key={action.label} action={action} />
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
