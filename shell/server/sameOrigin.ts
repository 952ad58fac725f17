import type { RequestHandler } from 'express';

/** Lets through what a page of this site sends; 403 (text) for another site's. */
export const sameOriginOnly =
  (publicUrl: string): RequestHandler =>
  (request, response, next) => {
    const site = request.get('sec-fetch-site');
    const own = site ? site === 'same-origin' : [undefined, publicUrl].includes(request.get('origin'));
    if (own) return next();
    response
      .status(403)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send('Only pages of this site may send this.');
  };
