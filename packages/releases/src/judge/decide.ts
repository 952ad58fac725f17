import { UNOPENED } from '../release/gate.ts';
import { evidenceOf } from './sequentialTest.ts';
import { STEP_DEADLINE_MS, STEPS, type JudgedVersion } from './steps.ts';
import { totalOf, type Trial, type Views } from './trial.ts';

export type Decision =
  | { kind: 'wait'; reason: string }
  | { kind: 'take back'; state: 'failed'; reason: string }
  /** A person has to decide; until then the version waits, and is taken back once there are more bad views. */
  | { kind: 'call'; state: 'unjudged'; reason: string }
  | { kind: 'go on'; share: number }
  | { kind: 'finish'; state: 'healthy' | 'unjudged'; reason: string };

const kinds = { errorViews: 'with an error', blankViews: 'blank' };
type BadViews = keyof typeof kinds;

/** False alarms of a whole release, with all its looks: one in a hundred at most, half of them for each kind of bad view. */
const ALPHA = 0.005;
/** From so many bad views on a person is called, whatever the evidence: fewer may be those of a few people. */
const CALL_AT = 8;
/** Each is of another network (oncePerNetwork.ts) where hosts demand it: a stranger may have some, and takes nothing back with fewer. */
const TAKE_BACK_AT = 20;
/** From so many bad views, and so much evidence of a doubled rate, on a version waits for more views. */
const MIN_DOUBT_VIEWS = 3;
const DOUBT = 1;

/** What is to be done about a judged version, by what browsers met with it and with the one that it replaces. */
export function decide(
  { rollout, share, published }: Pick<JudgedVersion, 'rollout' | 'share' | 'published'>,
  trial: Pick<Trial, 'steps'>,
  now: Date,
): Decision {
  const certain = Math.log(1 / ALPHA);
  const worse = badViews(trial, TAKE_BACK_AT, certain);
  if (worse) return { kind: 'take back', state: 'failed', reason: worse };
  const maybeForged = badViews(trial, CALL_AT, certain);
  if (maybeForged) return { kind: 'call', state: 'unjudged', reason: `a person must decide: ${maybeForged}` };
  const after = now.getTime() - Date.parse(rollout.stepAt);
  const until = (ms: number) => new Date(Date.parse(rollout.stepAt) + ms).toISOString().slice(0, 16);
  const stepMs = rollout.stepMinutes * 60_000;
  if (after < stepMs) return wait(`${share} % until ${until(stepMs)}Z`);
  const doubt = badViews(trial, MIN_DOUBT_VIEWS, DOUBT, [2]);
  if (doubt) return wait(`waits for more views: ${doubt}`);
  if (published.extras.unchecked?.includes(UNOPENED))
    return wait(`not checked: ${UNOPENED}; a person must give it more than ${share} %`);
  const views = trial.steps.find(({ stepAt }) => stepAt === rollout.stepAt)?.candidate.views ?? 0;
  if (views < rollout.stepViews && after < STEP_DEADLINE_MS)
    return wait(`${views} of ${rollout.stepViews} views at ${share} %, until ${until(STEP_DEADLINE_MS)}Z`);
  const next = STEPS.find(step => step > share);
  if (next) return { kind: 'go on', share: next };
  const all = totalOf(trial, 'candidate');
  const state = all.views < rollout.stepViews ? 'unjudged' : 'healthy';
  return { kind: 'finish', state, reason: inWords(trial, 'errorViews') };
}

const wait = (reason: string): Decision => ({ kind: 'wait', reason });

/** In which way the candidate has more bad views than the version that it replaces, in words. */
function badViews(trial: Pick<Trial, 'steps'>, least: number, evidence: number, ratios?: number[]) {
  const kind = (Object.keys(kinds) as BadViews[]).find(what => {
    const bad = (counted: Views) => ({ views: counted.views, bad: badIn(counted, what) });
    const steps = trial.steps.map(({ share, candidate, baseline }) => ({
      share: share / 100,
      candidate: bad(candidate),
      baseline: bad(baseline),
    }));
    return badIn(totalOf(trial, 'candidate'), what) >= least && evidenceOf(steps, ratios) >= evidence;
  });
  return kind && inWords(trial, kind);
}

/** Reports may be lost or invented; bad views are views. */
const badIn = (counted: Views, what: BadViews) => Math.min(counted[what], counted.views);

function inWords(trial: Pick<Trial, 'steps'>, what: BadViews) {
  const of = (counted: Views) => `${badIn(counted, what)} of ${counted.views}`;
  const [candidate, baseline] = [totalOf(trial, 'candidate'), totalOf(trial, 'baseline')];
  return `${of(candidate)} views ${kinds[what]}, ${of(baseline)} in the version before`;
}
