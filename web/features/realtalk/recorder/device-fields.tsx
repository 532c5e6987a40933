import { useText } from '../../../lib/i18n/use-text.ts';
import type { ChosenDevices } from '../../../lib/recording/open-camera.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { Camera } from './use-camera.ts';

const KINDS = ['camera', 'microphone'] as const satisfies readonly (keyof ChosenDevices)[];

/** Which camera and which microphone. They stay while a take is recorded. */
export function DeviceFields({ camera, disabled = false }: { camera: Camera; disabled?: boolean }) {
  const text = useText('recorder');
  const { state, devices, chosen, choose } = camera;
  return KINDS.map((kind) => {
    const ours = devices.filter((device) => device.kind === kind);
    if (ours.length === 0) return null;
    const known = ours.map(({ id, name }, at) => ({
      value: id,
      label: name === '' ? text(`${kind}Numbered`, { number: String(at + 1) }) : name,
    }));
    // One that was pulled out, or never chosen: another is a choice all the same.
    const isThere = ours.some(({ id }) => id === chosen[kind]);
    return (
      <NativeSelect
        key={kind}
        label={text(kind)}
        value={isThere ? chosen[kind] : ''}
        disabled={disabled || state.is === 'opening'}
        onChange={(id) => choose(kind, id)}
        choices={isThere ? known : [{ value: '', label: text('chooseDevice') }, ...known]}
      />
    );
  });
}
