import { expect, test } from 'vitest';
import { refusalOf } from './rooms.mjs';

test.each([
  ['domain/teams/rules.ts', 'fast-check'],
  ['domain/teams/rules.ts', 'node:path'],
  ['domain/teams/rules.ts', '../../contracts/api.ts'],
  ['contracts/api.ts', '@yardsign/scene/layout'],
  ['scene/layout.ts', '@yardsign/contracts/api'],
  ['sandbox/kit/clock.ts', '@yardsign/domain/time/wall-clock'],
  ['server/platform/http/bind.ts', '../../features/teams/rename-team.ts'],
  ['server/features/teams/rename-team.ts', '../../app/compose.ts'],
  ['server/features/teams/rename-team.ts', '../../integrations/facebook/adapter.ts'],
  ['server/features/teams/rename-team.ts', '@yardsign/sandbox/sandbox'],
  ['server/features/teams/rename-team.ts', '../access/store.ts'],
  ['server/features/teams/rename-team.ts', '../access/sessions-store.ts'],
  ['server/integrations/facebook/adapter.ts', '../../features/sharing/store.ts'],
  ['server/integrations/facebook/adapter.ts', '../google/client.ts'],
  ['server/seeds/demo.ts', '../app/compose.ts'],
  ['web/ui/button.tsx', '../features/teams/api.ts'],
  ['web/features/teams/api.ts', '../../app/router.tsx'],
  ['web/app/router.tsx', '@yardsign/server/app/compose'],
])('%s may not import %s', (importer, specifier) => {
  expect(refusalOf(importer, specifier)).toEqual(expect.any(String));
});

test.each([
  ['domain/teams/rules.ts', '../access/roles.ts'],
  ['domain/teams/rules.test.ts', 'fast-check'],
  ['contracts/api.ts', '@yardsign/domain/access/roles'],
  ['server/features/teams/rename-team.ts', './store.ts'],
  ['server/features/teams/rename-team.ts', '../access/end-session.ts'],
  ['server/features/teams/rename-team.ts', 'kysely'],
  ['server/integrations/facebook/adapter.ts', '../../features/sharing/ports.ts'],
  ['server/integrations/facebook/adapter.ts', './client.ts'],
  ['server/app/compose.ts', '@yardsign/sandbox/sandbox'],
  ['web/features/teams/api.ts', '../access/api.ts'],
  ['bench/posting.ts', '@yardsign/server/features/sharing/store'],
])('%s may import %s', (importer, specifier) => {
  expect(refusalOf(importer, specifier)).toBeUndefined();
});
