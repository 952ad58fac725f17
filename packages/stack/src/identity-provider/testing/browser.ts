/** Where a browser ended up. */
export interface Page {
  url: URL;
  status: number;
  body: string;
}

const MAX_REDIRECTS = 10;

/** Just enough of a browser for a login: keeps cookies, follows redirects, stops at the site's own door. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #site: string;

  /** @param site origin at which redirects are no longer followed: nothing listens there */
  constructor(site: string) {
    this.#site = site;
  }

  /** What it would send as its Cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(pair => pair.join('=')).join('; ');
  }

  open(url: URL): Promise<Page> {
    return this.#request(url, { method: 'GET' });
  }

  submit(url: URL, fields: Record<string, string>): Promise<Page> {
    return this.#request(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async #request(url: URL, init: RequestInit, redirects = 0): Promise<Page> {
    if (url.origin === this.#site) return { url, status: 0, body: '' };
    if (redirects > MAX_REDIRECTS) throw new Error(`Too many redirects at ${url.href}`);
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: this.cookie } });
    this.#keepCookies(response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (!location) return { url, status: response.status, body: await response.text() };
    return this.#request(new URL(location, url), { method: 'GET' }, redirects + 1);
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
  }
}
