import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Mode = 'pass' | 'refuse' | 'hang' | 'swallow';

/** Stands between a gateway and PostgreSQL, and breaks the connection in the ways in which networks do. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const { hostname, port } = target;
  const pairs = new Set<[Socket, Socket]>();
  let mode: Mode = 'pass';

  const server = createServer(client => {
    if (mode === 'refuse') return void client.destroy();
    const database = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [client, database];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      database.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.on('data', chunk => {
      if (mode === 'swallow' && /commit/i.test(chunk.toString('latin1'))) database.unpipe(client);
    });
    client.pipe(database).pipe(client);
    if (mode === 'hang') freeze(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.port = String((server.address() as AddressInfo).port);

  return {
    url: target.href,
    /** The database is gone: open connections break, new ones fail. */
    refuse: () => {
      mode = 'refuse';
      for (const [client] of pairs) client.destroy();
    },
    /** Nothing is answered any more, and nothing is closed. */
    hang: () => {
      mode = 'hang';
      pairs.forEach(freeze);
    },
    /** A commit reaches the database, and its answer gets lost. */
    swallowCommits: () => void (mode = 'swallow'),
    /** New connections work; those that hung stay dead, as after a router lost its table. */
    heal: () => void (mode = 'pass'),
    stop: async () => {
      for (const [client] of pairs) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function freeze([client, database]: [Socket, Socket]): void {
  client.unpipe(database);
  database.unpipe(client);
  client.pause();
  database.pause();
}
