import { expect, test } from '@jest/globals';
import { fixedHeaders } from './fixedHeaders.ts';

test('takes the headers of a step as it would send them', () => {
  const headers = fixedHeaders((_request, response, next) => {
    response.setHeader('X-One', 1);
    response.setHeader('X-Powered-By', 'nobody');
    response.removeHeader('X-Powered-By');
    next();
  });
  expect(headers).toEqual([['x-one', '1']]);
});

test('is no use for a step that fails or takes its time: its headers would be missing', () => {
  expect(() => fixedHeaders((_request, _response, next) => next(new Error('refused')))).toThrow('refused');
  expect(() => fixedHeaders(() => {})).toThrow('not passed on');
});
