// The first script of every page, inlined by the host (server/page): records what goes wrong until the reporter is loaded
// (startReporting.ts), which puts itself in the place of the list. A page that is left before its shell came to life says
// so by itself, if something of the shell went wrong: an extension's error is nobody's. The reporter has no length: the limit is the list's.
{
  const reports = (window.browserReports = []);
  const record = event => browserReports.length > 20 || browserReports.push(event);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, record, true);
  const find = selector => document.querySelector(selector);
  addEventListener('pagehide', () => {
    const [folder, version] = /^.*\/assets\/([^/]+)\//.exec(find('[type=module]')?.src) ?? [];
    const own = ({ filename, target, reason }) =>
      [filename, target?.src, reason?.stack].some(text => text?.includes(folder));
    const event = reports.find(own);
    if (browserReports !== reports || !event || !version || find('[data-interactive]')) return;
    const page = new URL(find('[rel=canonical]')?.href ?? 'none:').pathname;
    const seen = { microfrontend: 'shell', version, page };
    const { filename = '', lineno, colno, error, reason, type } = event;
    const stack =
      lineno && filename.startsWith(folder)
        ? [`shell/${version}/${filename.slice(folder.length)}:${lineno}:${colno}`]
        : [];
    const failure = {
      ...seen,
      kind: 'start',
      message: (error ?? reason)?.name ?? type,
      stack,
      first: true,
      count: 1,
    };
    const batch = { shell: version, reports: [{ ...seen, kind: 'view' }, failure] };
    navigator.sendBeacon('/browser-reports', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  });
}
