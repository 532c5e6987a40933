import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { LogoChoice } from '../parts/logo-choice.tsx';
import { PartSwitch } from '../parts/part-field.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { VideoChoice } from '../parts/video-choice.tsx';
import { VideoPreview } from '../previews/video-preview.tsx';

/** How the member's name opens and closes videos. */
export function VideosPage() {
  const text = useText('parts');
  const uploads = useText('uploads');
  return (
    <PartPage feature="video" lead={text('videosLead')} preview={VideoPreview}>
      {(form, brand) => (
        <>
          <Card title={text('openingAndClosing')}>
            <div className={layout['stack']}>
              <PartSwitch form={form} field="autoadd" label={text('autoadd')} help={text('autoaddHelp')} />
              <div className={layout['fields']}>
                <LogoChoice form={form} field="logo" label={text('videoLogo')} brand={brand} />
                <LogoChoice form={form} field="secondary_logo" label={text('videoSecondLogo')} brand={brand} />
              </div>
            </div>
          </Card>
          <Card title={uploads('ownVideos')}>
            <div className={layout['stack']}>
              <VideoChoice form={form} place="intro" label={uploads('intro')} />
              <VideoChoice form={form} place="outro" label={uploads('outro')} />
            </div>
          </Card>
          <Card title={text('onYourBlog')}>
            <PartSwitch form={form} field="hide_videos" label={text('hide_videos')} />
          </Card>
        </>
      )}
    </PartPage>
  );
}
