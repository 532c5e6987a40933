import { afterAll, expect, test } from 'vitest';
import { hostilePictures } from './testing/hostile-pictures.ts';
import { measuredIntake, type Measured } from './testing/measured-intake.ts';

/**
 * Every hostile file through the real process, as a photo and as a logo. What is measured is a processor's time and the memory
 * of the whole process, so that a busy machine changes neither.
 */
const { intake, send } = measuredIntake();
afterAll(() => intake.close());

test('three hundred hostile files each take less than a second and 150 MB, and get the right answer', async () => {
  const pictures = hostilePictures();
  expect(pictures.length).toBeGreaterThanOrEqual(300);
  const measured: Measured[] = [];
  const wrong: string[] = [];
  for (const [i, picture] of pictures.entries()) {
    const result = await send(picture, i % 3 === 0 ? 'logo' : 'photo');
    measured.push(result);
    if (picture.expected !== undefined && result.outcome !== picture.expected)
      wrong.push(`${picture.name}: ${result.outcome} ${result.reason}, not ${picture.expected}`);
    if (result.reason === 'too-heavy') wrong.push(`${picture.name}: had to be killed`);
    if (result.cpuMs > 1000) wrong.push(`${picture.name}: ${Math.round(result.cpuMs)} ms`);
    if (result.peakMegabytes > 150) wrong.push(`${picture.name}: ${Math.round(result.peakMegabytes)} MB`);
  }
  const most = (of: (result: Measured) => number) => Math.round(Math.max(...measured.map(of)));
  process.stdout.write(
    `${measured.length} files: at most ${most(({ cpuMs }) => cpuMs)} ms and ${most(({ peakMegabytes }) => peakMegabytes)} MB\n`,
  );
  expect(wrong).toEqual([]);
}, 600_000);
