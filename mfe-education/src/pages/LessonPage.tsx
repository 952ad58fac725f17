import { useState } from 'react';
import { levels } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { styled, useParams, type RemoteDeps } from '@site/platform';
import { beside, from, PanelContainer, Section, Stack } from '@site/ui';
import { LazyLesson } from '../lesson/LazyLesson.tsx';
import { LessonAside } from '../reading/LessonAside.tsx';
import { LessonHeader } from '../reading/LessonHeader.tsx';
import { LessonNeighbours } from '../reading/LessonNeighbours.tsx';
import { LockedLesson } from '../reading/LockedLesson.tsx';
import { routeWithParts } from './PageParts.tsx';

/** `/education/LEVEL/MODULE`: one lesson. */
export const createPage = (deps: RemoteDeps) => routeWithParts(deps, <LessonPage {...deps} />);

const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  @media (max-width: 1023px) {
    /* Clear of the contents, which stay in view. */
    [id][tabindex='-1'] {
      scroll-margin-top: 48px;
    }
  }

  ${from.desktop} {
    display: grid;
    gap: 40px 64px;
    grid-template-columns: minmax(15rem, 18rem) minmax(0, 1fr);
  }
  @media ${beside} {
    &:has([data-side-panel]) {
      grid-template-columns: minmax(0, 42rem);
      > aside {
        position: absolute;
      }
    }
  }
  @media print {
    display: block;
    & > * + * {
      margin-top: 32px;
    }
  }
`;

const End = styled.div`
  &:empty {
    display: none;
  }
`;

function LessonPage(deps: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const params = useParams();
  const [end, setEnd] = useState<Element | null>(null);
  const level = levels.find(({ id }) => id === params['level']);
  const module = level?.modules[Number(params['module']) - 1];
  const outline = level && module && outlineOf(level.id, module.number);
  // The shell has shown the 404 page; alone, this microfrontend has none.
  if (!outline) return null;
  const lesson = { level, module, outline };
  return (
    <Section>
      {/* On paper the lesson is alone (global.css). */}
      <PanelContainer data-printing="">
        <Columns key={`${level.id} ${module.number}`}>
          <LessonHeader {...lesson} />
          <LessonAside {...lesson} {...deps} end={end} />
          <Stack $gap={24}>
            {module.locked ? <LockedLesson {...lesson} /> : <LazyLesson level={level.id} module={module} />}
            <End ref={setEnd} data-print="hide" />
            <LessonNeighbours level={level} module={module} />
          </Stack>
        </Columns>
      </PanelContainer>
    </Section>
  );
}
