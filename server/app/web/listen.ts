import type { FastifyInstance } from 'fastify';
import { OperatorFault } from '../../platform/operator-fault.ts';
import type { Config } from '../settings/config.ts';

type Where = Pick<Config, 'PORT' | 'HOST' | 'NODE_ENV'>;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const WHY: Readonly<Record<string, (where: Where) => string>> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is in use by another program: stop that one, or set PORT to another.`,
  EACCES: ({ PORT }) => `Port ${PORT} needs rights that this user does not have: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ HOST = '' }) => `HOST: ${HOST} is not an address of this machine.`,
  ENOTFOUND: ({ HOST = '' }) => `HOST: nobody knows the name ${HOST}.`,
};

/**
 * The demo world has a password that everybody knows, so outside production only this machine is listened to. In production
 * every address is, IPv6 too where there is any.
 *
 * @throws OperatorFault that names the setting, where it cannot be listened there
 */
export async function listen(app: FastifyInstance, where: Where): Promise<void> {
  const host = where.HOST ?? (where.NODE_ENV === 'production' ? '::' : 'localhost');
  try {
    await app.listen({ port: where.PORT, host });
  } catch (cause) {
    if (where.HOST === undefined && codeOf(cause) === 'EAFNOSUPPORT') return listen(app, { ...where, HOST: '0.0.0.0' });
    const why = WHY[String(codeOf(cause))]?.(where);
    throw why === undefined ? cause : new OperatorFault(why, { cause });
  }
}
