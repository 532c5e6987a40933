import { readFile } from 'node:fs/promises';
import { checkRecord } from '@yardsign/server/features/sharing/record/check-record';
import { readRecordFile } from '@yardsign/server/features/sharing/record/record-file';

const WHY = {
  changed: 'it was changed, or one before it in the same post was taken out or put in',
  taken_out: 'a post before it was taken out, or its own beginning',
  added: 'it has no digest and stands behind one that has',
};

/** `npm run check-record -- <file> [<head>]`: says whether an exported record is whole. Needs neither the product nor its database. */
async function check(file: string, noted: string | undefined): Promise<string[]> {
  const read = readRecordFile(await readFile(file, 'utf8'));
  if (!read.ok) return [`Line ${read.line} is no entry of a record, or its cells do not agree.`];
  const found = checkRecord(read.entries);
  if (!found.ok) return [`Entry ${found.entry} does not follow: ${WHY[found.why]}.`];
  const older = found.before === 0 ? '' : ` ${found.before} are from before records were chained, and prove nothing.`;
  console.log(`${found.entries} entries of ${found.posts} posts follow each other.${older}`);
  console.log(`Head: ${found.head}`);
  const head = noted ?? read.noted?.head;
  if (head === undefined || head === found.head) return [];
  return [`The head should be ${head}: posts are missing at the end, or the whole record was made anew.`];
}

const [file, head] = process.argv.slice(2);
const problems = file === undefined ? ['Usage: npm run check-record -- <file> [<head>]'] : await check(file, head);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
