import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './builder.module.css';

/** The e-mail as a mail program shows it. It is a document of its own: nothing of ours styles it, and nothing in it runs. */
export function MailFrame({ html, width = 'wide' }: { html: string; width?: 'wide' | 'phone' }) {
  const text = useText('emails');
  return <iframe className={classes['mail']} data-width={width} title={text('looks')} sandbox="" srcDoc={html} />;
}
