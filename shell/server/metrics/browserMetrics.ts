import { VITAL_BOUNDARIES_MS } from '@site/releases/rollout/figures';
import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client';
import type { ErrorKind, VitalName } from '../../src/reports/report.ts';
import { siteMap } from '../../src/siteMap.ts';
import type { VersionSource } from '../registry/versions.ts';

const SEEN = ['microfrontend', 'version', 'page'] as const;
const seconds = (boundaries: readonly number[]) => boundaries.map(ms => ms / 1000);

/** What was reported of a page of a version. */
export type Seen = Record<(typeof SEEN)[number], string>;

/** The Prometheus metrics of what browsers report; their labels have no values but listed versions, pages and kinds. */
export interface BrowserMetrics {
  view(seen: Seen): void;
  error(seen: Seen, kind: ErrorKind, count: number): void;
  errorView(seen: Seen): void;
  blankView(seen: Seen): void;
  unavailableView(seen: Seen): void;
  vital(seen: Seen, name: VitalName, value: number): void;
  /** Reports that count for nothing, by a reason of this host's. */
  dropped(reason: 'limit' | 'malformed' | 'unlisted', count: number): void;
}

export function createBrowserMetrics(registry: Registry, versions: VersionSource): BrowserMetrics {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: SEEN, buckets, registers });

  const views = counter('browser_views_total', 'Pages that were shown, or should have been', SEEN);
  const errors = counter('browser_errors_total', 'Errors in browsers', [...SEEN, 'kind']);
  const errorViews = counter('browser_error_views_total', 'Views with at least one error', SEEN);
  const blankViews = counter('browser_blank_views_total', 'Views that drew nothing', SEEN);
  const unavailableViews = counter(
    'browser_unavailable_views_total',
    'Views of a version that could not be loaded',
    SEEN,
  );
  const dropped = counter('browser_reports_dropped_total', 'Reports that count for nothing', ['reason']);
  const vitals: Record<VitalName, Histogram<(typeof SEEN)[number]>> = {
    LCP: histogram('browser_lcp_seconds', 'Largest Contentful Paint', seconds(VITAL_BOUNDARIES_MS.lcp)),
    INP: histogram('browser_inp_seconds', 'Interaction to Next Paint', seconds(VITAL_BOUNDARIES_MS.inp)),
    CLS: histogram('browser_cls', 'Cumulative Layout Shift', [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5]),
    TTFB: histogram('browser_ttfb_seconds', 'Time to First Byte', [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6]),
  };
  const viewCounters = [views, errorViews, blankViews, unavailableViews];
  const byVersion = [...viewCounters, errors, ...Object.values(vitals)];

  new Gauge({
    name: 'shell_release_traffic_percent',
    help: 'Share of the browsers that a listed version has',
    labelNames: ['microfrontend', 'version', 'owner'],
    registers,
    async collect() {
      this.reset();
      const { microFrontends } = await versions.listed();
      const listed = new Set<string>();
      for (const { name, version, owner, traffic, pages } of listedIn(microFrontends)) {
        listed.add(`${name} ${version}`);
        this.set({ microfrontend: name, version, owner }, traffic);
        // There from the beginning, at 0: Prometheus would not see the first of a new version as an increase.
        for (const page of pages)
          for (const metric of viewCounters) metric.inc({ microfrontend: name, version, page }, 0);
      }
      for (const metric of byVersion) await forget(metric, listed);
    },
  });

  new Gauge({
    name: 'shell_release_failed',
    help: 'Whether a listed version was taken back, by the judge or by a rollback',
    labelNames: ['microfrontend', 'version', 'owner'],
    registers,
    async collect() {
      this.reset();
      const { microFrontends } = await versions.listed();
      for (const { name, version, owner, hasFailed } of listedIn(microFrontends))
        this.set({ microfrontend: name, version, owner }, Number(hasFailed));
    },
  });

  new Gauge({
    name: 'shell_ready',
    help: 'Whether there is a shell and a registry to serve',
    registers,
    async collect() {
      this.set(Number(await versions.isReady().catch(() => false)));
    },
  });

  return {
    view: seen => views.inc(seen),
    error: (seen, kind, count) => errors.inc({ ...seen, kind }, count),
    errorView: seen => errorViews.inc(seen),
    blankView: seen => blankViews.inc(seen),
    unavailableView: seen => unavailableViews.inc(seen),
    vital: (seen, name, value) => vitals[name].observe(seen, name === 'CLS' ? value : value / 1000),
    dropped: (reason, count) => dropped.inc({ reason }, count),
  };
}

type Listed = Awaited<ReturnType<VersionSource['listed']>>['microFrontends'];

const listedIn = (microFrontends: Listed) =>
  Object.entries(microFrontends).flatMap(([name, list]) =>
    list.map(({ metadata, deployment, extras }) => ({
      name,
      version: metadata.version,
      owner: extras.owner,
      traffic: deployment.traffic,
      hasFailed: extras.verdict?.state === 'failed',
      // The frame is around every page.
      pages: name === 'shell' ? siteMap.map(({ path }) => path) : extras.routes,
    })),
  );

/** Removes what was counted for versions that are no longer listed: the number of series stays bounded. */
async function forget(metric: Metric, listed: ReadonlySet<string>) {
  for (const { labels } of (await metric.get()).values) {
    const { le: _le, ...own } = labels as Record<string, string>;
    if (!listed.has(`${own['microfrontend']} ${own['version']}`)) metric.remove(own);
  }
}
