import { expect, it } from '@jest/globals';
import { serverEvents } from './serverEvents.ts';

it('puts events together however the network cuts them, and drops an unfinished one', async () => {
  const bytes = new TextEncoder().encode(
    'event: delta\ndata: {"text":"€"}\n\nevent: done\r\ndata: a\r\ndata: b\r\n\r\ndata: cut',
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const events = [];
  for await (const event of serverEvents(body)) events.push(event);
  expect(events).toEqual([
    { event: 'delta', data: '{"text":"€"}' },
    { event: 'done', data: 'a\nb' },
  ]);
});
