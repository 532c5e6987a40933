// A reporter of vitest: writes what `test-runs.mjs` sums up to the file that TEST_REPORT names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './lib.mjs';

/** The first line of what went wrong. */
const whyOf = (errors) => errors[0]?.message?.split('\n')[0] ?? '';

/** @public vitest reads it. */
export default class TestReport {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, failed: 0, skipped: 0, files: [], flaky: [], failures: [] };
    for (const module of modules) {
      const file = relative(ROOT, module.moduleId);
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      report.files.push({ file, seconds: (collectDuration + setupDuration + duration) / 1000 });
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'failed') report.failures.push(`${file}: ${test.fullName}: ${whyOf(errors)}`);
        if (test.diagnostic()?.flaky) report.flaky.push(`${file}: ${test.fullName}: ${whyOf(errors)}`);
        report[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
      }
      // What failed outside of a test: a file that could not be loaded, or a hook.
      for (const part of [module, ...module.children.allSuites()]) {
        const errors = part.errors();
        if (errors.length > 0) report.failures.push(`${file}: ${part.fullName ?? 'the file'}: ${whyOf(errors)}`);
      }
    }
    for (const error of unhandled) report.failures.push(`outside of every test: ${whyOf([error])}`);
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
