import { IconVideo } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { ChosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './begin-card.module.css';

/** What comes next: a script is chosen, or the one that is chosen is recorded. */
export function BeginCard({ script }: { script: ChosenScript | null }) {
  const text = useText('realtalk');
  const others = (
    <LinkButton to="/realtalk/scripts" kind={script === null ? 'primary' : 'secondary'}>
      {text(script === null ? 'toScripts' : 'otherScript')}
    </LinkButton>
  );
  return (
    <Card title={text(script === null ? 'chooseFirst' : 'ready')}>
      {script === null ? (
        <p className={classes['words']}>{text('chooseFirstText')}</p>
      ) : (
        <p className={classes['script']} lang={script.language}>
          {script.title}
        </p>
      )}
      <div className={classes['buttons']}>
        {script !== null && (
          <LinkButton
            to="/realtalk/record"
            kind="primary"
            icon={<IconVideo size={20} stroke={1.5} aria-hidden="true" />}
          >
            {text('record')}
          </LinkButton>
        )}
        {others}
        <LinkButton to="/realtalk/scriptbuilder" kind="quiet">
          {text('write')}
        </LinkButton>
      </div>
    </Card>
  );
}
