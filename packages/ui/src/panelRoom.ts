import styled from 'styled-components';
import { Container } from './Layout.tsx';

/** From here on there is room for a panel beside the page. */
export const beside = '(min-width: 1200px)';
export const WIDTH = 'clamp(400px, 100vw - 960px, 480px)';

/** Whether a `SidePanel` stands beside the page; else it covers it. */
export const hasRoomBeside = () => matchMedia(beside).matches;

/** A container that makes room for an open `SidePanel` inside it. */
export const PanelContainer = styled(Container)`
  @media ${beside} {
    &:has([data-side-panel]) {
      padding-inline-end: calc(${WIDTH} + max(-56px, 664px - 50vw) + var(--gutter));
    }
  }
`;

/** A column that an open `SidePanel` inside it covers. */
export const CoveredByPanel = styled.aside`
  @media ${beside} {
    &:has([data-side-panel]) > * {
      visibility: hidden;
    }
    & [data-side-panel] {
      visibility: visible;
    }
  }
`;
