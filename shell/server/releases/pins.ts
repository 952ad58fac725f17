import { findVersion } from '@site/releases/registry/registry';
import express, { Router, type Request, type RequestHandler } from 'express';
import { findPage, withoutTrailingSlash } from '../../src/siteMap.ts';
import type { Env } from '../env.ts';
import { sendText } from '@site/federation/serve/answers';
import { sameOriginOnly } from '../visitorLimits.ts';
import { nonceOf, pageHeaders } from '../page/headers.ts';
import type { VersionSource } from '../registry/versions.ts';
import { renderReleasesPage } from './releasesPage.ts';
import { keepPin, pinOf, readRolloutCookies } from '../registry/rolloutCookies.ts';

const LIMIT_BYTES = 1024;

/**
 * GET /releases lists the versions that a browser may be pinned to, POST /pin chooses one for this browser
 * (`version=NAME@VERSION`) or ends that (`version=`), and leads back; 400 for any other version. In production these
 * are the versions that are served; elsewhere all that are published, for developers.
 */
export function pins(env: Env, versions: VersionSource): Router {
  const form = express.urlencoded({ extended: false, limit: LIMIT_BYTES, inflate: false });
  return Router()
    .get('/releases', pageHeaders(env), showReleases(env, versions))
    .post('/pin', sameOriginOnly(env.publicUrl), form, takePin(env, versions));
}

const showReleases =
  ({ publicUrl }: Env, versions: VersionSource): RequestHandler =>
  async (request, response) => {
    const cookies = readRolloutCookies(request, response, publicUrl);
    const [registry, shell] = await Promise.all([versions.pinnable(), versions.shell(cookies)]);
    const { pin } = cookies;
    const page = renderReleasesPage({ registry, css: shell?.css ?? '', nonce: nonceOf(response), pin });
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html').send(page);
  };

const takePin =
  ({ publicUrl }: Env, versions: VersionSource): RequestHandler =>
  async (request, response) => {
    const { version } = (request.body ?? {}) as { version?: unknown };
    const pin = typeof version === 'string' ? pinOf(version) : null;
    const listed = pin && findVersion(await versions.pinnable(), pin.microfrontend, pin.version);
    if (version !== '' && !listed) return sendText(response, 400, 'No such version can be pinned.');
    keepPin(response, publicUrl, pin);
    response.redirect(303, wayBack(request, publicUrl));
  };

/** The page that sent the form, never another site's. */
function wayBack(request: Request, publicUrl: string) {
  const { origin, pathname, search } = URL.parse(request.get('referer') ?? '') ?? new URL(publicUrl);
  const known =
    (findPage(pathname) && pathname === withoutTrailingSlash(pathname)) || pathname === '/releases';
  return origin === new URL(publicUrl).origin && known ? pathname + search : '/';
}
