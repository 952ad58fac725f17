import type { LevelId, Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { from, Lazy, Skeleton, Text, WhenNear } from '@site/ui';
import { Folded, Part } from '../lesson/Part.tsx';

const load = () => import(/* webpackChunkName: "practice" */ './Practice.tsx');

/* As high as an exercise, so that the checks below stay in their place. */
const Room = styled(Skeleton)`
  height: 1299px;
  ${from.tablet} {
    height: 1283px;
  }
  @container (min-width: 750px) {
    height: 733px;
  }
`;

const Place = styled.div`
  container-type: inline-size;
`;

/** The exercises of an open lesson, which load when their place comes near. */
export function LazyPractice(lesson: { level: LevelId; module: Module }) {
  return (
    <Place data-print="hide">
      <Part title="Practice">
        <Text>
          Read the task, set your plan, and uncover what comes candle by candle. Prices are simulated; nothing
          here is a market or a hint at a trade.
        </Text>
        <Folded>
          <summary>In plain words: candle, entry, stop, target, R</summary>A candle is one stretch of time.
          Its body runs from the first price to the last, hollow if the price rose and filled if it fell; its
          thin lines reach the highest and the lowest price. You enter at the entry. The stop ends the trade
          with a loss, the target with a gain, both at prices that you choose before. R is what you lose at
          the stop: +2 R is a gain of twice as much. Who sells short gains when the price falls.
        </Folded>
        <WhenNear margin="100% 0px" waiting={<Room />}>
          <Lazy what="The practice" load={load} waiting={<Room />}>
            {({ Practice }) => <Practice {...lesson} />}
          </Lazy>
        </WhenNear>
      </Part>
    </Place>
  );
}
