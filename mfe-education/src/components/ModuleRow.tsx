import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import type { Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { Button, Figure, from, Heading } from '@site/ui';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  grid-template-areas: 'number title title' '. minutes action';
  align-items: center;
  gap: 4px 16px;
  min-height: 88px;
  padding-block: 16px;
  border-top: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 56px minmax(0, 1fr) 72px 112px;
    grid-template-areas: 'number title minutes action';
  }
`;

/** As long as the module, next to the longest of the programme. */
const Length = styled.span<{ $share: number; $open: boolean }>`
  position: absolute;
  top: -1px;
  left: 0;
  width: ${({ $share }) => $share * 100}%;
  height: 1px;
  background: var(--${({ $open }) => ($open ? 'text' : 'border')});
`;

const Number = styled(Figure)`
  grid-area: number;
  color: var(--muted);
`;

const Title = styled(Heading)<{ $open: boolean }>`
  grid-area: title;
  color: ${({ $open }) => ($open ? 'inherit' : 'var(--muted)')};
`;

const Minutes = styled(Figure)`
  grid-area: minutes;
  font-size: var(--size-14);
  color: var(--muted);

  ${from.tablet} {
    text-align: end;
  }
`;

const Action = styled.div`
  grid-area: action;
  display: flex;
  justify-content: flex-end;
`;

const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  font-size: var(--size-14);
  color: var(--muted);
`;

/** One line of the syllabus. Only an open module has a Start button; it does nothing yet (specification, section 2). */
export function ModuleRow({ module, longest }: { module: Module; longest: number }) {
  const { number, title, minutes, locked } = module;
  const titleId = useId();
  return (
    <Row>
      <Length $share={minutes / longest} $open={!locked} aria-hidden />
      <Number aria-hidden>{String(number).padStart(2, '0')}</Number>
      <Title level={3} size={20} id={titleId} $open={!locked}>
        {title}
      </Title>
      <Minutes>{minutes} min</Minutes>
      <Action>
        {locked ? (
          <Locked>
            <Lock size={16} aria-hidden />
            Locked
          </Locked>
        ) : (
          <Button $variant="secondary" $size="small" aria-describedby={titleId}>
            Start
          </Button>
        )}
      </Action>
    </Row>
  );
}
