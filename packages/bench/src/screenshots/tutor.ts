import type { Page } from '@playwright/test';

/**
 * Lets the tutor write these pieces and then stop in the middle, for ever. The page's own `fetch` is replaced: a
 * routed request cannot be answered piece by piece.
 */
export const startsWriting = (page: Page, ...pieces: string[]) =>
  page.addInitScript(texts => {
    const real = window.fetch;
    const events = texts.map(text => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`).join('');
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/api/ai-chat')) return real(input, init);
      const body = new ReadableStream({
        start: controller => controller.enqueue(new TextEncoder().encode(events)),
      });
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    };
  }, pieces);

/** Opens the panel and asks; what comes is the caller's to wait for. */
export async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
}
