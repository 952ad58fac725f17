// The first script of every page, inlined by the host (server/page): records what goes wrong until the reporter is loaded
// (startReporting.ts), which puts itself in the place of the list. A page that is left before its shell came to life says
// so by itself, by the address of the shell's file alone. The reporter has no length: the limit is the list's.
{
  const reports = (window.browserReports = []);
  const record = event => window.browserReports.length > 20 || window.browserReports.push(event);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, record, true);
  const find = selector => document.querySelector(selector);
  addEventListener('pagehide', () => {
    const [event] = reports;
    const [folder, version] = /^.*\/assets\/([^/]+)\//.exec(find('script[type=module]')?.src) ?? [];
    if (window.browserReports !== reports || !event || !version || find('[data-interactive]')) return;
    const { filename = '', lineno, colno, error } = event;
    const isOurs = filename.startsWith(folder) && lineno > 0;
    const canonical = find('link[rel=canonical]')?.href;
    const seen = { microfrontend: 'shell', version, page: canonical ? new URL(canonical).pathname : '' };
    const stack = isOurs ? [`shell/${version}/${filename.slice(folder.length)}:${lineno}:${colno}`] : [];
    const failure = { ...seen, kind: 'start', message: `${error?.name}`, stack, first: true, count: 1 };
    const batch = { shell: version, reports: [{ ...seen, kind: 'view' }, failure] };
    navigator.sendBeacon('/browser-reports', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  });
}
