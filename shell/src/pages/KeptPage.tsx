import { styled } from '@site/platform';
import { Button, Container, Row, Text } from '@site/ui';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';

const Place = styled.div`
  display: contents;
`;

/** Above the end of the window, so that it is seen wherever the page is read and moves nothing of it. */
const Notice = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 30;
  padding-block: 12px;
  border-top: 1px solid var(--line);
  background: var(--raised);
`;

const Words = styled(Row)`
  justify-content: space-between;
`;

/** Nobody is there to send a form: a browser would put what was typed into the address. */
const stay = (event: FormEvent) => event.preventDefault();

export interface KeptPageProps {
  /** What stood in the page's place when it came: it can be read, and its links lead on. */
  nodes: readonly Node[];
  /** What had the focus then. */
  focused: Element | null;
  retry: () => Promise<void>;
}

/** A pre-rendered page whose microfrontend did not come: it stays as it is, and says so. */
export function KeptPage({ nodes, focused, retry }: KeptPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState(false);
  // Before the browser paints: the page never leaves the screen.
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && place.current?.contains(focused))
      focused.focus({ preventScroll: true });
  }, [nodes, focused]);
  const tryAgain = () => {
    setPending(true);
    void retry().finally(() => setPending(false));
  };
  return (
    <>
      <Place ref={place} onSubmit={stay} />
      <Notice role="alert" aria-busy={pending}>
        <Container>
          <Words $gap={12}>
            <Text>
              <strong>This section is unavailable right now.</strong>{' '}
              <span>You can read it, and its links work.</span>
            </Text>
            <Button
              $variant="secondary"
              $size="small"
              onClick={pending ? undefined : tryAgain}
              aria-disabled={pending}
            >
              Try again
            </Button>
          </Words>
        </Container>
      </Notice>
    </>
  );
}
