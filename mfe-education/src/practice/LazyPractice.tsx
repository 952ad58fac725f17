import { useEffect, useRef, useState } from 'react';
import type { LevelId, Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { Lazy, Skeleton, Stack, Text } from '@site/ui';
import { Part } from '../lesson/Part.tsx';

const load = () => import(/* webpackChunkName: "practice" */ './Practice.tsx');

/* About as high as what follows, so that the checks below stay in their place. */
const Room = styled(Stack)`
  min-height: 1100px;
  @media print {
    display: none;
  }
`;

/** The exercises of an open lesson, which load when their place comes near. */
export function LazyPractice(lesson: { level: LevelId; module: Module }) {
  const [place, isNear] = useNear();
  return (
    <Room ref={place} data-print="hide">
      <Part title="Practice">
        <Text>
          Read the chart by the rule of the lesson, set your plan, and uncover what comes candle by candle.
          Prices are simulated; nothing here is a market or a hint at a trade.
        </Text>
        {isNear && (
          <Lazy what="The practice" load={load} waiting={<Skeleton $height={700} />}>
            {({ Practice }) => <Practice {...lesson} />}
          </Lazy>
        )}
      </Part>
    </Room>
  );
}

/** Whether an element is less than a screen away, or was. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      entries => setNear(last => last || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear] as const;
}
