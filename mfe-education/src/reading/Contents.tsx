import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo } from 'react';
import type { Outline } from '@site/curriculum/outlines';
import { styled } from '@site/platform';
import { from } from '@site/ui';
import { anchorOf, AnchorLink } from '../address/links.tsx';
import { useReadPart } from '../address/readPart.ts';

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

const Folded = styled.details`
  padding-inline: var(--gutter);
  border-block: 1px solid var(--line);
  summary {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    span {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  svg {
    flex: none;
    color: var(--muted);
  }
  &[open] svg {
    rotate: 180deg;
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
  a[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  ${from.desktop} {
    padding: 0;
    border: 0;
    font-size: var(--size-14);
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
    a {
      padding: 6px 0 6px 14px;
      border-left: 2px solid var(--line);
    }
    a[aria-current] {
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
      <Folded key={String(isOpen)} open={isOpen}>
        <summary>
          <span>
            {isOpen || read < 0 ? 'On this page' : `${read + 1} of ${titles.length} · ${titles[read]}`}
          </span>
          <ChevronDown size={16} aria-hidden />
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
      </Folded>
    </Place>
  );
}
