/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Problem } from './problem.ts';
import { DESKTOP, PHONE, type Visit } from './visits.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with how a page looks that shows what it has; of a shell with the frame around it, too. */
export const lookOf = async (page: Page, visit: Visit, isShell: boolean): Promise<Problem[]> => [
  ...(await page.evaluate(overflow)),
  ...(isShell ? await missingFrame(page, visit) : []),
  // Without animations: what fades in has too little contrast on its way.
  ...(visit.width === PHONE.width ? await accessibility(page) : []),
];

/** Run inside a page: how far it can be scrolled to the right, and what reaches furthest. */
function overflow(): Problem[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const right = (element: Element) => element.getBoundingClientRect().right;
  const [widest] = [...document.querySelectorAll('main *')].sort((one, other) => right(other) - right(one));
  const text = widest?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
  const element = `<${widest?.tagName.toLowerCase()}>${text && ` "${text}"`}`;
  const pixels = scrollWidth - clientWidth;
  return [{ text: `its layout is ${pixels} px wider than the screen: ${element}`, rule: 'width' }];
}

/** What every page has around it, and whether it says who is there. */
async function missingFrame(page: Page, { width, isUser }: Visit): Promise<Problem[]> {
  // On a phone the menu has it.
  const link = width === DESKTOP.width ? `a[href^="/api/${isUser ? 'logout' : 'login'}"]` : 'a';
  const wanted = [`header ${link}`, 'footer a'];
  const counts = await Promise.all(wanted.map(one => page.locator(one).filter({ visible: true }).count()));
  return wanted.filter((_, at) => counts[at] === 0).map(one => ({ text: `the frame shows no ${one}` }));
}

async function accessibility(page: Page): Promise<Problem[]> {
  // Legacy mode saves a second page for frames of other sites, which no page has.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(STANDARDS);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => ({
    text: `accessibility: ${help} (${id}): ${nodes[0]?.html.slice(0, 120)}`,
    rule: id,
  }));
}
