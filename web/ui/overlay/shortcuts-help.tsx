import { commandKey } from '../../lib/browser/command-key.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { TOAST_KEY } from '../feedback/toasts.tsx';
import { Dialog } from './dialog.tsx';
import classes from './shortcuts-help.module.css';

/** The list of keys, opened with `?`. */
export function ShortcutsHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('common');
  const shortcuts = [
    ['/', text('shortcutSearch')],
    [commandKey('K'), text('shortcutPalette')],
    [TOAST_KEY, text('undo')],
    ['?', text('shortcutHelp')],
    ['Esc', text('shortcutClose')],
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={text('shortcuts')} size="small">
      <dl className={classes['list']}>
        {shortcuts.map(([key, meaning]) => (
          <div key={key} className={classes['row']}>
            <dt>
              <kbd className={classes['key']}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
