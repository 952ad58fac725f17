import { keepRequestId } from '@site/federation/serve/requestId';
import { limitUnfinishedBodies } from '@site/federation/serve/unfinishedBodies';
import express, { Router, type Express } from 'express';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { consultationRoutes } from './consultations/consultation.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { educationRoutes } from './education/education.routes.ts';
import { createApollo } from './graphql/apollo.ts';
import { graphqlErrorHandler } from './graphql/errors.ts';
import { graphqlRoutes } from './graphql/graphql.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { errorHandler } from './http/errorHandler.ts';
import { securityHeaders } from './http/headers.ts';
import { logRequests } from './http/log.ts';
import { notFound } from './http/problem.ts';
import { csrfProtection } from './http/csrf.ts';
import { accountRoutes } from './identity/account.routes.ts';
import { loginRoutes } from './identity/login.routes.ts';
import { sessionRoutes } from './identity/ownSessions.routes.ts';
import { clientAddress, isFromShellHost, trustProxies } from './limits/clientAddress.ts';
import { limitRequests } from './limits/limits.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { unsubscribeRoutes } from './signups/unsubscribe.routes.ts';
import { emailSignupRoutes } from './signups/emailSignup.routes.ts';

/** The steps of a request, in order. Sessions, bodies and the limits of single functions are up to each route. */
export async function createApp(deps: Dependencies): Promise<Express> {
  const { env, log } = deps;
  const apollo = createApollo(deps);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  trustProxies(app, env);

  app.use(keepRequestId);
  if (deps.tracing) app.use(deps.tracing.traceRequests);
  app.use(logRequests(log));
  app.use(deps.metrics.measure);
  app.use(securityHeaders(env));
  app.use(csrfProtection(env));
  app.use(limitUnfinishedBodies(req => (isFromShellHost(req) ? undefined : clientAddress(req))));
  app.use('/api', restRoutes(deps));
  app.use(graphqlRoutes(deps, apollo));
  app.use(notFound);
  app.use('/graphql', graphqlErrorHandler(log));
  app.use(errorHandler(log));
  return app;
}

/** Every route below /api. What is answered from memory, or to somebody in danger, comes before the limit of all others. */
const restRoutes = (deps: Dependencies): Router =>
  Router()
    .use(healthRoutes(deps))
    .use(catalogueRoutes(deps))
    .use(educationRoutes(deps))
    .use(limitRequests(deps.limit))
    .use(loginRoutes(deps))
    .use(sessionRoutes(deps))
    .use(accountRoutes(deps))
    .use(emailSignupRoutes(deps))
    .use(unsubscribeRoutes(deps))
    .use(consultationRoutes(deps))
    .use(progressRoutes(deps));
