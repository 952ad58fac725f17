import { ALL_TRAFFIC } from '@site/releases/registry/publish';
import type { ReleaseResult } from '@site/releases/release/release';
import type { RollbackResult } from '@site/releases/release/rollback';

interface Given {
  name: string;
  traffic: number;
  isJudged: boolean;
  noBrowser?: boolean | undefined;
}

/** How to go on after a release, and how to take it back. */
export function whatNext({ version, before }: ReleaseResult, given: Given): string[] {
  const { name, traffic, isJudged, noBrowser } = given;
  const give = (share: string) =>
    `npm run release -- ${name} --published ${version}${noBrowser ? ' --no-browser' : ''}${share}`;
  const toAll = give(noBrowser ? ` --traffic ${ALL_TRAFFIC}` : '');
  const back = `Take it back:  npm run rollback -- ${name}`;
  if (traffic === 0)
    return [
      `Published ${name} ${version}, with no traffic.`,
      'See it:  the page /releases of the site pins it for your browser (outside production).',
      `Try it:  ${give(' --traffic 10')}`,
    ];
  if (isJudged)
    return [
      `Released ${name} ${version} step by step: the shell hosts compare it with ${before}, and take it back if it is worse.`,
      `See how it goes:  npm run versions -- ${name}`,
      `To all now:  ${toAll}`,
      back,
    ];
  if (traffic < ALL_TRAFFIC)
    return [`Released ${name} ${version} to ${traffic} % of the browsers.`, `To all:  ${toAll}`, back];
  if (before === version) return [`${name} ${version} had all browsers already, or has them again.`];
  if (before === undefined)
    return [`Released ${name} ${version}, the first one: there is none to go back to.`];
  return [`Released ${name} ${version}, after ${before}.`, back];
}

/** How to undo a rollback. */
export function undoOf(name: string, { from, share, wasJudged }: RollbackResult): string {
  const traffic = share < ALL_TRAFFIC ? ` --traffic ${share}` : '';
  return `Undo it:  npm run release -- ${name} --published ${from}${wasJudged ? ' --progressive' : traffic}`;
}
