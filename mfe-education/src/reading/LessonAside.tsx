import { questionsOn } from '@site/curriculum/outlines';
import { styled, type RemoteDeps } from '@site/platform';
import { CoveredByPanel, from, useMedia } from '@site/ui';
import { AskTutor } from '../tutor/AskTutor.tsx';
import { Contents } from './Contents.tsx';
import type { LessonProps } from './LessonHeader.tsx';
import { OpenLesson } from './LockedLesson.tsx';

/* In view while the lesson is read: from the top of the page beside it, on a phone above it. */
const Aside = styled(CoveredByPanel)`
  display: contents;
  ${from.desktop} {
    display: block;
    min-width: 0;
  }
  @media print {
    display: none;
  }
`;

const Sticky = styled.div`
  display: contents;
  & > button {
    align-self: start;
  }
  /* What is read comes first. */
  @media (max-width: 1023px) {
    & > button {
      padding: 0;
      border: 0;
      text-decoration: underline 1px var(--border);
      text-underline-offset: 4px;
    }
  }
  ${from.desktop} {
    display: grid;
    gap: 16px;
    position: sticky;
    top: 88px;
    max-height: calc(100vh - 104px);
    /* A sheet covers the header. */
    &:has([data-side-panel]) {
      z-index: 45;
    }
    overflow-y: auto;
    /* Room for the rings of what has the focus. */
    padding: 4px;
    margin: -4px;
  }
`;

const DESKTOP = '(min-width: 1024px)';

/** What stands beside the text: its contents, and the tutor, who can be asked at the lesson's end, too. */
export function LessonAside({
  level,
  module,
  outline,
  end,
  ...deps
}: LessonProps & Pick<RemoteDeps, 'notify' | 'auth'> & { end: Element | null }) {
  const isDesktop = useMedia(DESKTOP);
  return (
    <Aside>
      <Sticky>
        {module.locked ? <OpenLesson level={level} /> : <Contents outline={outline} isOpen={isDesktop} />}
        <AskTutor
          {...deps}
          labels={['Ask the tutor about this lesson', 'Hide the tutor']}
          level={level.id}
          questions={questionsOn(outline)}
          // Beside the text it stays in view.
          again={isDesktop ? null : end}
        />
      </Sticky>
    </Aside>
  );
}
