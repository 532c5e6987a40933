import { writeTemplateFolder } from '../../platform/database/template.ts';
import { findPaths } from '../paths.ts';

// Run by the build: a migrated, empty database, which a first start begins from.
const paths = findPaths(import.meta.url);
await writeTemplateFolder(paths.databaseTemplate, paths.migrations);
