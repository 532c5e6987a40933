import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { type Design, textsIn } from '../../model/design.ts';
import type { Finding } from '../../model/findings.ts';
import { layerAt } from '../../model/layer-tree.ts';
import { useLayerWords } from '../../model/layer-words.ts';
import { type Sample, SAMPLES, sampleBrands, sampleUrl } from '../../model/sample-brands.ts';
import type { Editor } from '../../model/use-editor.ts';
import { ScenePicture } from '../scene-picture.tsx';
import classes from './brand-strip.module.css';
import { useFindings } from './use-findings.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds after the last change until the other brands are drawn again. */
const PAUSE_MS = 200;

interface ThumbProps {
  design: Design;
  size: Editor['size'];
  language: Language;
  sample: Sample;
}

const Thumb = memo(function Thumb({ design, size, language, sample }: ThumbProps) {
  const texts = useMemo(() => textsIn(design, language), [design, language]);
  return (
    <ScenePicture
      template={design.template}
      size={size}
      language={language}
      brand={sampleBrands[sample]}
      texts={texts}
      imageUrl={sampleUrl}
      label=""
    />
  );
});

function FindingLine({ finding, editor, sample }: { finding: Finding; editor: Editor; sample: Sample }) {
  const text = useText('canvas');
  const { layerName } = useLayerWords();
  const layer = layerAt(editor.layers, finding.path);
  if (!layer) return null;
  const name = layerName(layer, textsIn(editor.design, editor.language));
  return (
    <li>
      <button
        type="button"
        className={classes['finding']}
        onClick={() => {
          editor.setSample(sample);
          editor.choose(finding.path);
        }}
      >
        {text(`finding_${finding.kind}`, { name, detail: finding.detail })}
      </button>
    </li>
  );
}

/** The drawing in six brands at once, with what each would stumble over. The one that is pressed is worn by the drawing at work. */
export function BrandStrip({ editor }: { editor: Editor }) {
  const text = useText('canvas');
  const { size, language } = editor;
  const design = useSettled(editor.design, PAUSE_MS);
  const found = useFindings(design, size, language);
  return (
    <Card title={text('brands')}>
      <ul className={classes['brands']}>
        {SAMPLES.map((sample) => {
          const findings = found[sample];
          return (
            <li key={sample} className={classes['brand']}>
              <button
                type="button"
                className={classes['wear']}
                aria-pressed={editor.sample === sample}
                onClick={() => editor.setSample(sample)}
              >
                {/* What it looks like is said by what was found in it. */}
                <span aria-hidden="true">
                  <Thumb design={design} size={size} language={language} sample={sample} />
                </span>
                <span>{text(`sample_${sample}`)}</span>
              </button>
              {findings?.length === 0 && (
                <p className={classes['fine']}>
                  <IconCheck size={16} stroke={2} aria-hidden="true" />
                  {text('allFine')}
                </p>
              )}
              {findings && findings.length > 0 && (
                <>
                  <p className={classes['count']}>
                    <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
                    {text('findings', { count: findings.length })}
                  </p>
                  <ul className={classes['findings']}>
                    {findings.map((finding) => (
                      <FindingLine
                        key={`${finding.kind} ${finding.path.join('.')}`}
                        finding={finding}
                        editor={editor}
                        sample={sample}
                      />
                    ))}
                  </ul>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
