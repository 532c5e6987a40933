import { LOCAL_LIMITS } from '@yardsign/domain/local/figures';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type LocalProfile, useSaveLocal } from '../model/use-local-settings.ts';
import classes from './local.module.css';

interface AddMarketProps {
  profile: LocalProfile;
  onAdded: (market: string) => void;
  onClose: () => void;
}

/** Adds a market to those of the profile. */
function AddMarketDialog({ profile, onAdded, onClose }: AddMarketProps) {
  const text = useText('local');
  const draft = useDraft({ name: '' });
  const { busy, error, save } = useSaveLocal(profile);
  const name = draft.values.name.trim();
  const known = profile.markets.some((market) => market.toLowerCase() === name.toLowerCase());
  const isFull = profile.markets.length >= LOCAL_LIMITS.markets;
  const fault = name === '' ? text('marketMissing') : known ? text('marketKnown') : isFull && text('marketsFull');
  const form = useForm({
    draft,
    faults: { name: fault },
    busy,
    error,
    send: () => save('markets', [...profile.markets, name].join('\n'), () => onAdded(name)),
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('addMarket')} submit={text('add')}>
      <TextField
        label={text('marketName')}
        help={text('marketHelp')}
        maxLength={LOCAL_LIMITS.market}
        data-autofocus
        {...form.text('name')}
      />
    </FormDialog>
  );
}

interface AddMarketButtonProps {
  profile: LocalProfile;
  kind?: 'primary' | 'secondary';
  onAdded: (market: string) => void;
}

/** The button that adds a market. */
export function AddMarketButton({ profile, kind = 'secondary', onAdded }: AddMarketButtonProps) {
  const text = useText('local');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button kind={kind} icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setAdding(true)}>
        {text('addMarket')}
      </Button>
      {adding && (
        <AddMarketDialog
          profile={profile}
          onClose={() => setAdding(false)}
          onAdded={(market) => {
            setAdding(false);
            onAdded(market);
          }}
        />
      )}
    </>
  );
}

interface MarketBarProps {
  profile: LocalProfile;
  market: string;
  onChange: (market: string) => void;
}

/** The markets of the profile, one of them on screen. */
export function MarketBar({ profile, market, onChange }: MarketBarProps) {
  const text = useText('local');
  return (
    <div className={classes['bar']}>
      <NativeSelect
        label={text('market')}
        value={market}
        choices={profile.markets.map((value) => ({ value, label: value }))}
        onChange={onChange}
      />
      <AddMarketButton profile={profile} onAdded={onChange} />
      <LinkButton to="/profile/local" kind="quiet">
        {text('settings')}
      </LinkButton>
    </div>
  );
}
