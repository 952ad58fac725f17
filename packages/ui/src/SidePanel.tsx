import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { IconButton } from './Button.tsx';
import { Heading } from './Heading.tsx';
import { Row } from './Layout.tsx';
import { beside, WIDTH } from './panelRoom.ts';
import { useMedia } from './media.ts';
import { useRadixNonce } from './useRadixNonce.ts';

const Panel = styled(Radix.Content)`
  position: fixed;
  z-index: 45;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 16px 20px;
  background: var(--surface);

  @media (min-width: 640px) {
    left: auto;
    width: 480px;
    border-left: 1px solid var(--line);
    box-shadow: 0 0 0 100vmax var(--scrim);
  }
  @media ${beside} {
    z-index: 1;
    inset: 88px max(16px, 50vw - 704px) 16px auto;
    width: ${WIDTH};
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;

const Inside = styled.div`
  display: contents;
`;

const Close = styled(IconButton)`
  margin-right: -8px;
`;

export interface SidePanelProps extends ComponentProps<'div'> {
  id: string;
  open: boolean;
  /** Escape or "Close". */
  onClose: () => void;
  /** After it has gone: the place to give the focus back. */
  onClosed: () => void;
  title: string;
}

/** Beside the page where there is room; else a modal sheet over it, the whole of a phone's screen. */
export function SidePanel({ open, onClose, onClosed, title, children, ...rest }: SidePanelProps) {
  useRadixNonce();
  const isBeside = useMedia(beside);
  return (
    <Radix.Root open={open} onOpenChange={onClose} modal={!isBeside}>
      <Panel
        {...rest}
        data-side-panel=""
        aria-describedby={undefined}
        {...(isBeside && { role: 'region' })}
        onOpenAutoFocus={event => event.preventDefault()}
        onInteractOutside={event => event.preventDefault()}
        onCloseAutoFocus={event => {
          event.preventDefault();
          onClosed();
        }}
      >
        {/* Radix keeps Tab inside a panel of either kind: beside the page the keyboard goes on to the page. */}
        <Inside onKeyDown={event => isBeside && event.key === 'Tab' && event.stopPropagation()}>
          <Row $justify="space-between">
            <Radix.Title asChild>
              <Heading level={2} size={25}>
                {title}
              </Heading>
            </Radix.Title>
            <Radix.Close asChild>
              <Close aria-label="Close">
                <X size={20} aria-hidden />
              </Close>
            </Radix.Close>
          </Row>
          {children}
        </Inside>
      </Panel>
    </Radix.Root>
  );
}
