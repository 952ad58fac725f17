import type { Rollout } from '../registry/registry.ts';
import { decide } from '../rollout/decide.ts';
import {
  addViews,
  countTime,
  emptyFigures,
  noViews,
  viewsSince,
  VITAL_BOUNDARIES_MS,
  type VersionFigures,
  type ViewCounts,
} from '../rollout/figures.ts';
import { DEFAULT_PLAN, type RolloutPlan } from '../rollout/rollouts.ts';
import { addSlots, emptyTrial, type Trial, type TrialStep } from '../rollout/trial.ts';
import { slotAt } from '../rollout/trialSlots.ts';

/** How one version behaves. */
export interface Behaviour {
  /** Part of the views that have an error, and that are blank. */
  errors: number;
  blank: number;
  /** Median times in ms; they spread as they do in the field. */
  lcp: number;
  inp: number;
}

export interface Simulation {
  baseline: Behaviour;
  candidate: Behaviour;
  /** Views of the microfrontend in a minute, of all browsers. */
  viewsPerMinute: number;
  /** Views of the baseline before the candidate came. */
  viewsBefore: number;
  /** Between two looks of the judge. */
  secondsPerLook: number;
  plan?: RolloutPlan;
  /** Views of all other microfrontends for each of this one; they behave like the baseline. */
  others?: number;
  outage?: Outage;
}

/** Something is away that all microfrontends need. */
export interface Outage {
  /** In minutes since the rollout began. */
  from: number;
  minutes: number;
  /** Part of the views that have an error then, in this microfrontend and in the others. */
  own: number;
  others: number;
}

export interface SimulatedEnd {
  kind: 'taken back' | 'healthy' | 'unjudged';
  reason: string;
  minutes: number;
  /** Percent of the browsers at the end. */
  share: number;
  /** Views of the candidate until then. */
  views: number;
}

/** After so long a rollout that waits for views is given up. */
const MAX_MINUTES = 24 * 60;
/** Part of the views whose times are measured. */
const MEASURED = 0.2;

/** Lets one rollout happen from the first step to its end. The same `random` gives the same rollout. */
export function simulateRollout(simulation: Simulation, random: () => number): SimulatedEnd {
  const { plan = DEFAULT_PLAN, baseline, viewsPerMinute, secondsPerLook, others = 1 } = simulation;
  const draw = drawWith(random);
  const at = (minutes: number) => new Date(minutes * 60_000);
  const rollout = (stepAt: string): Rollout => ({
    ...plan,
    baseline: '1.0.0',
    startedAt: at(0).toISOString(),
    stepAt,
  });
  const trial: Trial = emptyTrial();
  draw.views(trial.baselineBefore, baseline, simulation.viewsBefore);
  draw.counts(trial.othersBefore, baseline, Math.round(simulation.viewsBefore * others));
  let step = addStep(trial, plan.steps[0] ?? 100, at(0));
  let views = 0;
  for (let minutes = 0; minutes < MAX_MINUTES; minutes += secondsPerLook / 60) {
    const all = Math.round((viewsPerMinute * secondsPerLook) / 60);
    const seen = draw.binomial(all, step.share / 100);
    const outage = outageAt(simulation, minutes);
    const before = { ...step.candidate };
    draw.views(step.candidate, { ...simulation.candidate, ...(outage && { errors: outage.own }) }, seen);
    draw.views(step.baseline, { ...baseline, ...(outage && { errors: outage.own }) }, all - seen);
    const elsewhere = noViews();
    draw.counts(
      elsewhere,
      { ...baseline, ...(outage && { errors: outage.others }) },
      Math.round(all * others),
    );
    views += seen;
    const now = at(minutes + secondsPerLook / 60);
    if (step.share === 100) {
      const slot = {
        at: slotAt(plan, now),
        candidate: viewsSince(step.candidate, before),
        others: elsewhere,
      };
      step.slots = addSlots(step.slots, [slot]);
    }
    step.others = addViews(step.others, elsewhere);
    const state = { rollout: rollout(step.stepAt), share: step.share, isUnchecked: false };
    const decision = decide(state, trial, now);
    if (decision.kind === 'wait') continue;
    if (decision.kind === 'go on') step = addStep(trial, decision.share, now);
    else {
      const kind = decision.kind === 'take back' ? 'taken back' : decision.state;
      return { kind, reason: decision.reason, minutes: now.getTime() / 60_000, share: step.share, views };
    }
  }
  return { kind: 'unjudged', reason: 'waits', minutes: MAX_MINUTES, share: step.share, views };
}

const outageAt = ({ outage }: Simulation, minutes: number) =>
  outage && minutes >= outage.from && minutes < outage.from + outage.minutes ? outage : undefined;

function addStep(trial: Trial, share: number, at: Date): TrialStep {
  const step = {
    share,
    stepAt: at.toISOString(),
    candidate: emptyFigures(),
    baseline: emptyFigures(),
    others: noViews(),
    slots: [],
  };
  trial.steps.push(step);
  return step;
}

/** Width of the spread of times, as the standard deviation of their logarithm. */
const SPREAD = 0.6;

function drawWith(random: () => number) {
  /** How many of `count` happen; takes as long as there are. */
  function binomial(count: number, chance: number) {
    if (chance >= 1) return count;
    if (chance > 0.5) return count - binomialOf(count, 1 - chance);
    return binomialOf(count, chance);
  }

  function binomialOf(count: number, chance: number) {
    if (chance <= 0) return 0;
    let happened = 0;
    for (let at = skip(chance); at < count; at += 1 + skip(chance)) happened += 1;
    return happened;
  }

  const skip = (chance: number) => Math.floor(Math.log(1 - random()) / Math.log(1 - chance));

  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

  function counts(figures: ViewCounts, behaviour: Behaviour, count: number) {
    figures.views += count;
    figures.errorViews += binomial(count, behaviour.errors);
    figures.blankViews += binomial(count, behaviour.blank);
  }

  function views(figures: VersionFigures, behaviour: Behaviour, count: number) {
    counts(figures, behaviour, count);
    for (let left = binomial(count, MEASURED); left > 0; left--)
      for (const vital of ['lcp', 'inp'] as const)
        countTime(figures[vital], VITAL_BOUNDARIES_MS[vital], behaviour[vital] * Math.exp(SPREAD * normal()));
  }

  return { binomial, counts, views };
}

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
