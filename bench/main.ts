import { availableParallelism } from 'node:os';
import { printRows, type Section } from './row.ts';

/** In the order in which they run; those of `OPT_IN` only when they are named. */
const SECTIONS: Record<string, { title: string; load(): Promise<Pick<Section, 'run'>> }> = {
  graphics: { title: 'Graphics (CPU)', load: () => import('./graphics.ts') },
  calls: { title: 'Calls (CPU of the server)', load: () => import('./calls.ts') },
  members: { title: 'Calls of members, beside one query', load: () => import('./member-calls.ts') },
  beside: { title: 'A library beside Directus and Ghost', load: () => import('./beside/beside.ts') },
  day: { title: 'A day of 200 members in two minutes', load: () => import('./day.ts') },
  library: { title: 'A library of ten times the size', load: () => import('./library.ts') },
  loads: { title: 'First loads (gzipped)', load: () => import('./first-loads.ts') },
  paints: { title: 'First paint on a slow phone', load: () => import('./paints.ts') },
  starts: { title: 'Starts', load: () => import('./starts.ts') },
  people: { title: 'Finding people', load: () => import('./people.ts') },
  calendar: { title: 'A month of ten thousand posts, on PostgreSQL', load: () => import('./calendar.ts') },
  autopilot: { title: 'Two weeks of autopilot for many, on PostgreSQL', load: () => import('./autopilot.ts') },
  month: { title: 'A month of ten thousand posts, in a browser', load: () => import('./calendar-page.ts') },
  writing: { title: 'Writing in the studio on a slow processor', load: () => import('./writing.ts') },
  posting: { title: 'Posting', load: () => import('./posting.ts') },
  herd: { title: 'Posts due at once, on PostgreSQL', load: () => import('./herd/herd.ts') },
  pictures: { title: 'Signing in beside heavy pictures', load: () => import('./pictures.ts') },
  uploads: { title: 'A large file', load: () => import('./uploads.ts') },
  tools: { title: 'Tools', load: () => import('./tools.ts') },
  kill: { title: 'Posting, killed at random', load: () => import('./kill.ts') },
};
const OPT_IN = new Set(['beside', 'herd', 'kill']);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== '--quick' && SECTIONS[name] === undefined);
if (unknown.length > 0) {
  console.log(
    `There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}; --quick leaves tools out.`,
  );
} else {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`);
  const named = asked.filter((name) => name !== '--quick');
  const isWanted = (name: string) =>
    named.length > 0 ? named.includes(name) : !OPT_IN.has(name) && !(name === 'tools' && asked.includes('--quick'));
  for (const [name, { title, load }] of Object.entries(SECTIONS)) {
    if (!isWanted(name)) continue;
    console.log(`\n${title}`);
    try {
      console.log(printRows(await (await load()).run()));
    } catch (error) {
      // A section that cannot run here, for want of a browser for one, leaves the others their turn.
      console.log(`not measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
// A bench is not a test: whatever it found, it ran.
process.exit(0);
