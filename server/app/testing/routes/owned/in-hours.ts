import type { TestApp } from '../../test-app.ts';

/** @returns the time of the test's clock so many hours from now. */
export const inHours = (app: TestApp, hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
