import { styled } from '@site/platform';
import { Button, Container, Row, Text, usePending } from '@site/ui';
import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { orOffline } from './SectionUnavailable.tsx';

const Page = styled.div`
  display: contents;
`;

/** Sticky at the lower edge: visible at every scroll position, without moving the page. */
const Notice = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 30;
  padding-block: 12px;
  border-top: 1px solid var(--line);
  background: var(--raised);
`;

/** Without its script a form would be submitted by the browser, which puts its values into the address. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

interface PrerenderedFallbackProps {
  /** The page as it was served: readable, with working links. */
  nodes: readonly Node[];
  /** The element that had the focus. */
  focused: Element | null;
  retry: () => Promise<void>;
}

/** A pre-rendered page whose microfrontend could not be loaded: it stays readable, below a notice. */
export function PrerenderedFallback({ nodes, focused, retry }: PrerenderedFallbackProps) {
  const page = useRef<HTMLDivElement>(null);
  const { pending, run } = usePending(() => retry());
  // Before the browser paints, so that the page never disappears.
  useLayoutEffect(() => {
    page.current?.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && page.current?.contains(focused))
      focused.focus({ preventScroll: true });
  }, [nodes, focused]);
  return (
    <>
      <Page ref={page} onSubmit={preventSubmit} />
      <Notice role="alert" aria-busy={pending}>
        <Container>
          <Row $gap={12} $justify="space-between">
            <Text>
              <strong>This section is unavailable right now.</strong>{' '}
              <span>{orOffline('You can read it, and its links work.')}</span>
            </Text>
            <Button $variant="secondary" $size="small" onClick={run} aria-disabled={pending}>
              Try again
            </Button>
          </Row>
        </Container>
      </Notice>
    </>
  );
}
