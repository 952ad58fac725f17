/** A page's own measurements of its load, in milliseconds since navigation. */
export interface LoadMetrics {
  firstPaint: number | null;
  largestPaint: number | null;
  layoutShift: number;
  blockingTime: number;
  /** Of the main thread. */
  longestTask: number;
  /** From an input to the next frame, the slowest one; 0 for inputs that were all answered within 16 ms. */
  slowestInput: number;
  headingVisible: number | null;
  interactive: number | null;
  /** When the navigation began, in ms since 1970. */
  timeOrigin: number;
}

declare global {
  interface Window {
    loadMetrics: LoadMetrics;
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs in the page before anything else. Layout shift is counted in session windows as Web Vitals does it
 * (gaps under 1 s, at most 5 s, the worst window counts); a heading is visible when its box has a size.
 */
export function probe(headingSelector: string) {
  const metrics: LoadMetrics = {
    firstPaint: null,
    largestPaint: null,
    layoutShift: 0,
    blockingTime: 0,
    longestTask: 0,
    slowestInput: 0,
    headingVisible: null,
    interactive: null,
    timeOrigin: performance.timeOrigin,
  };
  window.loadMetrics = metrics;
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });

  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') metrics.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', entry => (metrics.largestPaint = entry.startTime));
  observe('longtask', ({ duration }) => {
    metrics.blockingTime += Math.max(0, duration - 50);
    metrics.longestTask = Math.max(metrics.longestTask, duration);
  });
  const seeInput = ({ duration }: PerformanceEntry) =>
    (metrics.slowestInput = Math.max(metrics.slowestInput, duration));
  observe('event', seeInput, { durationThreshold: 16 });

  let sum = 0;
  let windowStart = 0;
  let lastShift = -Infinity;
  observe('layout-shift', entry => {
    const { value, hadRecentInput, startTime } = entry as ShiftEntry;
    if (hadRecentInput) return;
    const sameWindow = startTime - lastShift < 1000 && startTime - windowStart < 5000;
    if (!sameWindow) [sum, windowStart] = [0, startTime];
    sum += value;
    lastShift = startTime;
    metrics.layoutShift = Math.max(metrics.layoutShift, sum);
  });

  const look = () => {
    const box = document.querySelector(headingSelector)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) metrics.headingVisible ??= performance.now();
    if (document.querySelector('#root[data-interactive]')) metrics.interactive ??= performance.now();
    if (metrics.headingVisible === null || metrics.interactive === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
