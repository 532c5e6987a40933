import { describe, expect, it } from 'vitest';
import { PAUSES_MS, fetchFile } from './fetch-file.ts';

/** A line that answers as told, in this order, and notes what was done. */
function line(answers: readonly (boolean | 'down')[], offlineFirst = false) {
  const done: (string | number)[] = [];
  let online = !offlineFirst;
  const left = [...answers];
  return {
    done,
    ports: {
      fetchWhole: async () => {
        done.push('fetch');
        const answer = left.shift() ?? false;
        if (answer === 'down') {
          online = false;
          throw new TypeError('Failed to fetch');
        }
        return answer;
      },
      isOnline: () => online,
      whenOnline: async () => {
        done.push('online');
        online = true;
      },
      wait: async (ms: number) => void done.push(ms),
    },
  };
}

describe('fetchFile', () => {
  it('asks once for a file that comes', async () => {
    const { ports, done } = line([true]);
    await fetchFile('/a.js', ports);
    expect(done).toEqual(['fetch']);
  });

  it('asks again, after a pause, for a file that did not come', async () => {
    const { ports, done } = line([false, false, true]);
    await fetchFile('/a.js', ports);
    expect(done).toEqual(['fetch', PAUSES_MS[0], 'fetch', PAUSES_MS[1], 'fetch']);
  });

  it('gives up after the third try', async () => {
    const { ports, done } = line([false, false, false, true]);
    await expect(fetchFile('/a.js', ports)).rejects.toThrow('/a.js');
    expect(done.filter((step) => step === 'fetch')).toHaveLength(3);
  });

  it('waits for the connection instead of using up its tries', async () => {
    const { ports, done } = line(['down', true], true);
    await fetchFile('/a.js', ports);
    expect(done).toEqual(['online', 'fetch', 'online', 'fetch']);
  });
});
