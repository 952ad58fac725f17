import { Counter, Gauge, Histogram, type Metric, type Registry as MetricsRegistry } from 'prom-client';
import type { VitalName } from '../../src/reports/report.ts';
import { siteMap } from '../../src/siteMap.ts';
import type { VersionSource } from '../registry/versions.ts';

const SEEN = ['microfrontend', 'version', 'page'] as const;
const VERSION = ['microfrontend', 'version', 'owner'] as const;
const SECONDS = {
  LCP: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10],
  INP: [0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2],
};

export type BrowserMetrics = ReturnType<typeof createBrowserMetrics>;

/** The Prometheus metrics of what browsers report; their labels have no values but listed versions, pages and kinds. */
export function createBrowserMetrics(registry: MetricsRegistry, versions: VersionSource) {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: SEEN, buckets, registers });

  const viewCounters = {
    views: counter('browser_views_total', 'Pages that were shown, or should have been', SEEN),
    errorViews: counter('browser_error_views_total', 'Views with at least one error', SEEN),
    blankViews: counter('browser_blank_views_total', 'Views that drew nothing', SEEN),
    unavailableViews: counter(
      'browser_unavailable_views_total',
      'Views of a version that could not be loaded',
      SEEN,
    ),
  };
  const errors = counter('browser_errors_total', 'Errors in browsers', [...SEEN, 'kind']);
  const vitals: Record<VitalName, Histogram<(typeof SEEN)[number]>> = {
    LCP: histogram('browser_lcp_seconds', 'Largest Contentful Paint', SECONDS.LCP),
    INP: histogram('browser_inp_seconds', 'Interaction to Next Paint', SECONDS.INP),
  };
  const byVersion = [...Object.values(viewCounters), errors, ...Object.values(vitals)];

  new Gauge({
    name: 'shell_release_traffic_percent',
    help: 'Share of the browsers that a listed version has',
    labelNames: VERSION,
    registers,
    async collect() {
      this.reset();
      const listed = listedIn((await versions.listed()).microFrontends);
      for (const { microfrontend, version, owner, traffic, pages } of listed) {
        this.set({ microfrontend, version, owner }, traffic);
        // There from the beginning, at 0: Prometheus would not see the first of a new version as an increase.
        for (const page of pages)
          for (const metric of Object.values(viewCounters)) metric.inc({ microfrontend, version, page }, 0);
      }
      for (const metric of byVersion) await forget(metric, listed);
    },
  });
  new Gauge({
    name: 'shell_release_failed',
    help: 'Whether a listed version was taken back, by the judge or by a rollback, or is worse and waits for a person',
    labelNames: VERSION,
    registers,
    async collect() {
      this.reset();
      const listed = listedIn((await versions.listed()).microFrontends);
      for (const { microfrontend, version, owner, hasFailed } of listed)
        this.set({ microfrontend, version, owner }, Number(hasFailed));
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
  /** Reports that count for nothing, by a reason of this host's. */
  const dropped = counter('browser_reports_dropped_total', 'Reports that count for nothing', ['reason']);
  return { ...viewCounters, errors, vitals, dropped };
}

type Listed = ReturnType<typeof listedIn>;

const listedIn = (microFrontends: Awaited<ReturnType<VersionSource['listed']>>['microFrontends']) =>
  Object.entries(microFrontends).flatMap(([microfrontend, list]) =>
    list.map(({ metadata, deployment, extras }) => ({
      microfrontend,
      version: metadata.version,
      owner: extras.owner,
      traffic: deployment.traffic,
      hasFailed:
        extras.verdict?.state === 'failed' ||
        (extras.rollout !== undefined && extras.verdict?.rollout === extras.rollout.startedAt),
      // The frame is around every page.
      pages: microfrontend === 'shell' ? [...new Set(siteMap.map(({ path }) => path))] : extras.routes,
    })),
  );

/** Removes what was counted for versions that are no longer listed: the number of series stays bounded. */
async function forget(metric: Metric, listed: Listed) {
  for (const { labels } of (await metric.get()).values) {
    const { le: _le, ...own } = labels as Record<string, string>;
    const isListed = listed.some(
      ({ microfrontend, version }) => microfrontend === own['microfrontend'] && version === own['version'],
    );
    if (!isListed) metric.remove(own);
  }
}
