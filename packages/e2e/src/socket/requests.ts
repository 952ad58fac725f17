import { array, constantFrom, nat, oneof, record, tuple, type Arbitrary } from 'fast-check';

/** Requests written byte by byte, by what is strange about them; PATH stands for a path that the server has. */
// prettier-ignore
export const requests: Record<string, string[]> = {
  'hop-by-hop headers': [
    'Trailer: x', 'Trailer: content-length', 'TE: trailers', 'TE: gzip;q=2',
    'Keep-Alive: timeout=1, max=0', 'Connection:', 'Connection: ,', 'Connection: x, y\r\nX: 1\r\nY: 2',
    'Connection: host', 'Connection: content-length', 'Connection: transfer-encoding',
    'Connection: cookie\r\nCookie: a=b', 'Connection: keep-alive\r\nConnection: close',
    'Connection: \u00ff', 'Connection: constructor', 'Proxy-Connection: keep-alive',
    'Proxy-Authorization: Basic x', 'Proxy-Authenticate: Basic',
    'Trailer: x\r\nTransfer-Encoding: chunked', 'Expect: 100-continue', 'Expect: 200-ok', 'Expect:',
  ].map(get),
  versions: [
    'GET PATH', 'GET PATH HTTP/0.9', 'GET PATH HTTP/1.0', 'GET PATH HTTP/1.2', 'GET PATH HTTP/2.0',
    'GET PATH HTTP/1.', 'GET PATH HTTP/11', 'GET PATH HTTPS/1.1', 'get PATH HTTP/1.1', 'PRI * HTTP/2.0',
    'GET  PATH HTTP/1.1', ' GET PATH HTTP/1.1', '\r\n\r\nGET PATH HTTP/1.1', 'GET PATH HTTP/1.1 x',
    'CONNECT evil.test:80 HTTP/1.1', 'TRACE PATH HTTP/1.1', 'OPTIONS * HTTP/1.1', 'QUERY PATH HTTP/1.1',
    'PROPFIND PATH HTTP/1.1', 'BREW PATH HTTP/1.1', 'HEAD PATH HTTP/1.1', 'HEAD PATH HTTP/1.0',
  ].map(line => `${line}\r\nHost: x\r\n\r\n`),
  targets: [
    '*', '//', '///evil.test', 'http://evil.test/', 'http://evil.test:99999/', 'http://',
    'https://x/api/a', '/%', '/%00', '/%E0%A4%A', '/..', '/../../etc/passwd', '/a/%2e%2e/%2e%2e/b',
    '/\\..\\', '/?%', '/?a[b]=c', '/#a', '/api/%', '/api/..', '/graphql?query=%', '/graphql/',
    `/${'a'.repeat(15_000)}`, `/?${'a&'.repeat(7_000)}`, '/assets/', '/assets/x/', '/assets/1/%',
    '/1.0.0/%', '/1.0.0/a/../b', '/retry-1/', '/retry-1//', '/registry.json/', '/\u00e9', 'x', '',
    '/microfrontends/%.json', '/api/sessions/%00', '/api/callback?state=%00&code=%ff',
  ].map(target => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`),
  hosts: [
    '', 'Host:\r\n', 'Host: ,\r\n', 'Host: x\r\nHost: y\r\n', 'Host: x\r\nHost: x\r\n', 'Host: a b\r\n',
    'Host: [::1\r\n', 'Host: [::1]:1\r\n', 'Host: x:\r\n', 'Host: x:99999999\r\n', 'Host: x/y\r\n',
    'Host: @\r\n', 'Host : x\r\n', ' Host: x\r\n', 'Host: \u00ff\r\n', `Host: ${'x'.repeat(9_000)}\r\n`,
    'Host: http://x\r\n',
  ].flatMap(host => ['1.1', '1.0'].map(version => `GET PATH HTTP/${version}\r\n${host}\r\n`)),
  lengths: [
    'Content-Length: 0', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: +2',
    'Content-Length: 1e1', 'Content-Length:', 'Content-Length: 2, 2',
    'Content-Length: 2\r\nContent-Length: 3', 'Content-Length: 0x2',
    'Content-Length: 99999999999999999999', 'Content-Length: 2\r\nTransfer-Encoding: chunked',
    'Content-Length: 2 ', 'Content-Length: 70000', 'Content-Length: 200000',
    'Content-Length: 2\r\nConnection: content-length',
  ].flatMap(header => [post(header, '{}'), get(header)]),
  'chunks and trailers': [
    '2\r\n{}\r\n0\r\n\r\n', '2;x=y\r\n{}\r\n0\r\n\r\n', '2\r\n{}\r\n0\r\nX: 1\r\n\r\n', '0\r\n\r\n',
    '-1\r\n', 'x\r\n', '2\r\n{}0\r\n\r\n', '2\n{}\n0\n\n', 'fffffffffffffffff\r\n',
    '2\r\n{}\r\n0\r\nHost: y\r\n\r\n', '2\r\n{}\r\n',
    '2\r\n{}\r\n0\r\nContent-Length: 9\r\nTrailer: x\r\n\r\n',
    `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ]
    .flatMap(body => [post('Transfer-Encoding: chunked', body), get('Transfer-Encoding: chunked') + body])
    .concat(
      [
        'gzip', 'gzip, chunked', 'chunked, gzip', 'chunked, chunked', 'identity', 'Chunked', ' chunked',
        'x\r\nTransfer-Encoding: chunked',
      ].map(coding => post(`Transfer-Encoding: ${coding}`, '2\r\n{}\r\n0\r\n\r\n')),
    ),
  upgrades: [
    ...['websocket', 'h2c', 'TLS/1.0', 'x', '', 'HTTP/2.0, h2c', 'constructor'].flatMap(protocol => [
      get(`Connection: Upgrade\r\nUpgrade: ${protocol}`),
      post(`Connection: upgrade, x\r\nUpgrade: ${protocol}\r\nContent-Length: 2`, '{}'),
    ]),
    get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'),
    get('Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13'),
  ],
  'forwarded headers': [
    'X-Forwarded-For: ,', 'X-Forwarded-For: x', 'X-Forwarded-For: [::1]:5, 1.2.3.4',
    'X-Forwarded-For: 1.2.3.4:5', 'X-Forwarded-Host: ,', 'X-Forwarded-Host: a, b', 'X-Forwarded-Proto: ,',
    'X-Forwarded-Proto: \u00ff', 'X-Real-IP: x', 'Forwarded: for=_x;host=","', 'X-Forwarded-Port: -1',
    'X-Request-Id: \u00ff', 'X-Request-Id: a\r\nX-Request-Id: b', 'traceparent: 00-1-1-01',
    `X-Forwarded-For: ${'1.2.3.4, '.repeat(1_500)}`, 'Via: 1.1 x', 'Max-Forwards: 0',
  ].map(get),
  ranges: [
    'bytes=0-0', 'bytes=-1', 'bytes=-0', 'bytes=5-1', 'bytes=a-b', 'bytes=0-0,1-1', 'bytes=', 'lines=1-2',
    'bytes=--1', 'bytes=0-99999999999999999999', 'bytes=99999999999999999999-', 'bytes=1e3-',
    `bytes=${'0-1,'.repeat(3_000)}0-1`, '',
  ].flatMap(range => [get(`Range: ${range}`), get(`Range: ${range}\r\nIf-Range: "x"`)]),
  'encodings and types': [
    'Accept-Encoding: br;q=x', 'Accept-Encoding: *;q=0', 'Accept-Encoding: ,,,',
    'Accept-Encoding: identity;q=0', 'Accept: ;', 'Accept: */*;q=9', `Accept: ${'a/b,'.repeat(3_000)}`,
    'Accept-Language: \u00ff', 'Accept-Charset: x', 'Sec-Fetch-Site: x', 'Origin: null', 'Origin: \u00ff',
    'Referer: http://[', 'User-Agent:', 'Authorization: Basic \u00ff',
  ]
    .map(get)
    .concat(
      [
        'Content-Encoding: gzip', 'Content-Encoding: br, gzip',
        'Content-Type: application/json; charset=utf-7', 'Content-Type:', 'Content-Type: ;',
        'Content-Type: application/json;charset="',
      ].map(header => post(`${header}\r\nContent-Length: 2`, '{}')),
    ),
  'cookies and conditionals': [
    'Cookie: =', 'Cookie: ;;;', 'Cookie: ounce.sid=s%3A%', 'Cookie: ounce.sid=s%3Ax.y',
    'Cookie: __Host-ounce.sid=%00', 'Cookie: ounce.rollout=NaN; ounce.pin=x@y',
    'Cookie: ounce.pin=constructor@1', `Cookie: ${'a=b; '.repeat(2_500)}`, 'Cookie: \u00ff=\u00ff',
    'Cookie: a=b\r\nCookie: c=d', 'If-None-Match: *', 'If-None-Match: W/"', 'If-Match: "x"',
    'If-Modified-Since: x', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    `If-None-Match: ${'"a",'.repeat(3_000)}`, 'X: \u0001', 'X\u0000: y', 'X: a\rb', 'X: a\n b', ': x', 'X',
    `X: ${'y'.repeat(17_000)}`, `${'X: y\r\n'.repeat(3_000)}Y: z`, '__proto__: x', 'constructor: x',
    'Set-Cookie: a=b', 'Status: 500', 'X-HTTP-Method-Override: DELETE',
  ].map(get),
};

