import { createServer } from 'node:http';

// Usage: raw.ts ANSWERS PORT, where ANSWERS is a JSON object of prepared bodies by path. The least that node:http can do: it reads
// what came and sends bytes that are there already.
const [answers = '{}', port] = process.argv.slice(2);
const prepared = new Map(
  Object.entries(JSON.parse(answers) as Record<string, string>).map(([path, body]) => [
    path,
    Buffer.from(body),
  ]),
);

createServer((req, res) => {
  const body = prepared.get(req.url ?? '');
  req.on('data', () => {});
  req.on('end', () => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body?.length ?? 0,
    };
    res.writeHead(body ? 200 : 404, headers).end(body);
  });
}).listen(Number(port), '127.0.0.1');
