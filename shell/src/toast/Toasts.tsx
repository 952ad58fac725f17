import * as Radix from '@radix-ui/react-toast';
import { keyframes, styled } from '@site/platform';
import { from, IconButton } from '@site/ui';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { DURATION, toastStore } from './toastStore.ts';

// docs/specification.md#constants
const SWIPE_THRESHOLD = 50;

const slideIn = keyframes`
  from { opacity: 0; translate: 12px 0; }
`;

/* On a phone below the bar: what is pressed next is in the lower part of the screen. */
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 60;
  top: 64px;
  right: 0;
  width: min(420px, 100vw);
  padding: 8px;
  pointer-events: none;
  ${from.tablet} {
    top: auto;
    bottom: 0;
    padding: 20px;
  }
`;

const Root = styled(Radix.Root)<{ $tone: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding: 16px 8px 16px 20px;
  border: 1px solid var(--border);
  border-left: 3px solid ${({ $tone }) => $tone};
  border-radius: var(--radius-small);
  background: var(--raised);
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${slideIn} var(--base) var(--ease);

  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  &[data-swipe='cancel'] {
    translate: 0 0;
    transition: translate var(--base) var(--ease);
  }
`;

const ToastText = styled.div`
  display: grid;
  gap: 4px;
`;

const Title = styled(Radix.Title)`
  font-weight: 600;
`;

const Description = styled(Radix.Description)`
  font-size: var(--size-14);
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const none = () => null;

/** Shows the store's toast. Its timer pauses on hover and focus. */
export function Toasts() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, none);
  const destructive = toast?.variant === 'destructive';
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Root
          key={toast.id}
          open={toast.open}
          onOpenChange={open => !open && toastStore.dismiss(toast.id)}
          $tone={destructive ? 'var(--down)' : 'var(--border)'}
        >
          <ToastText>
            <Title>{toast.title}</Title>
            <Description>{toast.description}</Description>
          </ToastText>
          <Radix.Close asChild>
            <IconButton aria-label="Close notification">
              <X size={18} />
            </IconButton>
          </Radix.Close>
        </Root>
      )}
      <Viewport />
    </Radix.Provider>
  );
}
