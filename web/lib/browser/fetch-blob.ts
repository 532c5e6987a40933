/**
 * Reads a file by its address, that of an object in this browser included.
 *
 * @throws Error with the words of the documents where it cannot be read.
 */
export async function fetchBlob(url: string, ask: typeof fetch = fetch): Promise<Blob> {
  try {
    const answer = await ask(url);
    if (answer.ok) return await answer.blob();
    throw new Error(`${url} answered ${answer.status}`);
  } catch (error) {
    throw new Error('Failed to fetch blob data', { cause: error });
  }
}
