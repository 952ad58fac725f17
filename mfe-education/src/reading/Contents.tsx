import { useMemo } from 'react';
import type { Outline } from '@site/curriculum/outlines';
import { styled } from '@site/platform';
import { from } from '@site/ui';
import { anchorOf, AnchorLink } from '../address/links.tsx';
import { useReadPart } from '../address/readPart.ts';
import { Folded } from '../lesson/Part.tsx';

/* On a phone a row that stays below the header, and a list that opens over the text. */
const Place = styled.nav`
  position: sticky;
  z-index: 3;
  top: 64px;
  margin-inline: calc(-1 * var(--gutter));
  background: var(--bg);
  ${from.tablet} {
    top: 72px;
  }
  ${from.desktop} {
    position: static;
    margin: 0;
  }
`;

/* A rail: gold as far as the lesson is read. */
const List = styled(Folded)<{ $read: number }>`
  padding-inline: var(--gutter);
  &::after {
    content: '';
    position: absolute;
    inset: auto auto 0 0;
    width: ${({ $read }) => 100 * $read}%;
    border-bottom: 2px solid var(--gold);
  }
  border-block: 1px solid var(--line);
  font-size: var(--size-16);
  summary {
    color: var(--text);
    font-weight: 600;
    span {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  ol {
    position: absolute;
    inset: 100% 0 auto;
    max-height: 60vh;
    overflow-y: auto;
    padding: 8px var(--gutter);
    border-bottom: 1px solid var(--border);
    background: var(--surface);
  }
  a {
    display: block;
    padding-block: 10px;
    line-height: 1.4;
  }
  /* The first after the sections. */
  li:nth-last-child(4) {
    padding-top: 16px;
  }
  a[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  ${from.desktop} {
    padding: 0;
    border: 0;
    font-size: var(--size-14);
    &::after {
      content: none;
    }
    ol {
      position: static;
      max-height: none;
      padding: 12px 0 4px;
      border: 0;
      background: none;
    }
    summary {
      min-height: 32px;
    }
    li {
      padding-left: 14px;
      border-left: 2px solid var(--line);
    }
    a {
      padding-block: 6px;
    }
    li:has(~ li [aria-current], [aria-current]) {
      border-color: var(--gold);
    }
  }
`;

interface Props {
  outline: Outline;
  /** Unfolded by itself, where there is room for it. */
  isOpen: boolean;
}

/** The headed parts of the lesson, and which of them is read. */
export function Contents({ outline, isOpen }: Props) {
  const titles = useMemo(
    () => [...outline.sections, 'Worked example', 'Key terms', 'Practice', 'Check yourself'],
    [outline],
  );
  const read = useReadPart(titles);
  return (
    <Place aria-label="On this page">
      <List key={String(isOpen)} open={isOpen} $read={(read + 1) / titles.length}>
        <summary>
          <span>
            {isOpen || read < 0 ? 'On this page' : `${read + 1} of ${titles.length} · ${titles[read]}`}
          </span>
        </summary>
        <ol
          onClick={({ currentTarget }) => {
            // It covers what its links lead to.
            if (!isOpen) (currentTarget.parentElement as HTMLDetailsElement).open = false;
          }}
        >
          {titles.map((title, index) => (
            <li key={title}>
              <AnchorLink
                $quiet
                to={anchorOf(title)}
                aria-current={index === Math.max(read, 0) ? 'location' : undefined}
              >
                {title}
              </AnchorLink>
            </li>
          ))}
        </ol>
      </List>
    </Place>
  );
}
