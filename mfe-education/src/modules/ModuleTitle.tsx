import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { styled } from '@site/platform';
import { from, Heading, hover } from '@site/ui';

const Title = styled(Heading)<{ $open: boolean }>`
  grid-area: title;
  text-wrap: balance;
  ${({ $open }) => !$open && 'color: var(--muted);'}
`;

const Disclosure = styled.button`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
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
  ${from.tablet} {
    svg {
      position: absolute;
      inset: 26px -4px auto auto;
    }
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 6px;
    }
  }
`;

interface Props extends ComponentProps<'button'> {
  /** The heading's. */
  id: string;
  locked: boolean;
}

/** The title of a module: a heading, and the button that opens what the module covers. */
export const ModuleTitle = ({ id, locked, children, ...button }: Props) => (
  <Title level={3} size={20} id={id} $open={!locked}>
    <Disclosure type="button" {...button}>
      {children}
      <ChevronDown size={16} aria-hidden />
    </Disclosure>
  </Title>
);
