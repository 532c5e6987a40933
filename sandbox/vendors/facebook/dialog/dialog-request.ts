import { ControlError } from '../../../kit/control-error.ts';
import type { Fields } from '../../../kit/form.ts';

/** What the product asked for when it sent the person to the dialog. */
export interface DialogRequest {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  scopes: string[];
  rerequest: boolean;
}

const one = (fields: Fields, name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);

/** Reads and checks the dialog's parameters; a wrong one is shown to the person, never sent back to the product. */
export function readDialogRequest(fields: Fields, appId: string): DialogRequest {
  const clientId = one(fields, 'client_id') ?? '';
  if (clientId !== appId) {
    throw new ControlError('Invalid App ID: The provided app ID does not look like a valid app ID.');
  }
  const redirectUri = one(fields, 'redirect_uri') ?? '';
  if (!URL.canParse(redirectUri) || !/^https?:\/\//.test(redirectUri)) {
    throw new ControlError('URL Blocked: The redirect_uri must be an absolute URI.');
  }
  const responseType = one(fields, 'response_type') ?? 'code';
  if (responseType !== 'code') throw new ControlError(`Unsupported response_type "${responseType}".`);
  const scopes = (one(fields, 'scope') ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  return {
    clientId,
    redirectUri,
    state: one(fields, 'state'),
    scopes: [...new Set(['public_profile', ...scopes])],
    rerequest: one(fields, 'auth_type') === 'rerequest',
  };
}

/** The product's address with the answer in its query. Facebook adds an empty-looking fragment to every one. */
export function backToProduct(request: DialogRequest, answer: Record<string, string>): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  if (url.hash === '') url.hash = '_=_';
  return url.href;
}

export const REFUSAL = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

/** The same request as a query, to carry it from step to step. */
export function dialogQuery(request: DialogRequest, more: Record<string, string>): string {
  const query = new URLSearchParams({
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scopes.join(','),
    response_type: 'code',
    ...(request.state === undefined ? {} : { state: request.state }),
    ...(request.rerequest ? { auth_type: 'rerequest' } : {}),
    ...more,
  });
  return query.toString();
}
