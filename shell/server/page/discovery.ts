import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { siteMap } from '../../src/siteMap.ts';

const DAY_SECONDS = 86_400;

/** Pictures at addresses of their own: /favicon.ico and its kin, where browsers look for them, /open-graph.jpg, and those of sign-in gates. */
const picturesBeside = (file: string): RequestHandler =>
  express.static(path.dirname(fileURLToPath(import.meta.resolve(`@site/media/files/${file}`))), {
    maxAge: DAY_SECONDS * 1000,
    index: false,
    redirect: false,
  });
export const icons = () => picturesBeside('icons/favicon.svg');
export const gatePictures = () => picturesBeside('gates/results.svg');

/** The address of the picture that a shared link shows. */
export const OPEN_GRAPH_PATH = '/open-graph.jpg';

/** For search engines, which need public pages alone, and for people who report a vulnerability (RFC 9116). */
export function discovery({ publicUrl, config }: Pick<Env, 'publicUrl' | 'config'>): RequestHandler {
  const files: Record<string, { type: string; text: string }> = {
    '/robots.txt': {
      type: 'text',
      text: `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`,
    },
    '/sitemap.xml': { type: 'xml', text: sitemap(publicUrl) },
    '/.well-known/security.txt': { type: 'text', text: securityText(publicUrl, config.contactEmail) },
  };
  return (request, response, next) => {
    const file = Object.hasOwn(files, request.path) ? files[request.path] : undefined;
    if (!file) return next();
    response
      .set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' })
      .type(file.type)
      .send(file.text);
  };
}

function sitemap(publicUrl: string) {
  const pages = siteMap.filter(
    page => page.access === 'public' && page.listed !== false && !page.address.includes(':'),
  );
  const entries = pages.map(page => `<url><loc>${publicUrl}${page.address}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

/** The RFC wants less than a year; a host is started anew more often than that. */
const VALID_DAYS = 180;

const securityText = (publicUrl: string, contactEmail: string) =>
  [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_SECONDS * 1000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
