import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { questionsOn } from '@site/curriculum';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, from } from '@site/ui';
import { readChat } from '../tutor/keptChat.ts';
import { LazyTutor } from '../tutor/LazyTutor.tsx';
import { Contents } from './Contents.tsx';
import type { LessonProps } from './LessonHeader.tsx';

/* In view while the lesson is read: from the top of the page beside it, on a phone above it. */
const Aside = styled.aside`
  min-width: 0;
  ${from.desktop} {
    grid-area: aside;
  }
  @media print {
    display: none;
  }
`;

const Sticky = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  & > nav {
    flex: 1 0 ${({ $open }) => ($open ? 'auto' : '100%')};
  }
  ${from.desktop} {
    position: sticky;
    z-index: 1;
    top: 88px;
    max-height: calc(100vh - 104px);
    overflow-y: auto;
    /* Room for the rings of what has the focus. */
    padding: 4px;
  }
`;

/** From here on the tutor has room beside the text. */
const BESIDE = '(min-width: 1200px)';
const DESKTOP = '(min-width: 1024px)';

/* As high as the screen beside the text; a sheet from below where there is no room. */
const TutorPlace = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  [role='log'] {
    height: clamp(160px, 100vh - 588px, 560px);
  }
  @media not all and ${BESIDE} {
    position: fixed;
    z-index: 30;
    inset: auto 0 0;
    max-height: 85dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-top: 1px solid var(--border);
    background: var(--surface);
    box-shadow: 0 -8px 32px var(--scrim);
    [role='log'] {
      height: 36dvh;
    }
  }
`;

function useMedia(query: string) {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** What stands beside the text: its contents, and the tutor. */
export function LessonAside({
  level,
  module,
  outline,
  ...deps
}: LessonProps & Pick<RemoteDeps, 'notify' | 'auth'>) {
  const isDesktop = useMedia(DESKTOP);
  // A sheet covers the text: it opens only when it is asked for.
  const [isOpen, setOpen] = useState(() => matchMedia(BESIDE).matches && readChat(deps.auth).isOpen);
  const [wasToggled, setToggled] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function toggle() {
    setToggled(true);
    setOpen(!isOpen);
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Aside>
      <Sticky $open={isOpen}>
        <Contents outline={outline} locked={module.locked} isOpen={isDesktop && !isOpen} />
        <Button
          ref={button}
          $variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {isOpen ? 'Hide the tutor' : 'Ask the tutor about this lesson'}
        </Button>
        {(isOpen || wasToggled) && (
          <TutorPlace hidden={!isOpen} onKeyDown={({ key }) => key === 'Escape' && close()}>
            <LazyTutor
              {...deps}
              id={id}
              level={level.id}
              questions={questionsOn(outline)}
              isOpen={isOpen}
              takesFocus={wasToggled}
              onClose={close}
            />
          </TutorPlace>
        )}
      </Sticky>
    </Aside>
  );
}
