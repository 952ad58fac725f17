import { requestIdOf } from '@site/federation/serve/requestId';
import { defaultVersion } from '@site/releases/registry/registry';
import express, { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { blockedOrigin } from '../../src/reports/blockedOrigin.ts';
import { withoutRetry } from '../../src/reports/frames.ts';
import { MAX_BYTES, REPORTS_PATH } from '../../src/reports/report.ts';
import { findPage } from '../../src/siteMap.ts';
import type { BrowserMetrics } from '../metrics/browserMetrics.ts';
import type { VersionSource } from '../registry/versions.ts';
import { browserFamily } from './browserFamily.ts';
import type { LogError } from './errorLog.ts';
import { reportSchema, type TakenError } from './reportSchema.ts';

/** How the page's policies name the address that a browser sends reports to by itself. */
export const REPORTS_ENDPOINT = 'reports';
/** The header that says where that is. */
export const reportingEndpoints = `${REPORTS_ENDPOINT}="${REPORTS_PATH}"`;

const MEDIA_TYPE = 'application/reports+json';
const text = z.string().max(4000);

// What the Reporting API sends; other kinds of reports are passed over.
const violation = z.object({
  type: z.enum(['csp-violation', 'integrity-violation']),
  url: text,
  body: z.object({
    blockedURL: text.optional(),
    sourceFile: text.nullish(),
    effectiveDirective: z.string().max(40).optional(),
    disposition: z.string().optional(),
    lineNumber: z.number().nullish(),
    columnNumber: z.number().nullish(),
  }),
});
type Violation = z.infer<typeof violation>;

/**
 * POST /browser-reports as browsers send it by themselves, when a policy blocked a request: logged, and not counted, for
 * what the page noticed it has reported. Their addresses carry queries, which end here.
 */
export function blockedRequests(
  versions: VersionSource,
  isOverLimit: (address: string, reports: number) => boolean,
  logError: LogError,
  metrics: Pick<BrowserMetrics, 'dropped'>,
): RequestHandler {
  const take: RequestHandler = async (request, response) => {
    const sent = z.array(z.unknown()).max(50).safeParse(request.body);
    const violations = (sent.data ?? []).flatMap(report => violation.safeParse(report).data ?? []);
    if (!sent.success) metrics.dropped('malformed', 1);
    const reports = Math.max(1, violations.length);
    if (isOverLimit(request.ip ?? '', reports)) {
      metrics.dropped('limit', reports);
      return void response.status(429).end();
    }
    const ownerOf = await filesOf(versions);
    for (const one of violations) {
      const found = ownerOf(one.body.blockedURL) ?? ownerOf(one.body.sourceFile) ?? ownerOf('shell');
      const error = found && reportSchema.safeParse(errorOf(one, found)).data;
      if (!found || !error) {
        metrics.dropped(found ? 'malformed' : 'unlisted', 1);
        continue;
      }
      logError(
        error as TakenError,
        {
          owner: found.owner,
          shell: found.shell,
          browser: browserFamily(request.get('user-agent')),
          requestId: requestIdOf(response),
          by: 'browser',
        },
        request.ip ?? '',
      );
    }
    response.status(204).end();
  };
  const json = express.json({ limit: MAX_BYTES, type: MEDIA_TYPE });
  return Router().post(REPORTS_PATH, (request, response, next) => {
    if (!request.is(MEDIA_TYPE)) return next();
    json(request, response, error => {
      if (!error) return take(request, response, next);
      metrics.dropped('malformed', 1);
      response.status(400).end();
    });
  });
}

interface FoundFile {
  microfrontend: string;
  version: string;
  owner: string;
  shell: string;
  file: string;
}

/**
 * Finds the listed version that an address belongs to; `shell` is the default one itself. Which shell a page had that
 * was blocked elsewhere, the browser does not say.
 */
async function filesOf(versions: VersionSource) {
  const registry = await versions.listed();
  const shell = defaultVersion(registry, 'shell')?.metadata.version ?? '';
  const folders = Object.entries(registry.microFrontends).flatMap(([name, listed]) =>
    listed.map(({ url, metadata, extras }) => ({
      folder: url.slice(0, url.lastIndexOf('/') + 1),
      of: {
        microfrontend: name,
        version: metadata.version,
        owner: extras.owner,
        shell: name === 'shell' ? metadata.version : shell,
      },
    })),
  );
  return (asked: string | null | undefined): FoundFile | undefined => {
    const address = withoutRetry(asked ?? '');
    const own = folders.find(({ of }) => of.microfrontend === 'shell' && of.version === shell);
    if (address === 'shell') return own && { ...own.of, file: '' };
    const known = folders.find(
      ({ folder }) => address.startsWith(folder) || pathOf(address).startsWith(folder),
    );
    if (!known) return undefined;
    const rest = address.slice(address.indexOf(known.folder) + known.folder.length);
    return { ...known.of, file: rest.replace(/[?#].*/, '') };
  };
}

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '');

function errorOf({ type, url, body }: Violation, { microfrontend, version, file }: FoundFile) {
  const what = type === 'csp-violation' ? (body.effectiveDirective ?? 'a policy') : 'integrity-policy';
  const pathname = URL.canParse(url) ? new URL(url).pathname : '';
  const place = `${microfrontend}/${version}/${file}:${body.lineNumber ?? 1}:${body.columnNumber ?? 1}`;
  return {
    kind: 'blocked',
    microfrontend,
    version,
    page: findPage(pathname)?.path ?? '',
    message: `the browser says that ${what} blocked ${blockedOrigin(body.blockedURL)}`,
    stack: file ? [place] : [],
    first: false,
    count: 1,
  };
}
