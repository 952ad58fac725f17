import { styled } from '@site/platform';
import { Figure, from, Heading, hover } from '@site/ui';

// The parts of a line of the syllabus.

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  grid-template-areas: 'number title title' '. minutes action' 'outline outline outline';
  align-items: center;
  gap: 4px 16px;
  padding-block: 16px;
  border-top: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 56px minmax(0, 1fr) 128px 112px;
    grid-template-areas: 'number title minutes action' '. outline outline outline';
  }
`;

/** As long as the module, next to the longest of the programme. */
export const Length = styled.span<{ $share: number; $open: boolean }>`
  position: absolute;
  top: -1px;
  left: 0;
  width: ${({ $share }) => $share * 100}%;
  height: 1px;
  background: var(--${({ $open }) => ($open ? 'text' : 'border')});
`;

export const ModuleNumber = styled(Figure)`
  grid-area: number;
  color: var(--muted);
`;

export const Title = styled(Heading)<{ $open: boolean }>`
  grid-area: title;
  color: ${({ $open }) => ($open ? 'inherit' : 'var(--muted)')};
`;

export const Disclosure = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  svg {
    flex: none;
    color: var(--muted);
    transition: rotate var(--fast) var(--ease);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 6px;
    }
  }
`;

export const Opened = styled.div`
  grid-area: outline;
  padding-block: 16px 32px;
  /* Below the row's title. */
  scroll-margin-top: 72px;
  min-width: 0;
`;

export const Minutes = styled(Figure)`
  grid-area: minutes;
  font-size: var(--size-14);
  color: var(--muted);

  ${from.tablet} {
    text-align: end;
  }
`;

export const Mark = styled.span<{ $read: boolean }>`
  white-space: nowrap;
  color: ${({ $read }) => ($read ? 'var(--up)' : 'inherit')};
`;

export const Action = styled.div`
  grid-area: action;
  display: flex;
  justify-content: flex-end;
`;

export const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  font-size: var(--size-14);
  color: var(--muted);
`;
