import { writeFile } from 'node:fs/promises';
import { settingsPage } from '@yardsign/server/app/settings/settings-doc';

await writeFile(new URL('../docs/operations/settings.md', import.meta.url), settingsPage());
