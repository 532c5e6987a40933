import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** What the mail server answers at the end of a message: a code of 4xx or 5xx refuses it, and a cut line says nothing. */
export type Verdict = { kind: 'accept' } | { kind: 'refuse'; code: number; text: string } | { kind: 'cut' };

export interface Smtp {
  port: number;
  close(): Promise<void>;
}

const LARGEST_BYTES = 25 * 1024 * 1024;

async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** A mail server on loopback that takes any sender and any password and shows every message to `receive`. */
export async function startSmtp(
  port: number,
  receive: (raw: Buffer, session: SMTPServerSession) => Promise<Verdict>,
): Promise<Smtp> {
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    size: LARGEST_BYTES,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      void judge(stream, session).then(
        (verdict) => {
          if (verdict.kind === 'accept') done(null);
          else if (verdict.kind === 'refuse') done(refusal(verdict.code, verdict.text));
          else sockets.get(address(session.remoteAddress, session.remotePort))?.destroy();
        },
        (error: unknown) => done(refusal(451, error instanceof Error ? error.message : 'Local error in processing')),
      );
    },
  });

  async function judge(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Verdict> {
    const raw = await collect(stream);
    if (stream.sizeExceeded) return { kind: 'refuse', code: 552, text: '5.3.4 Message too big for this server' };
    return receive(raw, session);
  }

  server.server.on('connection', (socket: Socket) => {
    const key = address(socket.remoteAddress, socket.remotePort);
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });
  // A client that hangs up in the middle of a word is daily life for a mail server.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function address(host: string | undefined, port: number | undefined): string {
  return `${(host ?? '').replace(/^::ffff:/, '')}:${port ?? 0}`;
}
