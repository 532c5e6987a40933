import { writeTemplate } from '../platform/database/template.ts';
import { findPaths } from './paths.ts';

// Run by the build: a migrated, empty database as one file, which a first start begins from.
const paths = findPaths(import.meta.url);
await writeTemplate(paths.databaseTemplate, paths.migrations, 'gzip');
