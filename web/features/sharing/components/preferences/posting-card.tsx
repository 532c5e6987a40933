import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { SwitchField } from '../../../../ui/form/choice-fields.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { preferencesQuery, usePreferencesChange } from '../../preferences-api.ts';
import { useImpersonatedName } from '../use-impersonated-name.ts';

/** What holds for all posts of the member, whatever they are posted to. */
export function PostingCard() {
  const text = useText('sharing');
  const errorText = useErrorText();
  const query = useQuery(preferencesQuery);
  const impersonated = useImpersonatedName();
  const { mutate } = usePreferencesChange();
  return (
    <Card title={text('postingTitle')}>
      <Loaded query={query} waiting={<LinesSkeleton lines={2} />} place="part">
        {({ undo }) => (
          <SwitchField
            label={text('undoSwitch')}
            help={impersonated === null ? text('undoSwitchHelp') : text('undoSwitchBy', { name: impersonated })}
            checked={undo}
            disabled={impersonated !== null}
            onChange={(on) =>
              mutate({ undo: on }, { onError: (error) => showToast({ kind: 'failure', message: errorText(error) }) })
            }
          />
        )}
      </Loaded>
    </Card>
  );
}
