import type { ErrorKind, FailureStage, ReportedVersion, ShellStage } from './report.ts';

/** What the shell itself notices; the version is known where it is not the one that is shown. */
export interface Noticed {
  kind: Extract<ErrorKind, 'render' | 'unavailable' | 'hydration'>;
  error: unknown;
  of?: ReportedVersion | 'shell';
  stage?: FailureStage | ShellStage;
}

/** A list until the reporter is loaded, then the reporter (recordErrors.js). */
interface Recorder {
  push(noticed: Noticed | Event): unknown;
}

declare global {
  interface Window {
    browserReports?: Recorder;
  }
}

/** Has something reported to the shell host, now or when the reporter is there. */
export const record = (noticed: Noticed) => void window.browserReports?.push(noticed);
