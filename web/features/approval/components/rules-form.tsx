import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { TeamMember } from '../../teams/people-api.ts';
import { type Rules, type TeamRules, useSaveRules } from '../api.ts';
import classes from '../pages/pages.module.css';
import { AnswerCards } from './answer-cards.tsx';
import { AskCards } from './ask-cards.tsx';
import { ChooseMembersDialog } from './choose-members-dialog.tsx';

/** The people whom the rules name, by id. */
export type People = ReadonlyMap<string, TeamRules['named'][number]>;

/** Where rules name people. */
type Naming = 'members' | 'approverIds';

export interface RulesPart {
  rules: Rules;
  people: People;
  onChange: (change: Partial<Rules>) => void;
  onChoose: (naming: Naming) => void;
}

/** What the window in which they are chosen is called. */
const NAMING_TITLES = { members: 'whoAsks', approverIds: 'whoApproves' } as const;

/** All that a team wants somebody to agree to, in one form. */
export function RulesForm({ known, closed }: { known: TeamRules; closed: boolean }) {
  const text = useText('approval');
  const errorText = useErrorText();
  const save = useSaveRules();
  const [rules, setRules] = useState<Rules>(known.rules);
  const [people, setPeople] = useState<People>(() => new Map(known.named.map((person) => [person.id, person])));
  // What the window is about stays while it closes.
  const [naming, setNaming] = useState<Naming>('members');
  const [opened, setOpened] = useState(false);
  const part: RulesPart = {
    rules,
    people,
    onChange(change) {
      setRules({ ...rules, ...change });
      save.reset();
    },
    onChoose(chosen) {
      setNaming(chosen);
      setOpened(true);
    },
  };

  function choose({ id, name }: TeamMember, wanted: boolean) {
    setPeople(new Map([...people, [id, { id, name, onTeam: true }]]));
    const others = rules[naming].filter((each) => each !== id);
    part.onChange({ [naming]: wanted ? [...others, id] : others });
  }

  return (
    <>
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
      {/* Beside the form: Enter in its search saves nothing. */}
      <ChooseMembersDialog
        title={text(NAMING_TITLES[naming])}
        chosen={rules[naming]}
        onChoose={choose}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
