import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { PlanProgress } from '../../sharing/components/schedule/plan-progress.tsx';
import type { Progress } from '../../sharing/plan-model.ts';
import { type Target, keyOf } from '../../sharing/target-model.ts';
import type { Piece } from '../model.ts';
import { smallPicture } from '../pictures.ts';
import type { WeekLine } from '../week-model.ts';
import { WeekFilm } from './week-film.tsx';
import classes from './week-line-fields.module.css';

interface WeekLineFieldsProps {
  /** Which of the lines it is, for those who do not see where it stands. */
  place: number;
  line: WeekLine;
  pieces: readonly Piece[];
  targets: readonly Target[];
  /** The words that go with it; undefined until they are known. */
  caption: string | undefined;
  fault: string | undefined;
  /** The piece is a film that does not wear the member's brand of now. */
  isUnmade: boolean;
  progress: Progress;
  disabled: boolean;
  onChange: (change: Partial<WeekLine>) => void;
}

const NONE = '';

/** One post of the week: its piece, where it goes and when, each of which can be changed. */
export function WeekLineFields(props: WeekLineFieldsProps) {
  const { place, line, pieces, targets, caption, fault, isUnmade, progress, onChange } = props;
  const text = useText('dashboard');
  const sharing = useText('sharing');
  const piece = pieces.find(({ id }) => id === line.contentId);
  const disabled = props.disabled || progress.kind === 'done' || progress.kind === 'working';
  return (
    <fieldset className={classes['line']}>
      <legend className={classes['legend']}>{text('weekPost', { place })}</legend>
      <span className={classes['picture']}>
        {piece && <Picture {...smallPicture(piece)} alt="" fallback={piece.title} />}
      </span>
      <div className={classes['fields']}>
        <NativeSelect
          label={sharing('piece')}
          choices={[
            ...pieces.map(({ id, title }) => ({ value: id, label: title })),
            { value: NONE, label: text('weekLeaveOut') },
          ]}
          value={line.contentId ?? NONE}
          disabled={disabled}
          onChange={(id) => onChange({ contentId: id === NONE ? null : id })}
        />
        {piece && (
          <>
            {isUnmade && <WeekFilm key={`${piece.id} ${piece.language}`} piece={piece} />}
            <p className={classes['caption']} lang={piece.language}>
              {caption}
            </p>
            <NativeSelect
              label={sharing('targetsLabel')}
              choices={targets.map((target) => ({
                value: keyOf(target),
                label: sharing('targetOn', { target: target.name, network: networkName(target.network) }),
              }))}
              value={line.targetKey}
              disabled={disabled}
              onChange={(targetKey) => onChange({ targetKey })}
            />
            <div className={classes['when']}>
              <TextField
                label={sharing('dateLabel')}
                type="date"
                value={line.when.date}
                disabled={disabled}
                error={fault}
                onChange={(event) => onChange({ when: { ...line.when, date: event.currentTarget.value } })}
              />
              <TextField
                label={sharing('timeLabel')}
                type="time"
                value={line.when.time}
                disabled={disabled}
                onChange={(event) => onChange({ when: { ...line.when, time: event.currentTarget.value.slice(0, 5) } })}
              />
            </div>
            <div aria-live="polite">
              <PlanProgress progress={progress} />
            </div>
          </>
        )}
      </div>
    </fieldset>
  );
}
