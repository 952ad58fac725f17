// First: the decorators of every other import need it.
import 'reflect-metadata';
import { createServer } from 'node:http';
import fastify from 'fastify';
import { createYoga } from 'graphql-yoga';
import mercurius from 'mercurius';
import { pino } from 'pino';
import { createApp } from 'gateway/app';
import { createCatalogue } from 'gateway/catalogue/catalogue';
import { createDependencies } from 'gateway/dependencies';
import { readEnv } from 'gateway/env';
import { createSchema } from 'gateway/graphql/schema';

// Usage: otherServers.ts NAME, with the settings of a gateway. The gateway's schema and resolvers behind another server,
// with nothing around it: no log, no request id, no security headers, no bounds. Or the gateway without its cache.
const env = readEnv();
const deps = createDependencies(env, pino({ level: 'silent' }));
const context = () => ({ deps, em: deps.orm.em.fork(), user: async () => null });
const schema = createSchema();

const servers: Record<string, () => unknown> = {
  'graphql-yoga': () => {
    const yoga = createYoga({ schema, context, logging: false, graphiql: false, landingPage: false });
    return createServer((req, res) => void yoga(req, res)).listen(env.GATEWAY_PORT, env.HOST);
  },
  'no-cache': async () => {
    const app = await createApp({ ...deps, catalogue: createCatalogue(deps.orm.em, 0) });
    return app.listen(env.GATEWAY_PORT, env.HOST);
  },
  mercurius: async () => {
    const app = fastify();
    await app.register(mercurius, { schema, context });
    return app.listen({ port: env.GATEWAY_PORT, host: env.HOST });
  },
};
await servers[process.argv[2] ?? '']?.();
