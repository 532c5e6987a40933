import { z } from 'zod';
import { SECRETS } from './secret-files.ts';
import { settingsSchema } from './settings.ts';

/** `docs/operations/settings.md`, generated from the settings themselves so that it cannot lag behind. */
export function settingsPage(): string {
  const json = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' }) as {
    properties: Record<string, { description?: string; default?: unknown }>;
  };
  const rows = Object.entries(json.properties).map(([name, { description, default: fallback }]) => {
    const shown = fallback === undefined || fallback === '' ? '' : `\`${String(fallback)}\``;
    return `| \`${name}\` | ${shown} | ${description ?? ''} |`;
  });
  return `# Settings

Read once at the start, from the environment. A wrong one stops the start with the whole list of what is wrong; an empty one
counts as unset, and blanks around a value do not count. Everything has a default that works offline. This page is generated: \`npm run settings\` writes it.

| name | default | meaning |
|---|---|---|
${rows.join('\n')}

## Secrets in files
What is secret may lie in a file, as Docker and Kubernetes hand it out: the name with \`_FILE\` behind it is then the path of that file
(\`DATABASE_URL_FILE=/run/secrets/database\`). It is read once, at the start. So may be given ${SECRETS.map((name) => `\`${name}\``).join(', ')}.

## Names that are no settings
A start warns in a line of its own of each name that begins as ours do, or is a letter or two away from one of them, and is none.

## Services
One process does everything. \`npm start -- --services=web\` and \`--services=worker\` split it (both need \`DATABASE_URL\`, and
\`YARDSIGN_MASTER_KEY\` and \`YARDSIGN_SESSION_KEY\` when they are on several machines); \`--services=sandbox\` runs the simulators
by themselves, and the others find them by \`YARDSIGN_SANDBOX_URL\`.
`;
}
