import { useText } from '../../../lib/i18n/use-text.ts';
import { type Abilities, canRecord } from '../../../lib/recording/abilities.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** What this browser lacks, in the place of the button that begins; nothing where it lacks nothing. */
export function UnableNotice({ abilities, tested = false }: { abilities: Abilities; tested?: boolean }) {
  const text = useText('recorder');
  if (canRecord(abilities)) return null;
  const lacks = !abilities.pictures ? 'unablePictures' : !abilities.files ? 'unableFiles' : 'unableCamera';
  return (
    <Banner
      kind="attention"
      {...(!tested && {
        action: (
          <LinkButton size="small" to="/realtalk/test">
            {text('toTest')}
          </LinkButton>
        ),
      })}
    >
      {text(lacks)}
    </Banner>
  );
}
