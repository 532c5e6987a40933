import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { frontLineSize, frontPlaces } from '@yardsign/domain/profile/front-places';
import { type FrontLogos, frontLogos } from '@yardsign/scene/front-logos';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { BrandImage } from '../model.ts';
import { sourceOf } from '../parts/part-model.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import classes from './guide-preview.module.css';
import { inkOn } from './ink-on.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PlatedLogo } from './preview-logo.tsx';
import { wornColor, wornLines } from './worn-lines.ts';

type Logos = FrontLogos<BrandImage>;

function PlacedLogos<Place extends keyof Logos>({ logos, place }: { logos: Logos[Place]; place: Place }) {
  if (logos.length === 0) return null;
  return (
    <div className={classes['logos']} data-place={place}>
      {logos.map((standing) => (
        <PlatedLogo key={standing.logo.id} {...standing} />
      ))}
    </div>
  );
}

/** The front page of a guide with these settings. */
export function GuidePreview({ brand: ofMember, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  // Its own words are in the language of the page, and so are the member's.
  const brand = textsIn(ofMember, useLanguage());
  const { values } = form;
  const ground = wornColor(values['bgcolor'], brand.primaryColor);
  const personal = values['front_customization'] === '1';
  const places = frontPlaces((name) => values[name] ?? '');
  const logos = frontLogos(brand, personal ? places : { logo: 'hidden', secondLogo: 'hidden' }, ground);
  const hasLeft = brand.photo !== null || logos.underPhoto.length > 0;
  const marks = [
    values['eh_lenderlogo'] === '1' ? text('eh_lenderlogo') : values['ehlogo'] === '1' && text('ehlogo'),
    values['realtorlogo'] === '1' && text('realtorlogo'),
  ].filter(Boolean);
  return (
    <PreviewFrame label={text('aGuide')}>
      <div className={classes['page']} style={{ background: ground, color: inkOn(ground) }}>
        <PlacedLogos logos={logos.top} place="top" />
        <p className={classes['kind']}>{text('guideKind')}</p>
        <p className={classes['title']}>{text('guideTitle')}</p>
        <svg className={classes['house']} viewBox="0 0 120 70" aria-hidden="true">
          <path d="M0 70V58C30 50 90 50 120 58V70Z" fill="currentColor" opacity="0.22" />
          <path d="M34 60V34L60 14L86 34V60Z" fill="currentColor" opacity="0.9" />
          <path d="M28 37L60 12L92 37" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
          <path d="M54 60V44H66V60Z" fill={ground} />
        </svg>
        <div className={classes['low']}>
          {personal && (
            <div className={classes['foot']}>
              {hasLeft && (
                <div className={classes['left']}>
                  {brand.photo && <img className={classes['photo']} src={brand.photo.url} alt="" />}
                  <PlacedLogos logos={logos.underPhoto} place="underPhoto" />
                </div>
              )}
              <div className={classes['lines']}>
                {wornLines(values, sourceOf(brand)).map(({ field, text: line, fontSize }, index) => (
                  <p
                    key={field}
                    data-first={index === 0 || undefined}
                    style={{ '--size': fontSize ?? frontLineSize(index) } as CSSProperties}
                  >
                    {line}
                  </p>
                ))}
                {brand.compliance !== '' && <p className={classes['small']}>{brand.compliance}</p>}
                {marks.length > 0 && <p className={classes['small']}>{marks.join(' · ')}</p>}
              </div>
              <PlacedLogos logos={logos.foot} place="foot" />
            </div>
          )}
        </div>
      </div>
    </PreviewFrame>
  );
}
