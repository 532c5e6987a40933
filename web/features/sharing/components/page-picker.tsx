import { useId } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useCheckConnection } from '../api.ts';
import type { Connection } from '../connection-model.ts';
import classes from './page-picker.module.css';
import type { Composer } from './use-composer.ts';

function PageChoices({ composer, connection }: { composer: Composer; connection: Connection }) {
  const text = useText('sharing');
  const id = useId();
  const { pages, change, problems } = composer;
  const wrong = problems.pages !== undefined;
  return (
    <>
      <ul className={classes['list']}>
        {connection.pages.map((page) => {
          const ticked = pages.includes(page.value);
          return (
            <li key={page.value}>
              <label className={classes['page']}>
                <input
                  type="checkbox"
                  name="page"
                  value={page.value}
                  checked={ticked}
                  {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
                  onChange={() =>
                    change({ pages: ticked ? pages.filter((one) => one !== page.value) : [...pages, page.value] })
                  }
                />
                <span className={classes['name']}>{page.text}</span>
                <span className={classes['network']}>Facebook</span>
              </label>
            </li>
          );
        })}
      </ul>
      {wrong && (
        <p className={classes['error']} id={`${id}-error`} role="alert">
          {text('pagesMissing')}
        </p>
      )}
    </>
  );
}

function NoPages() {
  const text = useText('sharing');
  const check = useCheckConnection();
  return (
    <Banner
      kind="attention"
      action={
        <Button size="small" busy={check.isPending} onClick={() => check.mutate('facebook')}>
          {text('checkAgain')}
        </Button>
      }
    >
      {text('pagesNone')}
    </Banner>
  );
}

/** Where it goes: the pages of a connection that can post. */
export function PagePicker({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const common = useText('common');
  const errorText = useErrorText();
  const { connection, connections } = composer;
  let body = <p className={classes['waiting']}>{common('loading')}</p>;
  if (connections.isError && connection === undefined) {
    body = (
      <Banner
        kind="failure"
        action={
          <Button size="small" onClick={() => void connections.refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {errorText(connections.error)}
      </Banner>
    );
  } else if (connection) {
    body = connection.pages.length === 0 ? <NoPages /> : <PageChoices composer={composer} connection={connection} />;
  }
  return (
    <fieldset className={classes['field']}>
      <legend className={classes['legend']}>{text('pagesLabel')}</legend>
      {body}
    </fieldset>
  );
}
