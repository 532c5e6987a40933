import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { filmLogos } from '@yardsign/scene/film/film-brand';
import { videoQuery } from '../../uploads/api.ts';
import type { Brand } from '../brand-query.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import { inkOn } from './ink-on.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLogo } from './preview-logo.tsx';
import classes from './video-preview.module.css';

/** The member's own video before or behind a film, whole on the colour of the brand. */
function End({ address, name, ground }: { address: string; name: string; ground: string }) {
  const poster = useQuery(videoQuery(address)).data?.poster ?? null;
  return (
    <div className={classes['film']} style={{ background: ground, color: inkOn(ground) }}>
      {poster === null ? <p className={classes['end']}>{name}</p> : <img src={poster} alt={name} />}
    </div>
  );
}

/** A film with the member's card, and what it begins and ends with. */
export function VideoPreview({ brand, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  const uploads = useText('uploads');
  const color = brand.primaryColor;
  const { custom_intro: intro = '', custom_outro: outro = '', autoadd } = form.values;
  const chosen = form.values['logo'] ?? '';
  const logos = [brand.logo, brand.logoDark, brand.secondaryLogo, brand.secondaryLogoDark, brand.filmLogo];
  const worn = filmLogos({ ...brand, filmLogo: logos.find((one) => one?.id === chosen) ?? null });
  const isAround = autoadd === '1';
  return (
    <PreviewFrame label={text('aVideo')}>
      <div className={classes['films']}>
        {isAround && intro !== '' && <End address={intro} name={uploads('intro')} ground={color} />}
        <div className={classes['film']} data-still>
          <div className={classes['card']}>
            {brand.photo && <img className={classes['photo']} src={brand.photo.url} alt="" />}
            <div>
              <p className={classes['name']}>{brand.fullName}</p>
              <p>{brand.phone}</p>
              <p>{brand.website}</p>
            </div>
            {(worn.logo ?? worn.logoDark) !== null && (
              <div className={classes['logo']}>
                <PreviewLogo {...worn} ground="#FFFFFF" />
              </div>
            )}
          </div>
        </div>
        {isAround && outro !== '' && <End address={outro} name={uploads('outro')} ground={color} />}
      </div>
    </PreviewFrame>
  );
}
