import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Finding } from '../../model/findings.ts';
import { layerAt } from '../../model/layer-tree.ts';
import { useLayerWords } from '../../model/layer-words.ts';
import type { Look } from '../../model/looks.ts';
import type { Editor } from '../../model/use-editor.ts';
import { ScenePicture } from '../scene-picture.tsx';
import classes from './brand-strip.module.css';
import { type Shown, useFindings } from './use-findings.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds after the last change until the other brands are drawn again. */
const PAUSE_MS = 200;

const Thumb = memo(function Thumb({ shown, look }: { shown: Shown; look: Look }) {
  const { design, size, language, texts } = shown;
  return (
    <ScenePicture
      template={design.template}
      size={size}
      language={language}
      brand={look.brand}
      texts={texts}
      imageUrl={look.imageUrl}
      label=""
    />
  );
});

function FindingLine({ finding, editor, look }: { finding: Finding; editor: Editor; look: Look }) {
  const text = useText('canvas');
  const { layerName } = useLayerWords({ ...editor, look });
  const layer = layerAt(editor.layers, finding.path);
  if (!layer) return null;
  const name = layerName(layer);
  return (
    <li>
      <button
        type="button"
        className={classes['finding']}
        onClick={() => {
          editor.setLook(look.name);
          editor.choose(finding.path);
        }}
      >
        {text(`finding_${finding.kind}`, { name, detail: finding.detail })}
      </button>
    </li>
  );
}

/** What a brand stumbles over, each leading to its layer. */
function FindingsOf({
  editor,
  look,
  findings,
}: {
  editor: Editor;
  look: Look;
  findings: readonly Finding[] | undefined;
}) {
  const text = useText('canvas');
  if (findings === undefined) return null;
  if (findings.length === 0)
    return (
      <p className={classes['fine']}>
        <IconCheck size={16} stroke={2} aria-hidden="true" />
        {text('allFine')}
      </p>
    );
  return (
    <>
      <p className={classes['count']}>
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        {text('findings', { count: findings.length })}
      </p>
      <ul className={classes['findings']}>
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.kind} ${finding.path.join('.')} ${finding.detail}`}
            finding={finding}
            editor={editor}
            look={look}
          />
        ))}
      </ul>
    </>
  );
}

/** The drawing in every brand that it is looked at in, with what each would stumble over. The one that is pressed is worn by the drawing at work. */
export function BrandStrip({ editor }: { editor: Editor }) {
  const text = useText('canvas');
  const { design, size, language, texts, looks } = editor;
  const now = useMemo(() => ({ design, size, language, texts }), [design, size, language, texts]);
  const shown = useSettled(now, PAUSE_MS);
  const found = useFindings(shown, looks);
  if (editor.isOwn)
    return (
      <Card title={text('checks')}>
        <FindingsOf editor={editor} look={editor.look} findings={found.own} />
      </Card>
    );
  return (
    <Card title={text('brands')}>
      <ul className={classes['brands']}>
        {looks.map((look) => (
          <li key={look.name} className={classes['brand']}>
            <button
              type="button"
              className={classes['wear']}
              aria-pressed={editor.look === look}
              onClick={() => editor.setLook(look.name)}
            >
              {/* What it looks like is said by what was found in it. */}
              <span aria-hidden="true">
                <Thumb shown={shown} look={look} />
              </span>
              <span>{text(`sample_${look.name}`)}</span>
            </button>
            <FindingsOf editor={editor} look={look} findings={found[look.name]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
