import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Camera } from './use-camera.ts';

/** Why there is no picture, in words, and what can be done. */
export function CameraNotice({ camera, tested = false }: { camera: Camera; tested?: boolean }) {
  const text = useText('recorder');
  const { state, again } = camera;
  if (state.is !== 'closed') return null;
  const own = { lost: 'cameraLost', taken: 'cameraTaken', missing: 'cameraMissing' } as const;
  const said = state.why === 'refused' || state.why === 'unsupported' ? 'cameraRefused' : own[state.why];
  return (
    <Banner
      kind="failure"
      announce
      action={
        <>
          <Button size="small" onClick={again}>
            {text('tryAgain')}
          </Button>
          {!tested && (
            <LinkButton size="small" to="/realtalk/test">
              {text('toTest')}
            </LinkButton>
          )}
        </>
      }
    >
      {text(said)}
    </Banner>
  );
}
