import type { UploadPorts } from './run-upload.ts';

/**
 * Sends a part with what only `XMLHttpRequest` tells: how much has left. Without our credentials: the address is the right to it,
 * and it may be another's server.
 */
export const putPart: UploadPorts['putPart'] = (url, body, { sent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const settle = () => {
      signal.removeEventListener('abort', stop);
      resolve({ status: request.status, eTag: request.getResponseHeader('ETag') });
    };
    request.open('PUT', url);
    request.upload.addEventListener('progress', (event) => sent(event.loaded));
    request.addEventListener('load', settle);
    request.addEventListener('error', settle);
    request.addEventListener('timeout', settle);
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    signal.addEventListener('abort', stop);
    request.send(body);
  });
