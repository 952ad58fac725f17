const { BASE_URL = '' } = process.env;

const paths = ['/api/health/ready', '/api/services', '/api/testimonials'];
const PAUSE_MS = 20;

/** Asks the site for these paths, one after the other, until it is stopped. */
export function keepAsking() {
  let asking = true;
  let count = 0;
  const failed: string[] = [];
  const ask = async (path: string) => {
    while (asking) {
      const answer = await fetch(BASE_URL + path).then(
        async response => (await response.text(), response.status),
        (error: Error) => String(error.cause ?? error),
      );
      count++;
      if (answer !== 200) failed.push(`${new Date().toISOString()} ${path} ${answer}`);
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
  };
  const running = paths.map(ask);
  return {
    /** The most requests that are on their way at once. */
    inFlight: paths.length,
    /** @returns how many were answered, and each whose answer was not 200 */
    async stop() {
      asking = false;
      await Promise.all(running);
      return { count, failed };
    },
  };
}
