import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Rules, type TeamRules, useSaveRules } from '../api.ts';
import classes from '../pages/pages.module.css';
import { AnswerCards } from './answer-cards.tsx';
import { AskCards } from './ask-cards.tsx';

export interface RulesPart {
  rules: Rules;
  members: TeamRules['members'];
  onChange: (change: Partial<Rules>) => void;
}

/** All that a team wants somebody to agree to, in one form. */
export function RulesForm({ known, closed }: { known: TeamRules; closed: boolean }) {
  const text = useText('approval');
  const errorText = useErrorText();
  const save = useSaveRules();
  const [rules, setRules] = useState<Rules>(known.rules);
  const part: RulesPart = {
    rules,
    members: known.members,
    onChange(change) {
      setRules({ ...rules, ...change });
      save.reset();
    },
  };
  return (
    <form
      className={classes['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!closed) save.mutate(rules, { onSuccess: () => showToast({ message: text('rulesSaved') }) });
      }}
    >
      <AskCards {...part} />
      {rules.asks !== 'nobody' && <AnswerCards {...part} />}
      {save.error && (
        <Banner kind="failure" announce>
          {errorText(save.error)}
        </Banner>
      )}
      <span>
        <Button kind="primary" type="submit" disabled={closed} busy={save.isPending}>
          {text('saveRules')}
        </Button>
      </span>
    </form>
  );
}
