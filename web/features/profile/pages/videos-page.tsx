import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { LogoChoice } from '../parts/logo-choice.tsx';
import { PartSwitch } from '../parts/part-field.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { VideoChoice } from '../parts/video-choice.tsx';
import { VideoPreview } from '../previews/video-preview.tsx';

/** What the member's videos begin and end with, and what they show of the brand. */
export function VideosPage() {
  const text = useText('parts');
  const uploads = useText('uploads');
  return (
    <PartPage feature="video" lead={text('videosLead')} preview={VideoPreview}>
      {(form, brand) => (
        <>
          <Card title={uploads('ownVideos')}>
            <div className={layout['stack']}>
              <VideoChoice form={form} place="intro" label={uploads('intro')} />
              <VideoChoice form={form} place="outro" label={uploads('outro')} />
              <PartSwitch form={form} field="autoadd" label={text('autoadd')} help={text('autoaddHelp')} />
            </div>
          </Card>
          <Card title={text('inYourVideos')}>
            <LogoChoice form={form} field="logo" label={text('videoLogo')} brand={brand} />
          </Card>
          <Card title={text('onYourBlog')}>
            <PartSwitch form={form} field="hide_videos" label={text('hide_videos')} help={text('hideVideosHelp')} />
          </Card>
        </>
      )}
    </PartPage>
  );
}
