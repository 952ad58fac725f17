import { Fragment, useEffect, useRef, useState } from 'react';
import { levels } from '@site/curriculum';
import { figuresOfTerms } from '@site/figures/terms';
import { styled } from '@site/platform';
import { Lazy, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { TermList_TermFragment } from '../gql/graphql.ts';
import { ModuleLink } from '../address/links.tsx';
import { scrollToStart } from '../address/scroll.ts';
import { Folded } from '../lesson/Part.tsx';

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
  gap: 24px 64px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
`;

const Entry = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  break-inside: avoid;
  &[hidden] {
    display: none;
  }
  /* Paper has every letter. */
  @media print {
    &[hidden] {
      display: grid;
    }
  }
  &[aria-current] {
    padding-left: 14px;
    border-left: 2px solid var(--gold);
  }
  dt {
    font-size: var(--size-20);
    font-weight: 600;
  }
`;

interface Props {
  terms: readonly TermList_TermFragment[];
  /** Those that the screen shows. */
  shown: readonly TermList_TermFragment[];
  /** The id of the term that a link leads to. */
  linked: string | null;
}

/** Terms with their definitions and the lessons that teach them. */
export function TermList({ terms, shown, linked }: Props) {
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToStart(current.current), [linked]);
  const seen = new Set(shown.map(({ id }) => id));
  return (
    <List>
      {terms.map(({ id, term, definition, lessons }) => (
        <Entry key={id} hidden={!seen.has(id)} {...(id === linked && { ref: current, 'aria-current': true })}>
          <dt>{term}</dt>
          <dd>
            <Text>{definition}</Text>
            <TermFigure id={id} term={term} />
          </dd>
          <Text as="dd" $size={14} $muted>
            In{' '}
            {lessons.map((lesson, index) => (
              <Fragment key={lesson}>
                {index > 0 && ' · '}
                <LessonLink id={lesson} />
              </Fragment>
            ))}
          </Text>
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
    <ModuleLink
      level={level.id}
      module={module.number}
      aria-label={`${level.name} ${module.number}: ${module.title}`}
    >
      {level.name} {module.number}
    </ModuleLink>
  );
}

const loadFigures = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** The figure that shows a term, loaded when it is opened; nothing where there is none. */
function TermFigure({ id, term }: { id: string; term: string }) {
  const [isOpen, setOpen] = useState(false);
  const figure = figuresOfTerms[id];
  if (!figure) return null;
  return (
    <Folded data-print="hide" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Figure: {term}</summary>
      {isOpen && (
        <Lazy what="The figure" load={loadFigures}>
          {({ Figure }) => <Figure id={figure} />}
        </Lazy>
      )}
    </Folded>
  );
}
