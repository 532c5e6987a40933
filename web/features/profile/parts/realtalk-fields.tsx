import {
  BACKGROUND_TYPES,
  REALTALK_RANGES,
  type RealtalkSettings,
  realtalkSettings,
  SEGMENTATION_MODELS,
} from '@yardsign/domain/profile/realtalk-settings';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { RangeField } from '../../../ui/form/range-field.tsx';
import { useHelp } from './part-field.tsx';
import type { PartForm } from './use-part-form.ts';

const FIELD = 'realtalk_settings';

interface FieldsProps {
  form: PartForm;
}

/** All settings are one field of the profile: a change of one writes them all. */
function useRealtalk(form: PartForm) {
  const settings = realtalkSettings(form.values[FIELD] ?? '');
  const { locked, help } = useHelp(form, FIELD);
  const change = (part: Partial<RealtalkSettings>) => form.set(FIELD, JSON.stringify({ ...settings, ...part }));
  const range = (name: keyof typeof REALTALK_RANGES) => {
    const [min, max, step] = REALTALK_RANGES[name];
    return {
      min,
      max,
      step,
      value: settings[name],
      disabled: locked,
      onChange: (value: number) => change({ [name]: value }),
    };
  };
  const toggle = (name: 'boldFont' | 'autoStop' | 'mirrorCamera' | 'virtualBackground') => ({
    checked: settings[name],
    disabled: locked,
    onChange: (value: boolean) => change({ [name]: value }),
  });
  return { settings, locked, help, change, range, toggle };
}

/** The words on the screen: how large, how fast, how much shows through. */
export function RealtalkText({ form }: FieldsProps) {
  const text = useText('parts');
  const { settings, help, change, range, toggle } = useRealtalk(form);
  const { onChange: _kept, value: kept, ...transparency } = range('teleprompterTransparency');
  return (
    <>
      {help !== undefined && <p>{help}</p>}
      <RangeField label={text('fontSize')} shown={`${settings.fontSize} px`} {...range('fontSize')} />
      <SwitchField label={text('boldFont')} {...toggle('boldFont')} />
      <RangeField
        label={text('scrollSpeed')}
        shown={text('wordsAMinute', { count: settings.scrollSpeed })}
        {...range('scrollSpeed')}
      />
      {/* What is kept is how much is covered; what is shown is how much is not. */}
      <RangeField
        label={text('teleprompterTransparency')}
        shown={`${100 - kept} %`}
        {...transparency}
        value={100 - kept}
        onChange={(shown) => change({ teleprompterTransparency: 100 - shown })}
      />
    </>
  );
}

/** What happens before, during and after a take. */
export function RealtalkRecording({ form }: FieldsProps) {
  const text = useText('parts');
  const { settings, range, toggle } = useRealtalk(form);
  return (
    <>
      <RangeField
        label={text('countdownTimer')}
        shown={text('seconds', { count: settings.countdownTimer })}
        {...range('countdownTimer')}
      />
      <SwitchField label={text('autoStop')} help={text('autoStopHelp')} {...toggle('autoStop')} />
      <SwitchField label={text('mirrorCamera')} help={text('mirrorCameraHelp')} {...toggle('mirrorCamera')} />
    </>
  );
}

/** What would stand behind the member: kept, and not applied by the recorder. */
export function RealtalkBackground({ form }: FieldsProps) {
  const text = useText('parts');
  const { settings, locked, change, toggle } = useRealtalk(form);
  const { virtualBackground, virtualBackgroundType, segmentationModel, customImageBackdropColor } = settings;
  return (
    <>
      <p>{text('backdropNote')}</p>
      <SwitchField label={text('virtualBackground')} {...toggle('virtualBackground')} />
      {virtualBackground && (
        <>
          <NativeSelect
            label={text('virtualBackgroundType')}
            value={virtualBackgroundType}
            disabled={locked}
            onChange={(value) => change({ virtualBackgroundType: value as typeof virtualBackgroundType })}
            choices={BACKGROUND_TYPES.map((value) => ({ value, label: text(`behind_${value}`) }))}
          />
          {virtualBackgroundType === 'image' && !locked && (
            <ColorField
              label={text('customImageBackdropColor')}
              help={text('backdropColorHelp')}
              value={customImageBackdropColor}
              onChange={(value) => change({ customImageBackdropColor: value })}
            />
          )}
          {virtualBackgroundType !== 'none' && (
            <NativeSelect
              label={text('segmentationModel')}
              help={text('segmentationHelp')}
              value={segmentationModel}
              disabled={locked}
              onChange={(value) => change({ segmentationModel: value as typeof segmentationModel })}
              choices={SEGMENTATION_MODELS.map((value) => ({ value, label: text(`model_${value}`) }))}
            />
          )}
        </>
      )}
    </>
  );
}
