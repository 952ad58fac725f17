import {
  countTime,
  emptyFigures,
  VITAL_BOUNDARIES_MS,
  type VersionFigures,
} from '@site/releases/rollout/figures';
import type { ErrorCause } from '@site/releases/rollout/trial';
import type { VitalName } from '../../src/reports/report.ts';

/** What browsers met with each version since this host started; whoever judges a rollout reads it. */
export interface BrowserFigures {
  /** The figures of a microfrontend's versions, or of the shell's; none for a name that no browser has reported. */
  of(microfrontend: string): ReadonlyMap<string, Readonly<VersionFigures>>;
  count(microfrontend: string, version: string, what: 'views' | 'errorViews' | 'blankViews'): void;
  /** One more view with an error of this cause. */
  countCause(microfrontend: string, version: string, cause: string): void;
  /** Causes of a version's errors, with the views that had them. */
  causes(microfrontend: string, version: string): ErrorCause[];
  /** @param ms what was measured; only LCP and INP are kept */
  countVital(microfrontend: string, version: string, name: VitalName, ms: number): void;
}

/** Of one version; a browser may invent any. */
const MAX_CAUSES = 50;
/** A new one replaces the rarest of those that were not seen for longest. */
const REPLACEABLE = MAX_CAUSES / 2;

/** Empty figures. Callers count only for versions that are listed, so that no browser can make them grow. */
export function createBrowserFigures(): BrowserFigures {
  const figures = new Map<string, Map<string, VersionFigures>>();
  const causes = new Map<string, Map<string, number>>();

  function at(microfrontend: string, version: string) {
    const versions = figures.get(microfrontend) ?? new Map<string, VersionFigures>();
    figures.set(microfrontend, versions);
    const known = versions.get(version) ?? emptyFigures();
    versions.set(version, known);
    return known;
  }

  return {
    of: microfrontend => figures.get(microfrontend) ?? new Map(),
    count(microfrontend, version, what) {
      at(microfrontend, version)[what] += 1;
    },
    countCause(microfrontend, version, cause) {
      const key = `${microfrontend} ${version}`;
      const known = causes.get(key) ?? new Map<string, number>();
      causes.set(key, known);
      const views = known.get(cause) ?? 0;
      // A map keeps its order: the one that was seen last comes last.
      known.delete(cause);
      if (known.size === MAX_CAUSES) known.delete(replaceable(known));
      known.set(cause, views + 1);
    },
    causes: (microfrontend, version) =>
      [...(causes.get(`${microfrontend} ${version}`) ?? [])].map(([text, views]) => ({ text, views })),
    countVital(microfrontend, version, name, ms) {
      if (name !== 'LCP' && name !== 'INP') return;
      const vital = name === 'LCP' ? 'lcp' : 'inp';
      countTime(at(microfrontend, version)[vital], VITAL_BOUNDARIES_MS[vital], ms);
    },
  };
}

/** Neither what is frequent goes nor what was just seen first, which may become so. */
const replaceable = (known: ReadonlyMap<string, number>) =>
  [...known].slice(0, REPLACEABLE).reduce((rarest, one) => (one[1] < rarest[1] ? one : rarest))[0];
