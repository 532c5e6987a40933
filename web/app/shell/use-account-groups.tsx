import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/use-text.ts';
import type { MenuAction } from '../../ui/action-menu-window.tsx';
import { type MenuLink, accountMenu, customBlog } from './menu.ts';

/** The account menu as entries: settings, then Logout and the blog, in the documents' order. */
export function useAccountGroups(): MenuAction[][] {
  const text = useText('shell');
  const navigate = useNavigate();
  const toAction = ({ label, icon: Icon, to }: MenuLink): MenuAction => ({
    label: text(label),
    to,
    icon: <Icon size={18} stroke={1.5} aria-hidden="true" />,
  });
  const logout: MenuAction = {
    label: text('logout'),
    icon: <IconLogout size={18} stroke={1.5} aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/logout' }),
  };
  return [accountMenu.map(toAction), [logout, toAction(customBlog)]];
}
