import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import styled from 'styled-components';
import { hover } from './media.ts';

/** Tabs by the APG: arrow keys, Home and End activate. `value` and `onValueChange` control them. */
export const Tabs = styled(Root).attrs({ activationMode: 'automatic' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

export const TabList = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  border-bottom: 1px solid var(--line);
`;

export const Tab = styled(Trigger)`
  flex: none;
  min-height: 56px;
  padding: 8px 20px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--muted);
  font-weight: 600;
  transition: color var(--fast) var(--ease);

  &:focus-visible {
    outline-offset: -4px;
  }
  &[data-state='active'] {
    border-bottom-color: var(--gold);
    color: var(--text);
  }
  ${hover} {
    &:hover {
      color: var(--text);
    }
  }
`;

export const TabPanel = styled(Content)`
  min-width: 0;
`;
