import { parse } from 'yaml';

/** Letters of one file. A webinar with forty full slides has two thirds of it. */
const LONGEST_YAML = 150_000;
/** Up to here a fault is told with its line. To find the lines of many takes a time that grows with the square of their number. */
const LONGEST_TOLD = 10_000;

/** What YAML says, of the library or of whoever brings a file. @throws Error for what is none, and for more than anybody writes */
export function readYaml(text: string): unknown {
  if (text.length > LONGEST_YAML) throw new Error('the YAML is too long');
  // What is only odd is not written to the log of the server.
  return parse(text, { prettyErrors: text.length <= LONGEST_TOLD, logLevel: 'error' });
}
