import { active, type RightsOf } from './right.ts';

export const documentsRights: RightsOf<'documents'> = { getDocument: active };
