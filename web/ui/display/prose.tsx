import classes from './prose.module.css';

/** Long text to read. `html` must come from our own server, which has made it safe to insert. */
export function Prose({ html }: { html: string }) {
  return <div className={classes['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
