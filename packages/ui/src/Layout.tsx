import styled, { css } from 'styled-components';
import { from } from './media.ts';

/** Centres its content and keeps the page's gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  padding-inline: var(--gutter);
  margin-inline: auto;
`;

/** Dark in both schemes, but not on paper. */
export const ink = css`
  background: var(--surface);
  color: var(--text);
  @media screen {
    color-scheme: dark;
    @media (prefers-color-scheme: dark) {
      --surface: var(--ink, #151518);
    }
  }
`;

const tones = {
  plain: undefined,
  raised: css`
    background: var(--raised);
  `,
  surface: css`
    background: var(--surface);
  `,
  ink,
};

/** A band of a page with the site's vertical rhythm; `$ruled` draws a hairline above it. */
export const Section = styled.section<{ $tone?: keyof typeof tones; $ruled?: boolean }>`
  padding-block: var(--section);
  ${({ $tone = 'plain' }) => tones[$tone]}
  ${({ $ruled }) => $ruled && 'border-top: 1px solid var(--line);'}
`;

export interface StackStyle {
  /** Pixels between the children, on the 4 px grid. */
  $gap?: number;
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children below each other. */
export const Stack = styled.div<StackStyle>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 16 }) => $gap}px;
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-width: 0;
`;

/** Children beside each other, wrapping where they do not fit. */
export const Row = styled.div<StackStyle>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 16 }) => $gap}px;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;

/** Equal columns: one on a phone, `$tablet` from 768 px, `$desktop` from 1024 px. */
export const Grid = styled.div<{ $tablet?: number; $desktop?: number; $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 24 }) => $gap}px;
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    grid-template-columns: repeat(${({ $tablet = 2 }) => $tablet}, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(${({ $tablet = 2, $desktop = $tablet }) => $desktop}, minmax(0, 1fr));
  }
`;

/** Two columns from 1024 px on: one that names, one that says. In halves they are those of the page's head. */
export const Split = styled.div<{ $ratio?: '1:2' | '1:1' | '2:1'; $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 40 }) => $gap}px;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    column-gap: ${({ $ratio }) => ($ratio === '1:1' ? 24 : 80)}px;
    grid-template-columns: ${({ $ratio = '1:2' }) =>
      $ratio
        .split(':')
        .map(part => `minmax(0, ${part}fr)`)
        .join(' ')};
  }
`;

/** A hairline; `$gold` is the one gold rule that a view may have. */
export const Divider = styled.hr<{ $gold?: boolean }>`
  width: ${({ $gold }) => ($gold ? '56px' : '100%')};
  height: 0;
  border: 0;
  border-top: ${({ $gold }) => ($gold ? '2px solid var(--gold)' : '1px solid var(--line)')};
`;

/** A bounded piece of content; `as="li"` or `as="article"` gives it its meaning. */
export const Card = styled.div<{ $ink?: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${({ $ink }) =>
    $ink &&
    css`
      ${ink}
      @media screen and (prefers-color-scheme: dark) {
        border-color: color-mix(in srgb, var(--gold) 55%, transparent);
      }
    `}
`;
