import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void> | void;

/** Lets a test answer one GraphQL operation in the gateway's place; everything else reaches the real one. */
export async function answerOperation(page: Page, operation: string, answer: Answer) {
  await page.route('**/graphql*', route => {
    const body = route.request().postData() ?? decodeURIComponent(route.request().url());
    return new RegExp(`\\b${operation}\\b`, 'i').test(body) ? answer(route) : route.fallback();
  });
}

/** A GraphQL error with its HTTP status, as the gateway sends it. */
export const failWith =
  (status: number, message: string, extensions: object = {}): Answer =>
  route =>
    route.fulfill({
      status,
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({ errors: [{ message, extensions: { http: { status }, ...extensions } }] }),
    });

export const data =
  (value: object): Answer =>
  route =>
    route.fulfill({ json: { data: value } });
