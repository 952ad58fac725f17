/** Where browsers send what happened in them. */
export const REPORTS_PATH = '/browser-reports';

/** What can go wrong with a page in a browser. */
export const errorKinds = [
  /** An exception that nothing caught. */
  'error',
  /** A promise that was rejected, and nobody asked. */
  'rejection',
  /** An exception of a component; a boundary replaced it. */
  'render',
  /** A version that could not be loaded. */
  'unavailable',
  /** A page that was shown and has no text. */
  'blank',
  /** A request that the page's policies forbid. */
  'blocked',
  /** Pre-rendered HTML that was thrown away, since the browser rendered something else. */
  'hydration',
  /** The shell's own script did not come to life. */
  'start',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** The steps at which a version of a microfrontend can fail in a browser. */
export const failureStages = ['contract', 'manifest', 'entry', 'page', 'timeout', 'render'] as const;
export type FailureStage = (typeof failureStages)[number];

/** The shell's own: its data layer could not be loaded; the host did not say which version is served. */
export const shellStages = ['data', 'registry'] as const;
export type ShellStage = (typeof shellStages)[number];

export const vitalNames = ['LCP', 'INP'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The page of an address that is none of the site's. */
export const OTHER_PAGE = 'other';

/** A version of a microfrontend; the shell counts as one. */
export interface ReportedVersion {
  microfrontend: string;
  version: string;
}

interface Seen extends ReportedVersion {
  /** A path of the site map, never the address itself. */
  page: string;
}

interface InView extends Seen {
  /** A random number of the view, by which an error is known to be one of a view that counts. */
  view?: number | undefined;
}

/** A page of this version was shown, or should have been. */
export interface ViewReport extends InView {
  kind: 'view';
}

/** A web vital, in ms. */
export interface VitalReport extends Seen {
  kind: 'vital';
  name: VitalName;
  value: number;
}

export interface ErrorReport extends InView {
  kind: ErrorKind;
  /** Without anything that somebody typed. */
  message: string;
  /** Calls in our own files, the innermost first: `education/VERSION/FILE:LINE:COLUMN`. */
  stack: string[];
  /** At which step a version became unavailable. */
  stage?: FailureStage | ShellStage | undefined;
  /** The first error of this version in this view. */
  first: boolean;
  /** How often it happened since it was last reported. */
  count: number;
}

export type Report = ViewReport | VitalReport | ErrorReport;

/** What a browser sends at once. */
export interface Batch {
  /** The shell's version. */
  shell: string;
  /** The id of the request that brought the page. */
  trace?: string | undefined;
  reports: Report[];
}

/** Of a batch as it is sent. */
export const MAX_BYTES = 64_000;
/** So many are never longer. */
export const MAX_REPORTS = 16;
export const MAX_VIEW = 2 ** 32 - 1;
export const MAX_MESSAGE = 300;
export const MAX_FRAMES = 10;

/**
 * A message without what somebody may have typed: queries, addresses, numbers, quoted text that is no identifier. One line.
 */
export const impersonal = (text: string) =>
  text
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[^\s@'"(]{1,64}@[^\s@'")]+/g, '[address]')
    .replace(/"[^"]*"/g, '[text]')
    .replace(/'(?![\w$.-]{1,40}')[^']*'/g, '[text]')
    .replace(/`[^`]*`/g, '[text]')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]')
    // A line of the log stays one line, also for readers that take U+2028 for the end of one, and reads as it is written.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
