import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import express from 'express';
import { gates } from '@site/federation/gates';
import { listen } from '@site/releases/testing/fixtures';
import { readEnv } from '../env.ts';
import { findPage, siteMap } from '../../src/siteMap.ts';
import { discovery, gatePictures } from './discovery.ts';
import { structuredData } from './structuredData.ts';

const { config, publicUrl } = readEnv({
  PUBLIC_URL: 'https://site.example',
  SOCIAL_YOUTUBE_URL: 'https://youtube.example/c',
});
const app = express().use(discovery({ publicUrl, config })).use('/gates', gatePictures());
const ask = async (path: string) => fetch((await listen(createServer(app))) + path);

test('the sitemap lists every public page, but the one after a deletion, and no other', async () => {
  const text = await (await ask('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const isPublic = siteMap.filter(({ access, path }) => access === 'public' && path !== '/account/deleted');
  expect(listed).toEqual(isPublic.map(({ path }) => publicUrl + path));
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('security.txt names a contact and is valid for less than a year', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const fields = Object.fromEntries((await answer.text()).split('\n').map(line => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: `mailto:${config.contactEmail}`,
    Canonical: `${publicUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

const drawnHere = ['/about', '/contact', '/account', '/education'];

test.each(Object.keys(gates).filter(address => !drawnHere.includes(address)))(
  'the sign-in gate of %s has its picture',
  async address => {
    const answer = await ask(`/gates${address}.svg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  },
);

test('names of the prototype are no files', async () => {
  expect((await ask('/constructor')).status).toBe(404);
});

test('public pages describe organization and course, with real addresses only; pages for users nothing', () => {
  const of = (path: string) => structuredData(findPage(path)!, publicUrl, config);
  expect(of('/')).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        name: config.brandName,
        sameAs: [config.telegramChannelUrl, 'https://youtube.example/c'],
      },
      { '@type': 'Course', url: `${publicUrl}/education`, provider: { '@id': `${publicUrl}/#organization` } },
    ],
  });
  expect(of('/services')).toBeNull();
});
