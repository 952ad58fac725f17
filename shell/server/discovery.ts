import type { RequestHandler } from 'express';
import { siteMap } from '../src/siteMap.ts';

/** What search engines read: everything public is welcome, members' pages hold nothing for them. */
export function discovery(publicUrl: string): RequestHandler {
  const files: Record<string, { type: string; text: string }> = {
    '/robots.txt': {
      type: 'text',
      text: `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`,
    },
    '/sitemap.xml': { type: 'xml', text: sitemap(publicUrl) },
  };
  return (request, response, next) => {
    const file = files[request.path];
    if (!file) return next();
    response
      .set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' })
      .type(file.type)
      .send(file.text);
  };
}

function sitemap(publicUrl: string) {
  const pages = siteMap.filter(page => page.access === 'public');
  const entries = pages.map(page => `<url><loc>${publicUrl}${page.path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}
