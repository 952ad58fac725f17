import { onINP, onLCP, type INPMetric, type LCPMetric } from 'web-vitals';
import type { VitalName } from './report.ts';

/**
 * Measures the page load.
 * @param report gets each vital once; `at` is when what it measures happened, in ms since the page load began
 */
export function measureVitals(report: (name: VitalName, value: number, at: number) => void) {
  const reported = new Set<string>();
  const once = ({ name, id, value, entries }: LCPMetric | INPMetric) => {
    // Measured again for a page that is shown again; counted once.
    if (reported.has(id)) return;
    reported.add(id);
    report(name, Math.round(value * 1000) / 1000, entries.at(-1)?.startTime ?? 0);
  };
  onLCP(once);
  // Known when the page is left.
  onINP(once);
}
