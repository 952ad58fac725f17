/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Problem } from './problem.ts';
import { DESKTOP, PHONE, type Visit } from './visits.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with how a page looks that shows what it has; of a shell with the frame around it, too. */
export const lookOf = async (page: Page, visit: Visit, isShell: boolean): Promise<Problem[]> => [
  ...(await overflow(page, isShell ? 'body' : 'main')),
  ...(isShell ? await missingFrame(page, visit) : []),
  // Without animations: what fades in has too little contrast on its way.
  ...(visit.width === PHONE.width ? await accessibility(page) : []),
];

async function overflow(page: Page, part: 'body' | 'main'): Promise<Problem[]> {
  const widest = await page.evaluate(widestBeyond, part);
  if (!widest) return [];
  const { pixels, element } = widest;
  return [
    {
      text: `its layout is ${pixels} px wider than the screen: ${element}`,
      measure: { of: 'width', amount: pixels },
    },
  ];
}

/** Run inside a page: what reaches furthest beyond the right edge of the screen, and is not cut off. */
function widestBeyond(part: 'body' | 'main'): { pixels: number; element: string } | undefined {
  const width = document.documentElement.clientWidth;
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const [widest] = [...document.querySelectorAll(`${part} *`)]
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > width + 1)
    .filter(({ element }) => element.checkVisibility() && getComputedStyle(element).position !== 'fixed')
    .filter(({ element }) => !isClipped(element))
    .sort((one, other) => other.box.right - one.box.right);
  if (!widest) return undefined;
  const text = widest.element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
  const tag = widest.element.tagName.toLowerCase();
  return { pixels: Math.round(widest.box.right - width), element: `<${tag}>${text && ` "${text}"`}` };
}

/** What every page has around it, and whether it says who is there. */
async function missingFrame(page: Page, { width, isUser }: Visit): Promise<Problem[]> {
  // On a phone the menu has it.
  const link = width === DESKTOP.width ? `a[href^="/api/${isUser ? 'logout' : 'login'}"]` : 'a';
  const wanted = [`header ${link}`, 'footer a'];
  const counts = await Promise.all(wanted.map(one => page.locator(one).filter({ visible: true }).count()));
  return wanted.filter((_, at) => counts[at] === 0).map(one => ({ text: `the frame shows no ${one}` }));
}

/** What axe finds in a page as it is now, one problem for each rule. */
async function accessibility(page: Page): Promise<Problem[]> {
  // Legacy mode saves a second page for frames of other sites, which no page has.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(STANDARDS);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => ({
    text: `accessibility: ${help} (${id}): ${nodes[0]?.html.slice(0, 120)}`,
    measure: { of: id, amount: nodes.length },
  }));
}
