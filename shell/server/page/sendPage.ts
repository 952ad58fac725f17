import { requestIdOf } from '@site/federation/serve/requestId';
import { findVersion } from '@site/releases/registry/registry';
import type { Request, RequestHandler, Response } from 'express';
import { findPage, withoutTrailingSlash } from '../../src/siteMap.ts';
import { sendText } from '@site/federation/serve/answers';
import { createAddressLimit } from '../visitorLimits.ts';
import { sendCompressed } from './compress.ts';
import type { Env } from '../env.ts';
import type { FindPrerenderedMarkup } from './prerenderedMarkup.ts';
import { nonceOf } from './headers.ts';
import { renderPage } from './pageHtml.ts';
import type { ShellVersion } from '../registry/storedVersion.ts';
import type { VersionSource } from '../registry/versions.ts';
import type { VersionsByName } from '../observeRequests.ts';
import { readRolloutCookies, type RolloutCookies } from '../registry/rolloutCookies.ts';
import { sessionOf, type CurrentUserLookup } from '../gateway/currentUser.ts';

/** One address for a page. Only a known page: a path from outside could lead to another site. */
export const redirectTrailingSlash: RequestHandler = (request, response, next) => {
  const pathname = withoutTrailingSlash(request.path);
  if (pathname === request.path || !findPage(pathname)) return next();
  // A request may name a whole address, which is longer than its path.
  const [query = ''] = /\?[^#]*/.exec(request.originalUrl) ?? [];
  response.redirect(308, pathname + query);
};

/** The page of an address, composed for this browser; 404 for an unknown one. */
export function sendPage(
  env: Env,
  versions: VersionSource,
  findPrerenderedMarkup: FindPrerenderedMarkup,
  currentUser: CurrentUserLookup,
): RequestHandler {
  // Anybody can invent sessions: beyond these an address is not asked for, and its browsers ask.
  const limitUnknown = createAddressLimit(Math.ceil(env.pagesPerMinute / 10));
  const userOf = async (session: string, { ip }: Request, response: Response) => {
    if ((await limitUnknown(ip, 1)) > 0) return undefined;
    const user = await currentUser(session, requestIdOf(response));
    if (user) await limitUnknown(ip, -1);
    return user;
  };
  return async (request, response) => {
    const session = sessionOf(request.get('cookie'), env.publicUrl);
    const user = session === null ? null : await userOf(session, request, response);
    const cookies = readRolloutCookies(request, response, env.publicUrl);
    const page = findPage(request.path) ?? null;
    const shows = page && (page.access === 'public' || user !== null) ? page.microfrontend : null;
    const [shell, served] = await Promise.all([
      versions.shell(cookies),
      shows ? versions.served(shows, cookies) : undefined,
    ]);
    if (!shell) {
      response.set('Retry-After', '5');
      return sendText(response, 503, 'The site is being prepared. Please try again in a moment.');
    }
    const microfrontends = shows && served ? { [shows]: served } : {};
    response.locals['served'] = {
      shell: shell.manifest.version,
      ...(shows && served && { [shows]: served.version }),
    } satisfies VersionsByName;
    const { path: pathname } = request;
    const html = renderPage({
      page,
      pathname,
      publicUrl: env.publicUrl,
      nonce: nonceOf(response),
      user,
      shell,
      data: {
        config: env.config,
        microfrontends,
        dataLayer: shell.manifest.data.map(file => shell.base + file),
      },
      pin: await shownPin(versions, shell, cookies),
      // It is a visitor's page: a user has another one at /, and another header everywhere.
      prerendered:
        user === null ? await findPrerenderedMarkup({ page, pathname, shell, microfrontends }) : null,
      devReload: env.devReload,
    });
    // What depends on a cookie is for this browser alone.
    const own = session !== null || cookies.pin !== null || response.hasHeader('Set-Cookie');
    response
      .status(page ? 200 : 404)
      .set('Cache-Control', own ? 'no-store' : 'no-cache')
      .type('html');
    response.vary('Cookie');
    await sendCompressed(request, response, html);
  };
}

/** A pin of a version that is gone decides nothing. */
async function shownPin(versions: VersionSource, shell: ShellVersion, { pin }: RolloutCookies) {
  if (!pin) return null;
  const { microfrontend, version } = pin;
  const isShown =
    microfrontend === 'shell'
      ? shell.manifest.version === version
      : findVersion(await versions.pinnable(), microfrontend, version);
  return isShown ? pin : null;
}
