import '@yardsign/server/features/sharing/tables';
import { createPostDelivery } from '@yardsign/server/features/sharing/posting/deliver-posts';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { herdDeps } from './deps.ts';

/** A worker of its own process: it waits for the word, sends all that is due, and ends. Arguments: the database, its name. */
const [, , url = '', name = ''] = process.argv;
const database = openPostgres({ url, poolSize: 6, onError: (error) => console.error(error) });
const delivery = createPostDelivery(herdDeps(database.db, name));
// The first statement of a connection costs more than any other.
await database.db.selectFrom('post').select('id').limit(1).execute();
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
const before = process.cpuUsage();
await delivery.drain();
const { user, system } = process.cpuUsage(before);
process.send?.({ cpuMicroseconds: user + system, memoryMegabytes: process.memoryUsage.rss() / 1e6 });
await database.close();
process.disconnect();
