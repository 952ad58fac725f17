import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './Button.tsx';
import { Heading } from './Heading.tsx';
import { useRadixNonce } from './useRadixNonce.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const Overlay = styled(Radix.Overlay)`
  position: fixed;
  z-index: 50;
  inset: 0;
  display: grid;
  place-items: center;
  overflow-y: auto;
  padding: 20px;
  background: var(--scrim);
  animation: ${fade} var(--base) var(--ease);
`;

const Panel = styled(Radix.Content)`
  position: relative;
  display: grid;
  grid-auto-rows: max-content;
  gap: 24px;
  width: 100%;
  max-width: 520px;
  /* The overlay's padding stays around it; what does not fit is scrolled to. */
  max-height: calc(100dvh - 40px);
  overflow-y: auto;
  padding: 40px 32px 32px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  animation: ${rise} var(--slow) var(--ease);

  &:focus {
    outline: none;
  }
  @media (max-width: 479px) {
    padding: 32px 20px 20px;
  }
`;

/** Leaves the corner to the close button. */
const Title = styled(Heading)`
  padding-right: 32px;
`;

const CloseButton = styled(IconButton)`
  position: absolute;
  top: 8px;
  right: 8px;
`;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}

/** A modal: focus stays inside and returns to where it was; Escape, the scrim and "Close" end it. */
export function Dialog({ open, onOpenChange, title, children }: DialogProps) {
  useRadixNonce();
  const opener = useRef<Element | null>(null);
  const titleElement = useRef<HTMLHeadingElement>(null);
  // Not its first button: what opens by itself must not be pressed by a key meant for the page.
  const focusTitle = (event: Event) => {
    event.preventDefault();
    opener.current = document.activeElement;
    titleElement.current?.focus();
  };
  // Radix gives focus back to a trigger only; what opens by itself or from elsewhere has none.
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay>
          <Panel aria-describedby={undefined} onOpenAutoFocus={focusTitle} onCloseAutoFocus={giveBack}>
            <Radix.Title asChild>
              <Title ref={titleElement} level={2} size={31} tabIndex={-1}>
                {title}
              </Title>
            </Radix.Title>
            {children}
            <Radix.Close asChild>
              <CloseButton aria-label="Close">
                <X size={20} />
              </CloseButton>
            </Radix.Close>
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
