import type { AuthStore } from '@site/platform/auth';
import { onINP, onLCP, type INPMetric, type LCPMetric } from 'web-vitals';
import type { Microfrontends } from '../federation/microfrontends.ts';
import { framesOf, blamedVersion, type FindVersion } from './frames.ts';
import { errorNoticed, errorOfEvent, type BrowserError } from './browserError.ts';
import type { Noticed } from './record.ts';
import { MAX_MESSAGE, type ErrorReport, type ReportedVersion } from './report.ts';
import { createSender } from './sender.ts';
import { createTypedText } from './typedText.ts';
import { followViews, type CurrentRouter, type View } from './views.ts';

export interface ReporterParts {
  router: CurrentRouter;
  microfrontends: Microfrontends;
  auth: AuthStore;
}

/**
 * From now on reports page views, web vitals and errors to the shell host, after what was recorded until now. Nothing
 * about the person, no query, and nothing that was typed leaves the browser.
 */
export function startReporting({ router, microfrontends, auth }: ReporterParts) {
  const served = servedShell();
  if (!served) return;
  const { shell, folder: shellFolder } = served;
  const find: FindVersion = folder => (folder === shellFolder ? shell : microfrontends.versionIn(folder));
  const send = createSender({ shell: shell.version, trace: pageRequestId() });
  const withoutTyped = createTypedText(() => namesOf(auth));

  function countView(view: View, of: ReportedVersion) {
    if (isNew(view.counted, of)) send({ kind: 'view', ...of, page: view.page, view: view.id });
  }

  function report(
    view: View,
    of: ReportedVersion,
    error: Pick<ErrorReport, 'kind' | 'message' | 'stack' | 'stage'>,
  ) {
    countView(view, of);
    send({
      ...error,
      ...of,
      page: view.page,
      view: view.id,
      first: isNew(view.failed, of),
      count: 1,
    });
  }

  const views = followViews(router, microfrontends, {
    shown(view) {
      countView(view, shell);
      if (view.of) countView(view, view.of);
    },
    blank: (view, isFrame) =>
      report(view, (!isFrame && view.of) || shell, {
        kind: 'blank',
        message: isFrame ? 'no text in the frame' : 'no text in the page',
        stack: [],
      }),
  });

  function take({ stack, message, ...error }: BrowserError, known?: ReportedVersion) {
    const frames = framesOf(stack, find);
    // An extension's, which the site cannot repair.
    if (!frames) return;
    const view = views.current();
    report(view, known ?? blamedVersion(frames) ?? view.of ?? shell, {
      ...error,
      message: withoutTyped(message).slice(0, MAX_MESSAGE),
      stack: frames.map(({ place }) => place),
    });
  }

  function notice(noticed: Noticed | Event) {
    if (!(noticed instanceof Event)) {
      const { of } = noticed;
      return take(errorNoticed(noticed), of === 'shell' ? shell : of);
    }
    const error = errorOfEvent(noticed);
    if (error) take(error);
  }

  const measured = new Set<string>();
  const sendVital = ({ name, id, value, entries }: LCPMetric | INPMetric) => {
    // Measured again for a page that is shown again; sent once.
    if (!measured.has(id)) {
      const { of = shell, page } = views.at(entries.at(-1)?.startTime ?? 0);
      send({ kind: 'vital', ...of, page, name, value: Math.round(value) });
    }
    measured.add(id);
  };
  onLCP(sendVital);
  // Known when the page is left.
  onINP(sendVital);
  const recorded = window.browserReports;
  window.browserReports = { push: notice };
  if (Array.isArray(recorded)) recorded.forEach(notice);
}

/** Whether a set has not had it before; it has it now. */
function isNew(set: Set<string>, { microfrontend, version }: ReportedVersion) {
  const key = `${microfrontend}/${version}`;
  return !set.has(key) && Boolean(set.add(key));
}

function namesOf(auth: AuthStore) {
  const state = auth.current();
  return state.status === 'user' ? [state.user.firstName, state.user.lastName, state.user.email] : [];
}

/** The shell that this page was served with, and the address of its files; undefined for a page without one. */
function servedShell(): { shell: ReportedVersion; folder: string } | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const [folder, version] = /^.*\/assets\/([^/]+)\//.exec(script) ?? [];
  return folder && version ? { shell: { microfrontend: 'shell', version }, folder } : undefined;
}

/** The id of the request that brought the page, by which it is found in the logs. */
function pageRequestId(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'request')?.description;
}
