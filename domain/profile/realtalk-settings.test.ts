import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfField, storedValue } from './field-rules.ts';
import { fieldOf } from './profile-fields.ts';
import { realtalkSettings } from './realtalk-settings.ts';

const FIELD = fieldOf('realtalk', 'realtalk_settings') ?? { kind: 'line', max: 0 };
const kept = (said: object) => realtalkSettings(storedValue(FIELD, JSON.stringify(said)));

describe('the settings of the teleprompter', () => {
  test('are twelve, and begin as documented', () => {
    expect(realtalkSettings('')).toEqual({
      fontSize: 24,
      scrollSpeed: 200,
      teleprompterTransparency: 40,
      countdownTimer: 3,
      boldFont: false,
      autoStop: true,
      mirrorCamera: true,
      virtualBackground: false,
      virtualBackgroundType: 'none',
      customImageBackdropType: 'color',
      customImageBackdropColor: '',
      segmentationModel: 'general',
    });
    expect(Object.keys(realtalkSettings('{'))).toHaveLength(12);
  });

  test.each([
    ['fontSize', 4, 8],
    ['fontSize', 99, 48],
    ['scrollSpeed', 30, 40],
    ['scrollSpeed', 250, 240],
    ['scrollSpeed', 9999, 600],
    ['teleprompterTransparency', 44, 40],
    ['countdownTimer', 3.6, 4],
    ['countdownTimer', 11, 10],
    ['countdownTimer', 'long', 3],
  ])('%s of %j is kept as %j', (name, said, expected) => {
    expect(kept({ [name]: said })).toMatchObject({ [name]: expected });
  });

  test.each([
    ['none', 'none'],
    ['blur', 'blur'],
    ['image', 'image'],
    ['space', 'none'],
  ])('a background %j is kept as %j', (said, expected) => {
    expect(kept({ virtualBackgroundType: said }).virtualBackgroundType).toBe(expected);
  });

  test('keep nothing that was not asked for, and refuse what is no settings', () => {
    expect(storedValue(FIELD, '{"script":"<script>"}')).not.toContain('script>');
    for (const text of ['{', '[]', '7', 'null'])
      expect(faultOfField(FIELD, { value: storedValue(FIELD, text), syncTo: '' })).toBe('wrong_kind');
  });

  test('are the same when they are saved again, whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('fontSize', 'scrollSpeed', 'boldFont', 'x'), fc.jsonValue()),
        (said) => {
          const once = storedValue(FIELD, JSON.stringify(said));
          expect(storedValue(FIELD, once)).toBe(once);
        },
      ),
    );
  });
});
