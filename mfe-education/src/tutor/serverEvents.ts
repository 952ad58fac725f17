export interface ServerEvent {
  event: string;
  data: string;
}

/** The events of a `text/event-stream` body, each as soon as it is whole. What the end cuts off is dropped. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      rest += decoder.decode(part.value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield parse(block);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parse(block: string): ServerEvent {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines
      .filter(line => line.startsWith(`${name}:`))
      .map(line => line.slice(name.length + 1).replace(/^ /, ''));
  return { event: field('event').at(-1) ?? 'message', data: field('data').join('\n') };
}
