/** What the page itself can tell about its own load, in milliseconds since navigation. */
export interface PageFigures {
  firstPaint: number | null;
  largestPaint: number | null;
  layoutShift: number;
  blockingTime: number;
  headingThere: number | null;
  interactive: number | null;
  /** When the navigation began, in ms since 1970. */
  timeOrigin: number;
}

declare global {
  interface Window {
    benchFigures: PageFigures;
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs in the page before anything else. Layout shift is counted in session windows as Web Vitals does it
 * (gaps under 1 s, at most 5 s, the worst window counts); a heading is there when it has a visible box.
 */
export function probe(headingSelector: string) {
  const figures: PageFigures = {
    firstPaint: null,
    largestPaint: null,
    layoutShift: 0,
    blockingTime: 0,
    headingThere: null,
    interactive: null,
    timeOrigin: performance.timeOrigin,
  };
  window.benchFigures = figures;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true });

  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') figures.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', entry => (figures.largestPaint = entry.startTime));
  observe('longtask', entry => (figures.blockingTime += Math.max(0, entry.duration - 50)));

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
    figures.layoutShift = Math.max(figures.layoutShift, sum);
  });

  const look = () => {
    const box = document.querySelector(headingSelector)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) figures.headingThere ??= performance.now();
    if (document.querySelector('#root[data-hydrated]')) figures.interactive ??= performance.now();
    if (figures.headingThere === null || figures.interactive === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
