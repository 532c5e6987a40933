import { pictureAddress } from '@yardsign/domain/studio/pictures';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { PickPictureDialog } from '../pictures/pick-picture-dialog.tsx';
import { faultAt, textOf } from './fields-model.ts';
import { type SchemaFieldProps, useFieldWords } from './field-words.ts';
import classes from './fields.module.css';

/** A picture of the content team that is chosen and not typed. A file that came with the library is named and stays until another is chosen. */
export function PictureChoice({ name, path, typed, faults, onChange }: SchemaFieldProps) {
  const words = useFieldWords();
  const error = useId();
  const [choosing, setChoosing] = useState(false);
  const chosen = textOf(typed);
  const called = words.nameOf(name);
  const fault = faultAt(faults, path, 'picture');
  return (
    <fieldset className={classes['choices']} data-field={path} {...(fault && { 'aria-describedby': error })}>
      <legend>{called}</legend>
      {chosen.startsWith('pic_') && <img className={classes['picture']} src={pictureAddress(chosen)} alt="" />}
      {chosen !== '' && !chosen.startsWith('pic_') && <p>{words.text('ofLibrary', { file: chosen })}</p>}
      <div className={classes['tools']}>
        <Button
          size="small"
          aria-label={words.text('choosePicture', { name: called })}
          onClick={() => setChoosing(true)}
        >
          {words.text('choose')}
        </Button>
        {chosen !== '' && (
          <Button size="small" aria-label={words.text('takeAway', { entry: called })} onClick={() => onChange('')}>
            {words.text('leaveOut')}
          </Button>
        )}
      </div>
      {fault && (
        <p id={error} className={classes['fault']}>
          {words.faultOf(fault)}
        </p>
      )}
      {choosing && (
        <PickPictureDialog
          onClose={() => setChoosing(false)}
          onPicked={({ id }) => {
            onChange(id);
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
