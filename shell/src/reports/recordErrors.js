// The first script of every page, inlined by the host (server/page): records what goes wrong until the reporter is loaded
// (startReporting.ts), which puts itself in the place of the list. A page that is left before its shell came to life says
// so by itself, if something of the shell went wrong: an extension's error is nobody's. The reporter has no length: the limit is the list's.
{
  const reports = (window.browserReports = []);
  const record = event => {
    browserReports.length > 20 || browserReports.push(event);
    // The shell's own script did not come: nothing else can say so.
    if (event.target.type === 'module')
      document.body.prepend('Please load this page again: it is not complete.');
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, record, true);
  addEventListener('pagehide', () => {
    const find = selector => document.querySelector(selector);
    const [folder, version] = /^.*\/assets\/([^/]+)\//.exec(find('[type=module]')?.src) ?? [];
    let place;
    const event = reports.find(({ filename, lineno, colno, target, error, reason }) => {
      const text = `${filename}:${lineno}:${colno} ${target?.src} ${(error ?? reason)?.stack}`;
      return (place = text.split(folder)[1]);
    });
    if (browserReports !== reports || !place || !version || find('[data-interactive]')) return;
    const { error, reason, type } = event;
    const page = new URL(find('[rel=canonical]')?.href ?? 'none:').pathname;
    const seen = { microfrontend: 'shell', version, page };
    const failure = {
      ...seen,
      kind: 'start',
      message: (error ?? reason)?.name ?? type,
      stack: (place.match(/^\S+:\d+/) ?? []).map(at => `shell/${version}/${at}`),
      first: true,
      count: 1,
    };
    const batch = JSON.stringify({ shell: version, reports: [{ ...seen, kind: 'view' }, failure] });
    navigator.sendBeacon('/browser-reports', new Blob([batch], { type: 'application/json' }));
  });
}
