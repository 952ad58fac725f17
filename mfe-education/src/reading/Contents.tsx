import type { Outline } from '@site/curriculum';
import { styled, useLocation } from '@site/platform';
import { from } from '@site/ui';
import { anchorOf, AnchorLink } from '../address/links.tsx';

const Folded = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  padding: 4px 16px;
  summary {
    min-height: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  ol {
    display: grid;
    padding-bottom: 12px;
  }
  a {
    display: block;
    padding-block: 10px;
    line-height: 1.4;
  }
  a[aria-current] {
    color: var(--text);
    text-decoration-color: currentColor;
  }
  ${from.desktop} {
    border-width: 0 0 0 1px;
    border-radius: 0;
    padding-block: 0;
    font-size: var(--size-14);
    a {
      padding-block: 6px;
    }
  }
`;

interface Props {
  outline: Outline;
  locked: boolean;
  /** Unfolded by itself, where there is room for it. */
  isOpen: boolean;
}

/** The headed parts of the lesson. */
export function Contents({ outline, locked, isOpen }: Props) {
  const { hash } = useLocation();
  const titles = locked
    ? ['Sections', 'Key terms', 'What opens this lesson']
    : [...outline.sections, 'Worked example', 'Key terms', 'Practice', 'Check yourself'];
  return (
    <nav aria-label="On this page">
      <Folded key={String(isOpen)} open={isOpen}>
        <summary>On this page</summary>
        <ol>
          {titles.map(title => (
            <li key={title}>
              <AnchorLink
                $quiet
                to={anchorOf(title)}
                aria-current={hash === `#${anchorOf(title)}` ? 'location' : undefined}
              >
                {title}
              </AnchorLink>
            </li>
          ))}
        </ol>
      </Folded>
    </nav>
  );
}
