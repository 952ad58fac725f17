import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Context } from './context.ts';

const MAX_KEPT = 200;
const MAX_KEY_LENGTH = 4_000;
const sharedFields = new Set(['services', 'testimonials', '__typename']);
const SHARED = 'sharedByAll';

/** Bytes of an answer, and the state of the catalogue that they show. */
interface Kept {
  generation: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Sends again what was answered to the same request, until the catalogue changes: a query for what everybody reads has
 * the same answer for everybody. A step before any other that looks at the document; what is kept has passed them all.
 * Only POST: Apollo's CSRF prevention looks at the headers of a GET.
 */
export function answerFromMemory(catalogue: Catalogue): RequestHandler {
  const answers = new Map<string, Kept>();
  return (req, res, next) => {
    const generation = catalogue.generation();
    const key = keyOf(req);
    if (generation === undefined || key === undefined) return next();
    const kept = answers.get(key);
    if (kept?.generation === generation) return void res.writeHead(200, kept.headers).end(kept.body);
    const send = res.send.bind(res);
    res.send = body => {
      send(body);
      if (res.locals[SHARED] && typeof body === 'string' && catalogue.generation() === generation) {
        answers.delete(key);
        if (answers.size >= MAX_KEPT) answers.delete(answers.keys().next().value!);
        answers.set(key, { generation, headers: headersOf(res), body: Buffer.from(body) });
      }
      return res;
    };
    next();
  };
}

/** Marks an answer that everybody would get for the same document and variables. */
export const markSharedAnswers: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response: { body }, contextValue: { res } }) => {
      const complete = body.kind === 'single' && !body.singleResult.errors;
      if (complete && operation && isShared(operation)) res.locals[SHARED] = true;
    },
  }),
};

const isShared = ({ operation, selectionSet }: OperationDefinitionNode) =>
  operation === OperationTypeNode.QUERY &&
  selectionSet.selections.every(node => node.kind === Kind.FIELD && sharedFields.has(node.name.value));

/** Everything that an answer depends on: what was asked, and which format the client takes. */
function keyOf({ body, headers }: Request): string | undefined {
  if (Array.isArray(body)) return undefined;
  const key = `${headers.accept}\n${JSON.stringify(body)}`;
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}

const headersOf = (res: Response): Record<string, string> =>
  Object.fromEntries(
    ['Content-Type', 'Content-Length', 'ETag', 'Cache-Control', 'Vary'].flatMap(name => {
      const value = res.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
