import Printer from 'lucide-react/icons/printer';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';

const ScreenOnly = styled(Button)`
  @media print {
    display: none;
  }
`;

/** Prints the nearest `data-printable` element around it, and nothing else of the page (global.css). */
export function PrintButton({ children }: { children: ReactNode }) {
  function print(event: MouseEvent) {
    const part = event.currentTarget.closest<HTMLElement>('[data-printable]');
    if (part) part.dataset.printing = '';
    window.addEventListener('afterprint', () => delete part?.dataset.printing, { once: true });
    window.print();
  }
  return (
    <ScreenOnly $variant="secondary" $size="small" onClick={print}>
      <Printer size={16} aria-hidden />
      {children}
    </ScreenOnly>
  );
}
