import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Problem } from './watchPage.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in a page as it is now, one problem for each rule. */
export async function accessibilityProblems(page: Page): Promise<Problem[]> {
  // Legacy mode saves a second page for frames of other sites, which no page has.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(STANDARDS);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => ({
    kind: 'accessibility',
    text: `accessibility: ${help} (${id}): ${nodes[0]?.html.slice(0, 120)}`,
    finding: { rule: id, elements: nodes.length },
  }));
}
