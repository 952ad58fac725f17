import {
  countTime,
  emptyFigures,
  VITAL_BOUNDARIES_MS,
  type VersionFigures,
} from '@site/federation/rollout/figures';
import type { VitalName } from '../../src/reports/report.ts';

/** What browsers met with each version since this host started; whoever judges a rollout reads it. */
export interface BrowserFigures {
  /** The figures of a microfrontend's versions, or of the shell's; none for a name that no browser has reported. */
  of(microfrontend: string): ReadonlyMap<string, Readonly<VersionFigures>>;
  count(microfrontend: string, version: string, what: 'views' | 'errorViews' | 'blankViews'): void;
  /** @param ms what was measured; only LCP and INP are kept */
  countVital(microfrontend: string, version: string, name: VitalName, ms: number): void;
}

/** Empty figures. Callers count only for versions that are listed, so that no browser can make them grow. */
export function createBrowserFigures(): BrowserFigures {
  const figures = new Map<string, Map<string, VersionFigures>>();

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
    countVital(microfrontend, version, name, ms) {
      if (name !== 'LCP' && name !== 'INP') return;
      const vital = name === 'LCP' ? 'lcp' : 'inp';
      countTime(at(microfrontend, version)[vital], VITAL_BOUNDARIES_MS[vital], ms);
    },
  };
}
