/** A browser as far as a login needs one: it keeps cookies for each host and follows redirects one by one. */
export class TestBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** One request, its redirect not followed. */
  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(url, { headers });
  }

  /** The same, of any method. */
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }

  /** Follows redirects until one leads where `stop` says, or none is left; returns that address. */
  async follow(
    url: string,
    stop: (address: string) => boolean = () => false,
    init: RequestInit = {},
  ): Promise<string> {
    for (let at = url, hops = 0; hops < 12; hops += 1) {
      const location = (await this.send(at, hops === 0 ? init : {})).headers.get('location');
      if (!location) return at;
      at = new URL(location, at).href;
      if (stop(at)) return at;
    }
    throw new Error('Too many redirects.');
  }

  /** Drops the cookies of this host. */
  forget(url: string): void {
    this.#cookies.delete(new URL(url).host);
  }

  /** The Cookie header that this host would get. */
  cookie(url: string): string {
    return [...(this.#cookies.get(new URL(url).host) ?? [])]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const gone = attributes.some(each => /expires=Thu, 01 Jan 1970/i.test(each)) || pair.length === at + 1;
  if (gone) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
