import type { ReactNode } from 'react';
import classes from './drawing.module.css';

const c = (name: string) => classes[name];

/** The ground, some grass, the post and its arm: what every drawing of the family stands on. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={c('drawing')} viewBox="0 0 176 128" aria-hidden="true" focusable="false">
      <ellipse className={c('hill')} cx="88" cy="118" rx="80" ry="9" />
      <path className={c('grass')} d="M22 113l3-8 3 8m110 2l3-9 3 9m10-1l2-6 2 6M38 117l2-6 2 6" />
      <path className={c('post')} d="M46 14h8v10h78v7H54v84h-8z" />
      {children}
    </svg>
  );
}

function Hooks() {
  return <path className={c('line')} d="M76 31v10M118 31v10" />;
}

function Panel({ children, dashed = false }: { children?: ReactNode; dashed?: boolean }) {
  return (
    <>
      <Hooks />
      <rect className={dashed ? c('dashed') : c('panel')} x="62" y="41" width="70" height="46" rx="5" />
      {children}
    </>
  );
}

const DRAWINGS = {
  /** Nothing here yet: a panel that waits for a name. */
  empty: (
    <Panel dashed>
      <path className={c('accent')} d="M97 56v16M89 64h16" />
    </Panel>
  ),
  search: (
    <Panel>
      <circle className={c('accent')} cx="94" cy="61" r="10" />
      <path className={c('accent')} d="M102 69l9 9" />
    </Panel>
  ),
  scheduled: (
    <>
      <path className={c('line')} d="M80 31v16M114 31v16" />
      <rect className={c('panel')} x="64" y="41" width="66" height="54" rx="5" />
      <path className={c('line')} d="M64 55h66" />
      <path className={c('dots')} d="M76 66h.1M90 66h.1M104 66h.1M118 66h.1M76 80h.1M104 80h.1M118 80h.1" />
      <circle className={c('fill')} cx="90" cy="80" r="6" />
    </>
  ),
  connection: (
    <>
      <path className={c('line')} d="M76 31v10M118 31v4" />
      <g transform="rotate(13 76 41)">
        <rect className={c('panel')} x="62" y="41" width="70" height="42" rx="5" />
        <path className={c('accent')} d="M84 62h8m10 0h8M92 56v12m10-12v12" />
      </g>
    </>
  ),
  error: (
    <>
      <Hooks />
      <path
        className={c('panel')}
        d="M67 41h60a5 5 0 0 1 5 5v36a5 5 0 0 1-5 5h-22l-5-13 7-8-6-9 4-16H67z M67 41a5 5 0 0 0-5 5v36a5 5 0 0 0 5 5h33"
      />
      <path className={c('wrong')} d="M82 54v14M82 77v.1" />
    </>
  ),
  lost: (
    <>
      <path className={c('line')} d="M76 31v7a4 4 0 0 0 7 2M118 31v7a4 4 0 0 0 7 2" />
      <g transform="rotate(-9 112 102)">
        <rect className={c('panel')} x="84" y="84" width="64" height="30" rx="5" />
        <path className={c('accent')} d="M111 94a5 5 0 1 1 7 5c-2 1-2 2-2 3.500M116 108v.1" />
      </g>
    </>
  ),
  preparation: (
    <Panel>
      <path className={c('paint')} d="M67 42h34l6 11-7 9 6 12-5 12H67a4 4 0 0 1-4-4V46a4 4 0 0 1 4-4z" />
      <path className={c('brush')} d="M112 72l22-22 7 7-22 22z" />
      <path className={c('fill')} d="M112 72l7 7c-4 6-10 7-17 7 4-3 4-9 10-14z" />
    </Panel>
  ),
} as const;

export type DrawingName = keyof typeof DRAWINGS;

/** A small picture in the family of the mark. It decorates: the words beside it say the same. */
export function Drawing({ name }: { name: DrawingName }) {
  return <Scene>{DRAWINGS[name]}</Scene>;
}
