import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { readEnv } from '../env.ts';
import { renderPage, type PageInput } from './pageHtml.ts';
import {
  ada,
  asUser,
  file,
  font,
  gatewayOf,
  get,
  manifestOf,
  pageData,
  signInGate,
  startSite,
  version,
} from '../testing/shellHost.ts';

describe('a page', () => {
  test.each([
    ['/services', 'Services', 'Trade management, signals'],
    ['/education/expert/6', 'Running an Audited Trading Process', 'Lesson 6 of 6 of the expert level'],
  ])('%s carries its own title, description and address', async (pathname, title, description) => {
    const { url } = await startSite();
    const html = await (await get(url + pathname)).text();
    expect(html).toContain(`<title>${title} · Ounce &amp; Block</title>`);
    expect(html).toContain(`<meta name="description" content="${description}`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${pathname}">`);
  });

  test.each(['/nowhere', '/learn', '//evil.example', '/education/expert/7', '/education/wizard/1'])(
    '%s is the 404 page, with that status',
    async pathname => {
      const { url } = await startSite();
      const response = await get(url + pathname);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('404 Page Not Found');
    },
  );

  test('preloads the files of this page, and not the data layer, which the browser loads behind them', async () => {
    const { url, remote } = await startSite();
    const pageFile = `href="${remote}/${version}/page.js"`;
    const [services, about] = [await get(`${url}/services`, asUser), await get(`${url}/about`, asUser)];
    const [withData, without] = [await services.text(), await about.text()];
    expect(withData).toContain(pageFile);
    expect(without).not.toContain(pageFile);
    expect(withData).not.toContain(`href="/assets/${version}/data.js"`);
    expect(pageData(withData).dataLayer).toEqual([`/assets/${version}/data.js`]);
  });

  test('preloads fonts from the body, where they do not hold back the first paint', async () => {
    const { url } = await startSite();
    const [head = '', body = ''] = (await (await get(`${url}/services`)).text()).split('</head>');
    const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${version}/${font}">`;
    expect(head).not.toContain('as="font"');
    expect(body.split('<div id="root">')[0]).toContain(preload);
  });

  test('preloads the remote of a page for users only with a session cookie, and is then never stored', async () => {
    const { url, remote } = await startSite();
    const preload = `href="${remote}/${version}/${file}"`;
    const [visitor, known] = [await get(`${url}/services`), await get(`${url}/services`, asUser)];
    expect(await visitor.text()).not.toContain(preload);
    expect(await known.text()).toContain(preload);
    expect(visitor.headers.get('cache-control')).toBe('no-cache');
    expect(known.headers.get('cache-control')).toBe('no-store');
  });

  test('preloads the landing page’s remote for everyone', async () => {
    const { url, remote } = await startSite();
    expect(await (await get(url)).text()).toContain(`href="${remote}/${version}/${file}"`);
  });

  test('runs scripts by a fresh nonce only', async () => {
    const { url } = await startSite();
    const [first, second] = [await get(url), await get(url)];
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    expect(policy).toContain("object-src 'none'");
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    expect(first.headers.get('x-powered-by')).toBeNull();
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const html = await first.text();
    const running = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(running).toHaveLength(3);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test.each([
    ['"Chromium";v="150", "Not.A/Brand";v="8"', 'blocked-destinations=(script)'],
    [undefined, null],
  ])('demands hashes of a browser that takes them all: brands %s', async (brands, policy) => {
    const { url } = await startSite();
    const response = await get(url, {
      'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      ...(brands && { 'sec-ch-ua': brands }),
    });
    expect(response.headers.get('integrity-policy')).toBe(policy);
    expect(response.headers.get('vary')).toContain('Sec-CH-UA');
  });

  test('goes out without a manifest that is not what the registry lists', async () => {
    const { url, remote } = await startSite({ manifest: manifestOf('foreign') });
    const html = await (await get(url)).text();
    expect(html).toContain('"manifest":null');
    expect(html).not.toContain(`href="${remote}`);
  });

  test('has one address and takes reads only', async () => {
    const { url } = await startSite();
    const slash = await get(`${url}/services/?service=vip`);
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/services?service=vip']);
    // As a client writes it for a proxy: with the address of a site, here another one.
    const asked = request(url, { path: 'http://evil.example//////' }).end();
    const [moved] = (await once(asked, 'response')) as [IncomingMessage];
    expect(moved.resume().headers.location).toBe('/');
    const post = await fetch(`${url}/services`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const [trace] = (await once(request(url, { method: 'TRACE' }).end(), 'response')) as [IncomingMessage];
    expect(trace.resume().statusCode).toBe(405);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('is never broken by what the settings say', async () => {
    const input: PageInput = {
      page: null,
      pathname: '/x',
      publicUrl: 'http://localhost',
      nonce: 'n',
      user: { ...ada, firstName: '</script><script>alert(2)' },
      shell: { manifest: JSON.parse(manifestOf('shell')), base: '/assets/', css: '' },
      prerendered: null,
      data: {
        config: { ...readEnv({}).config, brandName: '</script><script>alert(1)</script>' },
        microfrontends: {},
      },
      devReload: false,
    };
    expect(renderPage(input)).not.toContain('<script>alert');
  });
});

describe('a page that was rendered beforehand', () => {
  const style = /<style nonce="([^"]+)" data-styled="true">h1\{\}<\/style>/;

  test('comes whole for a visitor, under the policy of the answer', async () => {
    const { url } = await startSite();
    const response = await get(`${url}/services`);
    const html = await response.text();
    expect(html).toContain(`<div id="root">${signInGate.html}</div>`);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${style.exec(html)?.[1]}'`);
    expect(html.indexOf('data-styled')).toBeLessThan(html.indexOf('</head>'));
    expect(html).not.toContain('<noscript>');
    expect(pageData(html)).toHaveProperty('prerendered', { version: null });
  });

  test('comes for whom the gateway does not know, too', async () => {
    const { gatewayUrl } = await gatewayOf(null);
    const { url } = await startSite({ gatewayUrl });
    const html = await (await get(`${url}/services`, asUser)).text();
    expect(html).toContain(signInGate.html);
    expect(html).toMatch(style);
  });

  test.each([
    ['a user', async () => gatewayOf(ada)],
    ['a user whom the gateway could not name', async () => ({ gatewayUrl: 'http://127.0.0.1:1' })],
  ])('is not for %s', async (_, gateway) => {
    const { url } = await startSite(await gateway());
    const response = await get(`${url}/services`, asUser);
    const html = await response.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('data-styled');
    expect(pageData(html)).not.toHaveProperty('prerendered');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('Cookie');
  });
});
