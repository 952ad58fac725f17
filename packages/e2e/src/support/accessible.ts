import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe over the page as it is now. */
export async function expectAccessible(page: Page) {
  // Legacy mode saves a second page for frames of other sites, which no page has.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
}
