import { useText } from '../../../lib/i18n/use-text.ts';
import type { ChosenDevices } from '../../../lib/recording/open-camera.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import type { Camera } from './use-camera.ts';

const KINDS = ['camera', 'microphone'] as const satisfies readonly (keyof ChosenDevices)[];

/** Which camera and which microphone. They stay while a take is recorded. */
export function DeviceFields({ camera, disabled = false }: { camera: Camera; disabled?: boolean }) {
  const text = useText('recorder');
  const { state, devices, choose } = camera;
  return KINDS.map((kind) => {
    const ours = devices.filter((device) => device.kind === kind);
    if (ours.length === 0) return null;
    return (
      <NativeSelect
        key={kind}
        label={text(kind)}
        value={state.is === 'open' ? state.camera.taken[kind] : ''}
        disabled={disabled || state.is !== 'open'}
        onChange={(id) => choose(kind, id)}
        choices={ours.map(({ id, name }, at) => ({
          value: id,
          label: name === '' ? text(`${kind}Numbered`, { number: String(at + 1) }) : name,
        }))}
      />
    );
  });
}
