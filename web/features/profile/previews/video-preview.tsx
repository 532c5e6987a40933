import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { BrandImage } from '../model.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import { inkOn } from './ink-on.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLogo } from './preview-logo.tsx';
import classes from './video-preview.module.css';

/** The card that opens a video, and a still of it with the member's name. */
export function VideoPreview({ brand, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  const color = brand.primaryColor;
  const ink = inkOn(color);
  const pictures = [brand.logo, brand.logoDark, brand.secondaryLogo, brand.secondaryLogoDark];
  const chosen = (field: string): BrandImage | null =>
    pictures.find((picture) => picture !== null && picture.id === form.values[field]) ?? null;
  const logo = chosen('logo');
  const second = chosen('secondary_logo');
  const around = form.values['autoadd'] === '1';
  const role = [brand.jobTitle, brand.company].filter(Boolean).join(' · ');
  return (
    <PreviewFrame label={text('aVideo')}>
      {around && (
        <div className={classes['frame']} style={{ background: color, color: ink }}>
          <div className={classes['card']}>
            {logo && <PreviewLogo logo={logo} logoDark={logo} ground={color} />}
            {second && <PreviewLogo logo={second} logoDark={second} ground={color} />}
            <p className={classes['name']}>{brand.fullName}</p>
            <p>{role}</p>
          </div>
        </div>
      )}
      <div className={classes['frame']} data-still>
        <div className={classes['third']} style={{ background: color, color: ink }}>
          {brand.photo && <img className={classes['photo']} src={brand.photo.url} alt="" />}
          <div>
            <p className={classes['name']}>{brand.fullName}</p>
            <p>{[brand.phone, brand.website].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      </div>
    </PreviewFrame>
  );
}
