import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './lib.mjs';

// The arrows of ARCHITECTURE.md, as `npm run check` holds them: files that import what they may not, before the same linter
// with the same settings.

const REFUSED: readonly [importer: string, specifier: string][] = [
  ['domain/teams/rules.ts', 'fast-check'],
  ['domain/teams/rules.ts', 'node:path'],
  ['domain/teams/rules.ts', '@yardsign/contracts/api'],
  ['domain/teams/rules.ts', '../../contracts/api.ts'],
  ['domain/teams/rules.test.ts', '@yardsign/contracts/api'],
  ['contracts/api.ts', '@yardsign/scene/layout'],
  ['scene/layout.ts', '@yardsign/contracts/api'],
  ['sandbox/kit/clock.ts', '@yardsign/domain/time/wall-clock'],
  ['server/platform/http/bind.ts', '../../features/teams/rename-team.ts'],
  ['server/features/teams/rename-team.ts', '../../app/compose.ts'],
  ['server/features/teams/rename-team.ts', '../../integrations/facebook/adapter.ts'],
  ['server/features/teams/rename-team.ts', '@yardsign/sandbox/sandbox'],
  ['server/features/teams/rename-team.ts', '../access/store.ts'],
  ['server/features/teams/rename-team.ts', '../access/session/sessions-store.ts'],
  ['server/features/teams/room/rename-team.ts', '../../access/store.ts'],
  ['server/features/teams/room/rename-team.ts', '../../access/session/sessions-store.ts'],
  ['server/features/teams/texts/mail.ts', '../../access/store.ts'],
  ['server/integrations/facebook/adapter.ts', '../../features/sharing/store.ts'],
  ['server/integrations/facebook/adapter.ts', '../../features/sharing/create-share.ts'],
  ['server/integrations/facebook/adapter.ts', '../google/client.ts'],
  ['server/seeds/demo.ts', '../app/compose.ts'],
  ['web/ui/action/button.tsx', '../../features/teams/api.ts'],
  ['web/features/teams/api.ts', '../../app/router.tsx'],
  ['web/app/router.tsx', '@yardsign/server/app/compose'],
];

const ALLOWED: readonly [importer: string, specifier: string][] = [
  ['domain/teams/rules.ts', '../access/roles.ts'],
  ['domain/teams/rules.test.ts', 'fast-check'],
  ['contracts/api.ts', '@yardsign/domain/access/roles'],
  ['server/features/teams/rename-team.ts', './store.ts'],
  ['server/features/teams/texts/mail.ts', '../store.ts'],
  ['server/features/teams/room/rename-team.ts', '../seats/seat-store.ts'],
  ['server/features/teams/rename-team.ts', './seats/seat-store.ts'],
  ['server/features/teams/rename-team.ts', '../access/end-session.ts'],
  ['server/features/teams/rename-team.ts', 'kysely'],
  ['server/integrations/facebook/adapter.ts', '../../features/sharing/ports.ts'],
  ['server/integrations/facebook/adapter.ts', '../../platform/clock.ts'],
  ['server/integrations/facebook/adapter.ts', './client.ts'],
  ['server/app/compose.ts', '@yardsign/sandbox/sandbox'],
  ['web/features/teams/api.ts', '../access/api.ts'],
  ['bench/posting.ts', '@yardsign/server/features/sharing/store'],
];

const folder = mkdtempSync(join(tmpdir(), 'yardsign-arrows-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  diagnostics: { code: string; message: string; filename: string }[];
}

/** @returns the refused imports, as `importer -> specifier` */
function lint(imports: readonly (readonly [string, string])[]): string[] {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [importer, specifier] of imports) {
    mkdirSync(join(folder, dirname(importer)), { recursive: true });
    appendFileSync(join(folder, importer), `export * from '${specifier}';\n`);
  }
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--quiet', '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, message }) => `${filename} -> ${message.split("'")[1]}`);
}

test('imports against the arrows are refused, and no others', () => {
  const expected = REFUSED.map(([importer, specifier]) => `${importer} -> ${specifier}`);
  expect(lint([...REFUSED, ...ALLOWED]).toSorted()).toEqual(expected.toSorted());
});
