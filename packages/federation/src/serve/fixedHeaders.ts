import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Step = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * The headers that a step sets on every response, whatever is asked: helmet computes them anew for each one.
 * @param step passes on at once, and reads nothing of the request
 * @returns names in lower case
 */
export function fixedHeaders(step: Step): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  let isDone = false;
  step(request, response, error => {
    if (error) throw error as Error;
    isDone = true;
  });
  if (!isDone) throw new Error('The step has not passed on at once.');
  return response.getHeaderNames().map(name => [name, String(response.getHeader(name))]);
}
