import { useText } from '../../../lib/i18n/use-text.ts';
import { partPictureUrl } from '../parts/part-picture-url.ts';
import type { PartValues } from '../parts/part-model.ts';
import classes from './email-offers.module.css';

interface EmailOffersProps {
  values: PartValues;
  /** The place that is drawn, as `guides_location` and `pplocation` name it. */
  place: string;
}

/** What an e-mail offers in a place: the member's guides with their pictures, and the link to the blog. */
export function EmailOffers({ values, place }: EmailOffersProps) {
  const text = useText('parts');
  const background = partPictureUrl(values['ppbackground']);
  const pictures = [values['buyerad'], values['sellerad']].map(partPictureUrl).filter((url) => url !== null);
  return (
    <>
      {values['guides_location'] === place && (
        <div className={classes['guides']}>
          <p>{text('offeredGuides')}</p>
          {pictures.map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </div>
      )}
      {values['pplocation'] === place && (
        <p
          className={classes['blog']}
          {...(background !== null && { 'data-pictured': true, style: { backgroundImage: `url(${background})` } })}
        >
          <span>{text('offeredPages')}</span>
        </p>
      )}
    </>
  );
}
