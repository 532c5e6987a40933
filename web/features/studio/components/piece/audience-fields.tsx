import { AUDIENCE_FEATURES, AUDIENCE_TYPES } from '@yardsign/domain/content/audience';
import type { TextWiring } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { StudioPiece } from '../../model.ts';
import classes from './cards.module.css';

type Chosen = NonNullable<StudioPiece['meta']['audience']>;
type Features = NonNullable<Chosen['features']>;
type Types = NonNullable<Chosen['types']>;

interface AudienceFieldsProps {
  features: Features;
  types: Types;
  states: TextWiring;
  onFeatures: (features: Features) => void;
  onTypes: (types: Types) => void;
}

/** Whom a piece is for: nothing ticked is everybody. */
export function AudienceFields({ features, types, states, onFeatures, onTypes }: AudienceFieldsProps) {
  const text = useText('studio');
  const featureNames = useText('upsell');
  return (
    <details className={classes['more']}>
      <summary>{text('audience')}</summary>
      <div className={classes['stack']}>
        <p className={classes['quiet']}>{text('audienceHelp')}</p>
        <fieldset className={classes['choices']}>
          <legend>{text('audienceTypes')}</legend>
          {AUDIENCE_TYPES.map((type) => (
            <CheckboxField
              key={type}
              label={text(`audience_${type}`)}
              checked={types.includes(type)}
              onChange={(on) => onTypes(AUDIENCE_TYPES.filter((each) => (each === type ? on : types.includes(each))))}
            />
          ))}
        </fieldset>
        <fieldset className={classes['choices']}>
          <legend>{text('audienceFeatures')}</legend>
          {AUDIENCE_FEATURES.map((slug) => (
            <CheckboxField
              key={slug}
              label={featureNames(slug)}
              checked={features.includes(slug)}
              onChange={(on) =>
                onFeatures(AUDIENCE_FEATURES.filter((each) => (each === slug ? on : features.includes(each))))
              }
            />
          ))}
        </fieldset>
        <TextField label={text('audienceStates')} help={text('audienceStatesHelp')} optional {...states} />
      </div>
    </details>
  );
}