function get(headers: string): string {
  return `GET PATH HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
}

function post(headers: string, body: string): string {
  const type = headers.includes('Content-Type') ? '' : 'Content-Type: application/json\r\n';
  return `POST PATH HTTP/1.1\r\nHost: x\r\n${type}${headers}\r\n\r\n${body}`;
}

/** Well-formed requests that are broken off, and that random ones are made of. */
export const wellFormed = [
  get('Accept-Encoding: br, gzip\r\nCookie: a=b'),
  post('Content-Length: 29', '{"email":"x@socket.example"}\n'),
  post('Transfer-Encoding: chunked', '2\r\n{"\r\n2\r\n":\r\n2\r\n1}\r\n0\r\n\r\n'),
];

const known = [...wellFormed, ...Object.values(requests).flat()];
const change = record({
  at: nat(),
  length: nat(11),
  inserted: oneof(
    nat(255).map(code => String.fromCharCode(code)),
    constantFrom('', '\r\n', ...known.flatMap(text => text.split('\r\n'))),
  ),
});

/** A known request of which some bytes or lines are changed, left out, repeated, or taken from another one. */
export const randomRequest: Arbitrary<string> = tuple(
  constantFrom(...known),
  array(change, { minLength: 1, maxLength: 4 }),
).map(([request, changes]) =>
  changes.reduce((text, { at, length, inserted }) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + length);
  }, request),
);
