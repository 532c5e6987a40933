import { SCRIPTS } from '@yardsign/domain/text/scripts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { present } from './deck.ts';
import type { DeckJob } from './deck-job.ts';
import type { ProcessJob, TypesetterFiles } from './jobs.ts';
import type { Answer, Order } from './one-process.ts';

// The process that sets documents: started by `createTypesetter`, one job at a time.

/** Rounds that a layout is remembered for without being needed. */
const KEPT_ROUNDS = 10;

/** Where several files hold a face, the first is asked first: letters of English and Spanish before all others. */
const PARTS = ['latin', 'latin-ext', ...SCRIPTS];

async function open({ templates, fonts }: TypesetterFiles): Promise<NodeCompiler> {
  // Loaded with the first job, so that a machine for which there is no typesetter fails jobs and not processes.
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const names = readdirSync(fonts);
  const ordered = PARTS.flatMap((part) => names.filter((name) => name.endsWith(`.${part}.ttf`)));
  const fontBlobs = ordered.map((name) => readFileSync(join(fonts, name)));
  return Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
}

function reasonOf(error: NodeError | null): string {
  const told = (error?.shortDiagnostics ?? []) as { message: string }[];
  return `the document could not be set: ${told.map(({ message }) => message).join('; ')}`;
}

let compiler: Promise<NodeCompiler> | undefined;

/** @throws Error with what the typesetter says of the template */
async function typeset({ files, template, data, pictures }: ProcessJob, as: 'pdf' | 'svg'): Promise<Uint8Array> {
  compiler ??= open(files);
  const typst = await compiler;
  const at = (name: string) => join(files.templates, name);
  try {
    typst.mapShadow(at('data.json'), Buffer.from(JSON.stringify(data)));
    for (const [name, bytes] of Object.entries(pictures)) typst.mapShadow(at(name), Buffer.from(bytes));
    const compiled = typst.compile({ mainFilePath: at(template) });
    const { result } = compiled;
    if (result === null) throw new Error(reasonOf(compiled.takeDiagnostics()));
    // All pages below each other, with outlines in place of letters.
    return as === 'svg' ? Buffer.from(typst.plainSvg(result)) : typst.pdf(result, { pdfTags: true });
  } finally {
    typst.resetShadow();
    typst.evictCache(KEPT_ROUNDS);
  }
}

async function answer({ name, job }: Order): Promise<Answer> {
  try {
    if (name === 'present') return { made: await present(job as DeckJob) };
    return { made: await typeset(job as ProcessJob, name === 'draw' ? 'svg' : 'pdf') };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: Order) => void answer(order).then((made) => process.send?.(made)));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
