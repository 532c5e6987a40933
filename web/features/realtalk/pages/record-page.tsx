import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { ChosenScript } from '../../../lib/realtalk/chosen-script.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Brand, brandQuery } from '../../profile/brand-query.ts';
import { partQuery } from '../../profile/parts/part-api.ts';
import type { PartProfile } from '../../profile/parts/part-model.ts';
import { usePartForm } from '../../profile/parts/use-part-form.ts';
import type { Abilities } from '../../../lib/recording/abilities.ts';
import { browserPorts, type RecorderPorts } from '../recorder/ports.ts';
import { Recorder } from '../recorder/recorder.tsx';
import { useAbilities } from '../recorder/use-abilities.ts';
import { useCurrentScript } from '../recorder/use-current-script.ts';

interface KnownRecorderProps {
  ports: RecorderPorts;
  memberId: string;
  script: ChosenScript;
  abilities: Abilities;
  profile: PartProfile;
  brand: Brand;
}

function KnownRecorder({ profile, brand, ...recorder }: KnownRecorderProps) {
  const text = useText('profile');
  const form = usePartForm({
    memberId: recorder.memberId,
    feature: 'realtalk',
    profile,
    brand,
    onSaved: () => showToast({ message: text('saved') }),
  });
  return <Recorder {...recorder} form={form} />;
}

/** Recording a script that was chosen before: without one the guards lead elsewhere. */
export function RecordPage({ ports = browserPorts }: { ports?: RecorderPorts }) {
  const text = useText('profile');
  const memberId = useSession()?.user.id ?? '';
  const script = useCurrentScript(memberId);
  const profile = useQuery({ ...partQuery(memberId, 'realtalk'), enabled: memberId !== '' });
  const brand = useQuery(brandQuery);
  const abilities = useAbilities(ports);
  // The guards only look whether there is one.
  if (script === null) return <Navigate to="/realtalk" replace />;
  const shape = { waiting: <PageSkeleton />, place: 'page', failed: text('loadFailed') } as const;
  return (
    <Loaded query={profile} {...shape}>
      {(read) => (
        <Loaded query={brand} {...shape}>
          {(worn) => (
            <Loaded query={abilities} {...shape}>
              {(able) => (
                <KnownRecorder
                  ports={ports}
                  memberId={memberId}
                  script={script}
                  abilities={able}
                  profile={read}
                  brand={worn}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
