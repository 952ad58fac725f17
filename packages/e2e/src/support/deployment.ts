import { request, test, type Page } from '@playwright/test';
import { controlled } from './control.ts';

// What a deployment may do otherwise, by its settings or its data. Tests that state one of these say so by `needs`.

const { BASE_URL = 'http://localhost:3000' } = process.env;

const checks = {
  'the development identity provider': loginIsForDevelopment,
  'the default brand and links': settingsAreDefaults,
  'the first services and testimonials': rowsAreTheFirst,
};

const known = new Map<string, Promise<boolean>>();

/** Skips the running test, with the reason, where the deployment does not have what it states. */
export async function needs(what: keyof typeof checks) {
  // A site that the test command started has all of it: there nothing may be skipped.
  if (controlled) return;
  const has = known.get(what) ?? checks[what]();
  known.set(what, has);
  test.info().skip(!(await has), `needs ${what}`);
}

/** The same for the tutor, which only a user can ask whether a model answers. */
export async function needsLessonTutor({ request }: Page) {
  if (controlled) return;
  const data = { message: 'What is a stop-loss?', level: 'beginner' };
  const { engine } = (await (await request.post('/api/ai-chat', { data })).json()) as { engine?: string };
  test.info().skip(engine !== 'lessons', 'needs a tutor that answers from the lessons');
}

async function ask(path: string) {
  // A provider under test may have a certificate that nobody knows.
  const browser = await request.newContext({ baseURL: BASE_URL, ignoreHTTPSErrors: true });
  try {
    const answer = await browser.get(path);
    return answer.ok() ? await answer.text() : '';
  } finally {
    await browser.dispose();
  }
}

async function loginIsForDevelopment() {
  const page = await ask('/api/login');
  return page.includes('Sign in</h1>') && page.includes('For development only');
}

interface Config {
  brandName: string;
  contactEmail: string;
  promoEnabled: boolean;
  social: Record<string, string>;
  legal: Record<string, string>;
}

async function settingsAreDefaults() {
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/.exec(await ask('/')) ?? [];
  const { config } = JSON.parse(data) as { config?: Config };
  if (!config) return false;
  const links = [...Object.values(config.social), ...Object.values(config.legal)];
  return (
    config.brandName === 'Ounce & Block' &&
    config.contactEmail === 'hello@ounceandblock.example' &&
    config.promoEnabled &&
    links.every(link => link === '#')
  );
}

async function rowsAreTheFirst() {
  const list = async <T>(path: string) => JSON.parse((await ask(path)) || '[]') as T[];
  const services = await list<{ title: string }>('/api/services');
  const testimonials = await list<{ rating: number }>('/api/testimonials');
  return (
    services.length === 8 &&
    services.some(({ title }) => title === 'Risk Health Check') &&
    testimonials.filter(({ rating }) => rating === 5).length === 3 &&
    testimonials.filter(({ rating }) => rating === 4).length === 2
  );
}
