import type { ReportedVersion } from './report.ts';

/** The shell that this page was served with, and the address of its files; undefined for a page without one. */
export function servedShell(): { shell: ReportedVersion; folder: string } | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const [folder, version] = /^.*\/assets\/([^/]+)\//.exec(script) ?? [];
  return folder && version ? { shell: { microfrontend: 'shell', version }, folder } : undefined;
}

/** The id of the request that brought the page, by which it is found in the logs. */
export function pageRequestId(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'request')?.description;
}
