import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { createContext, type Context } from './context.ts';

/** A response of GraphQL over HTTP. */
export interface GraphQLAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Whether its fields are the same for everybody, and were in memory. */
  fromMemory: boolean;
}

export type Execute = (req: Request, res: Response) => Promise<GraphQLAnswer>;

/** Has Apollo Server answer a request whose body was read. */
export const executeBy =
  (apollo: ApolloServer<Context>, deps: Dependencies): Execute =>
  async (req, res) => {
    let contextValue: Context | undefined;
    const start = req.originalUrl.indexOf('?');
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method,
        headers: headerMap(req),
        search: start < 0 ? '' : req.originalUrl.slice(start),
        body: req.body as unknown,
      },
      context: async () => (contextValue = createContext(deps, req, res)),
    });
    // Nothing in the schema is deferred.
    if (answer.body.kind !== 'complete') throw new Error('The answer has several parts.');
    return {
      status: answer.status ?? 200,
      headers: [...answer.headers],
      body: Buffer.from(answer.body.string),
      fromMemory: contextValue?.document.fromMemory ?? false,
    };
  };

function headerMap({ headers }: Request) {
  const map = new HeaderMap();
  for (const [name, value = ''] of Object.entries(headers))
    map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

/** Sends it as it is: what may not be stored needs no ETag. */
export function sendAnswer(res: Response, { status, headers, body }: GraphQLAnswer): void {
  for (const [name, value] of headers) res.setHeader(name, value);
  res.setHeader('Content-Length', body.length);
  res.status(status).end(body);
}
