import { YAMLParseError } from 'yaml';
import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

function faultOf(text: string): unknown {
  try {
    return readYaml(text);
  } catch (error) {
    return error;
  }
}

test('what is no YAML is told with its line where a person wrote it', () => {
  const fault = faultOf('title: Porch\nsize: ]');
  expect(fault).toBeInstanceOf(YAMLParseError);
  expect((fault as YAMLParseError).linePos?.[0].line).toBe(2);
});

test('of a long text full of faults no lines are looked for, which took half a minute', () => {
  const fault = faultOf(']'.repeat(100_000));
  expect(fault).toBeInstanceOf(YAMLParseError);
  expect((fault as YAMLParseError).linePos).toBeUndefined();
});

test('more than anybody writes is not read at all', () => {
  expect(faultOf(`title: ${'x'.repeat(200_000)}`)).toMatchObject({ message: 'the YAML is too long' });
});
