import { useEffect, useRef } from 'react';
import { levels } from '@site/curriculum';
import { styled } from '@site/platform';
import { Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { TermList_TermFragment } from '../gql/graphql.ts';
import { ModuleLink } from '../address/links.tsx';
import { scrollToStart } from '../address/scroll.ts';
import { TermFigure, useFigures } from './TermFigure.tsx';

graphql(`
  fragment TermList_term on Term {
    id
    term
    definition
    lessons
  }
`);

const List = styled.dl`
  display: grid;
  gap: 24px;
`;

const Entry = styled.div`
  display: grid;
  gap: 4px;
  padding-left: 16px;
  border-left: 2px solid var(--line);
  break-inside: avoid;
  &[aria-current] {
    border-color: var(--gold);
  }
  dt {
    font-weight: 600;
  }
`;

interface Props {
  terms: readonly TermList_TermFragment[];
  /** The id of the term that a link leads to. */
  linked: string | null;
}

/** Terms with their definitions and the lessons that teach them. */
export function TermList({ terms, linked }: Props) {
  const library = useFigures();
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToStart(current.current), [linked]);
  return (
    <List>
      {terms.map(({ id, term, definition, lessons }) => (
        <Entry key={id} {...(id === linked && { ref: current, 'aria-current': true })}>
          <dt>{term}</dt>
          <dd>
            <Text>{definition}</Text>
            {library && <TermFigure term={id} library={library} />}
          </dd>
          {lessons.map(lesson => (
            <dd key={lesson}>
              <LessonLink id={lesson} />
            </dd>
          ))}
        </Entry>
      ))}
    </List>
  );
}

/** A link to the module that a lesson's id names, for instance `beginner-2`. */
function LessonLink({ id }: { id: string }) {
  const [, levelId, number] = /^([a-z]+)-([1-6])$/.exec(id) ?? [];
  const level = levels.find(one => one.id === levelId);
  const module = level?.modules[Number(number) - 1];
  if (!level || !module) return null;
  return (
    <ModuleLink level={level.id} module={module.number}>
      {level.name} {module.number}: {module.title}
    </ModuleLink>
  );
}
