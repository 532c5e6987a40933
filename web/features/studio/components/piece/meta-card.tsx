import { isDayOfReview } from '@yardsign/domain/studio/review-day';
import { kinds } from '@yardsign/domain/content/kinds';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../../lib/api/client.ts';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useKeptDraft } from '../../../../lib/form/use-kept-draft.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { categoryNamesQuery, usePieceCall } from '../../api.ts';
import { readSources, readStates, readTags, type StudioPiece, writeSources } from '../../model.ts';
import { CarefulForm } from '../saved-form/careful-form.tsx';
import { unsavedIn, useMovedOn } from '../saved-form/use-moved-on.ts';
import { AudienceFields } from './audience-fields.tsx';
import classes from './cards.module.css';
import { RelatedField } from './related-field.tsx';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether members are asked to share another piece, which is said here. */
const asksToShare = ({ type }: StudioPiece): boolean => kinds[type].notice === 'share';

interface MetaProps {
  piece: StudioPiece;
  /** Is told whether something is typed that is not saved. */
  onChanged: (isChanged: boolean) => void;
}

/** What a piece says of itself in every language. */
function MetaForm({ piece, onChanged }: MetaProps) {
  const text = useText('studio');
  const names = useQuery(categoryNamesQuery(useLanguage())).data ?? [];
  const { meta } = piece;
  const saved = {
    slug: piece.slug,
    categories: meta.categories,
    related: meta.related as readonly string[],
    tags: meta.tags.join(', '),
    features: meta.audience.features ?? [],
    types: meta.audience.types ?? [],
    states: (meta.audience.states ?? []).join(', '),
    reviewed: meta.reviewed,
    sources: writeSources(meta.sources),
    claims: meta.claims,
    sample: meta.sample,
  };
  const draft = useDraft(saved);
  const isChanged = unsavedIn(draft, saved).length > 0;
  const kept = useKeptDraft(`studio.${piece.id}.about`, draft, isChanged);
  useEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);
  const { values, set } = draft;
  const tags = readTags(values.tags);
  const states = readStates(values.states);
  const sources = readSources(values.sources);
  const call = usePieceCall(piece.id, (body: Parameters<typeof api.studio.saveStudioMeta>[0]['body']) =>
    api.studio.saveStudioMeta({ params: { id: piece.id }, body }),
  );
  const form = useCallForm({
    draft,
    call,
    faults: {
      slug: !SLUG.test(values.slug) && text('slugWrong'),
      tags: (tags === null || tags.length > 12) && text('tagsWrong'),
      states: states === null && text('audienceStatesWrong'),
      sources: sources.some(({ name, url }) => name === '' || url === '') && text('sourcesWrong'),
      reviewed:
        (values.reviewed === '' ? sources.length > 0 : !isDayOfReview(values.reviewed)) && text('reviewedMissing'),
    },
    refusal: (error) => (hasCode(error, 'slug_taken') ? { slug: text('slugTaken') } : {}),
    toSend: ({ slug, categories, related, features, types, reviewed, claims, sample }) => ({
      version: piece.version,
      ...(slug !== piece.slug && { slug }),
      meta: {
        categories: [...categories],
        related: [...related],
        tags: tags ?? [],
        audience: { features: [...features], types: [...types], states: states ?? [] },
        reviewed,
        sources,
        claims,
        sample,
      },
    }),
    onDone(_answer, sent) {
      draft.settle(sent);
      showToast({ message: text('metaSaved') });
    },
  });
  const known = [
    ...names,
    ...values.categories
      .filter((slug) => !names.some((name) => name.slug === slug))
      .map((slug) => ({ slug, name: slug })),
  ];
  return (
    <CarefulForm form={form} kept={kept} moved={useMovedOn(draft, saved, call.error)} className={classes['stack']}>
      <TextField
        label={text('slug')}
        help={piece.isOut ? text('slugHelp') : undefined}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={160}
        {...form.text('slug')}
      />
      <fieldset className={classes['choices']}>
        <legend>{text('categories')}</legend>
        {known.map(({ slug, name }) => (
          <CheckboxField
            key={slug}
            label={name}
            checked={values.categories.includes(slug)}
            onChange={(on) =>
              set('categories', on ? [...values.categories, slug] : values.categories.filter((each) => each !== slug))
            }
          />
        ))}
      </fieldset>
      <RelatedField
        related={values.related}
        own={piece.slug}
        isShared={asksToShare(piece)}
        onChange={(related) => set('related', related)}
      />
      <TextField label={text('tags')} help={text('tagsHelp')} optional {...form.text('tags')} />
      <AudienceFields
        features={values.features}
        types={values.types}
        onFeatures={(features) => set('features', features)}
        onTypes={(types) => set('types', types)}
        states={form.text('states')}
      />
      <TextArea label={text('sources')} help={text('sourcesHelp')} rows={3} optional {...form.text('sources')} />
      <TextField label={text('reviewed')} type="date" optional={sources.length === 0} {...form.text('reviewed')} />
      <CheckboxField label={text('claims')} help={text('claimsHelp')} {...form.tick('claims')} />
      <CheckboxField label={text('sample')} help={text('sampleHelp')} {...form.tick('sample')} />
      <div className={classes['buttons']}>
        <Button type="submit" busy={form.busy}>
          {text('saveMeta')}
        </Button>
      </div>
    </CarefulForm>
  );
}

/** The form is there for a draft, once somebody wants it; at once where a piece is nothing without it. */
export function MetaCard({ piece, onChanged }: MetaProps) {
  const text = useText('studio');
  const [opened, setOpened] = useState(asksToShare(piece) && piece.meta.related.length === 0);
  return (
    <Card title={text('about')}>
      <div className={classes['stack']}>
        <p className={classes['quiet']}>{text('addressNow', { slug: piece.slug })}</p>
        {piece.state === 'draft' && !opened && (
          <div className={classes['buttons']}>
            <Button aria-expanded={false} onClick={() => setOpened(true)}>
              {text('changeAbout')}
            </Button>
          </div>
        )}
        {piece.state === 'draft' && opened && <MetaForm piece={piece} onChanged={onChanged} />}
      </div>
    </Card>
  );
}
