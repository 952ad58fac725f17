import { expectAccessible } from './support/pageActions.ts';
import { asUser as test, expect } from './support/user.ts';

test(
  'the tutor answers from the lessons, links its sources, and a logout by its address ends the conversation',
  { tag: '@every-browser' },
  async ({ page }) => {
    await page.goto('/education');
    await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
    const log = page.getByRole('log');
    await page.getByRole('textbox', { name: 'Message' }).fill('What is a stop-loss?');
    await page.keyboard.press('Enter');
    const source = log.getByRole('list', { name: 'Sources' }).getByRole('link').first();
    await expect(source).toHaveText(/^\[1\] Risk First/);

    await page.getByRole('textbox', { name: 'Message' }).fill('Should I buy gold today?');
    const send = page.getByRole('button', { name: 'Send' });
    await send.press('Enter');
    await expect(log).toContainText('I teach; I do not advise');
    await expect(send).toBeFocused();

    await page.getByRole('tab', { name: 'Expert' }).click();
    const tutor = page.getByRole('region', { name: 'AI Tutor' });
    await expect(tutor).toContainText('Educational content only. Not financial advice.');
    await page.getByRole('button', { name: 'Hide AI Tutor' }).click();
    await expect(tutor).toBeHidden();
    await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
    await expect(log).toContainText('Should I buy gold today?');

    await source.click();
    await expect(page).toHaveURL(/\/education\/beginner\/2#[a-z-]+$/);
    await expect(page.locator('section[aria-current] h2')).toBeInViewport();
    // On a desktop the conversation stands beside the text.
    await expect(log).toContainText('Should I buy gold today?');
    await page.getByRole('group', { name: /\?$/ }).first().getByRole('button').first().click();
    await expectAccessible(page);

    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await kept()).toContain('Should I buy gold today?');
    await page.goto('/api/logout');
    await expect.poll(kept).not.toContain('Should I buy gold today?');
  },
);

test('an answer of a language model may have entities', async ({ page }) => {
  const answer = { response: 'Bid &amp; ask', outcome: 'answer', engine: 'model', citations: [] };
  await page.route('**/api/ai-chat', route =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: done\ndata: ${JSON.stringify(answer)}\n\n`,
    }),
  );
  await page.goto('/education');
  await page.getByRole('button', { name: 'Ask AI Tutor' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a spread?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Bid & ask');
});

test('the keyboard opens the outline of a locked module, and Start the lesson of an open one', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on(
    'response',
    response =>
      void response.text().then(
        text => bodies.push(text),
        () => {},
      ),
  );
  await page.goto('/education');
  const locked = page.getByRole('button', { name: 'Order Types, Spread and Fees' });
  await locked.focus();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('region', { name: 'Order Types, Spread and Fees' });
  await expect(outline.getByText('Key terms')).toBeVisible();
  await outline.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: 'Open this lesson' })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await page.getByRole('button', { name: 'Start' }).nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/education/beginner/2');
  const question = page.getByRole('group', { name: /What gain recovers a loss/ });
  await question.getByRole('button', { name: '60%' }).press('Enter');
  await expect(question.getByRole('status')).toContainText('Right.');
  // A sentence of a locked lesson reaches no browser.
  expect(bodies.join('\n')).not.toContain('A market order trades at once');
});

test('the glossary is printed whole, a link to a term shows it, and it and a calculator are accessible', async ({
  page,
}) => {
  await page.goto('/education?tool=glossary');
  await expect(page.getByLabel('Search the glossary')).toBeInViewport();
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expect(page.getByRole('term').nth(40)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('term').nth(250)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/education?tool=glossary&term=volatility');
  await expect(page.getByRole('term').filter({ hasText: /^Volatility$/ })).toBeInViewport();
  await expectAccessible(page);
  await page.goto('/education?tool=position-size', { waitUntil: 'networkidle' });
  await expectAccessible(page);
});
