import { jest } from '@jest/globals';

export interface FakeCall {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

/** The `data` of a GraphQL answer, or a whole HTTP answer; throwing is a lost network. */
export type FakeAnswer = (call: FakeCall) => object | Response | Promise<object | Response>;

/** A `fetch` that answers by operation name and records the calls. */
export function fakeGraphql(answers: Record<string, FakeAnswer>) {
  const calls: FakeCall[] = [];
  const fetch = jest.fn<typeof globalThis.fetch>(async (_uri, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as FakeCall;
    const call = { operationName, variables, headers: new Headers(init?.headers) };
    calls.push(call);
    const answer = answers[operationName];
    if (!answer) throw new Error(`The test has no answer for ${operationName}.`);
    const result = await answer(call);
    return result instanceof Response ? result : Response.json({ data: result });
  });
  const callsOf = (operationName: string) => calls.filter(call => call.operationName === operationName);
  return { fetch, callsOf };
}
