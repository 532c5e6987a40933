import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { SetUpFactorDialog } from './set-up-factor-dialog.tsx';
import { TurnOffFactorDialog } from './turn-off-factor-dialog.tsx';

export type FactorChange = 'set-up' | 'renew' | 'off';

interface FactorDialogsProps {
  opened: FactorChange | null;
  onClose: () => void;
}

/** The windows that change two-factor sign-in. They come together, when the first of them is opened. */
export function FactorDialogs({ opened, onClose }: FactorDialogsProps) {
  return (
    <>
      <SetUpFactorDialog opened={opened === 'set-up'} onClose={onClose} />
      <RenewCodesDialog opened={opened === 'renew'} onClose={onClose} />
      <TurnOffFactorDialog opened={opened === 'off'} onClose={onClose} />
    </>
  );
}
