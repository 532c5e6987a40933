import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { ProfileForm } from '../components/use-profile-form.ts';
import classes from './fill-dialog.module.css';
import type { ImageSuggestion, Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  label: string;
  form: ProfileForm;
  suggestions: readonly Suggestion[];
  images: readonly ImageSuggestion[];
}

/** What could be taken into the form, a row each; what was taken goes. */
export function SuggestionList({ label, form, suggestions, images }: SuggestionListProps) {
  const text = useText('uploads');
  const profileText = useText('profile');
  if (suggestions.length + images.length === 0) return null;
  const use = (what: string, take: () => void) => (
    <Button size="small" aria-label={`${text('useThis')}: ${what}`} onClick={take}>
      {text('useThis')}
    </Button>
  );
  return (
    <section>
      <p role="status" className={classes['label']}>
        {label}
      </p>
      <ul className={classes['list']} aria-label={label}>
        {suggestions.map(({ field, value }) => (
          <li key={field} className={classes['row']}>
            <span className={classes['words']}>
              <span className={classes['label']}>{profileText(field === 'email' ? 'email_address' : field)}</span>
              <span className={classes['value']}>
                {field === 'primary_color' && (
                  <span className={classes['swatch']} style={{ backgroundColor: value }} aria-hidden="true" />
                )}
                {value}
              </span>
            </span>
            {use(value, () => form.set(field, value))}
          </li>
        ))}
        {images.map(({ field, image }) => (
          <li key={field} className={classes['row']}>
            <span className={classes['words']}>
              <span className={classes['label']}>{profileText(field)}</span>
              <img className={classes['found']} src={image.url} alt="" />
            </span>
            {use(profileText(field), () => form.set(field, image))}
          </li>
        ))}
      </ul>
    </section>
  );
}
