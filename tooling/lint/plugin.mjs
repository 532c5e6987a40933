// Our own rules for the linter.
import { relative, sep } from 'node:path';
import { placeOf, refusalOf } from './rooms.mjs';

const rooms = {
  meta: { type: 'problem', docs: { description: 'Imports run one way between the rooms of ARCHITECTURE.md.' } },
  createOnce(context) {
    let importer = '';
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = refusalOf(importer, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      before() {
        importer = relative(context.cwd, context.filename).split(sep).join('/');
        return placeOf(importer) !== undefined;
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The linter loads a plugin by its default export. @public */
export default { meta: { name: 'yardsign' }, rules: { rooms } };
