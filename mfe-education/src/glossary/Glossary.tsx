import { useState, type ReactNode } from 'react';
import { styled, useSearchParams, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Field, from, LoadFailure, PrintButton, Row, Stack, Text, TextInput } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import { searchTerms } from './searchTerms.ts';
import { TermList } from './TermList.tsx';

const GLOSSARY = graphql(`
  query Glossary {
    glossary {
      ...TermList_term
    }
  }
`);

const SearchPlace = styled.div`
  flex: 1 1 16rem;
  max-width: 26rem;
`;

const Letters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-block: 8px;
  background: var(--bg);
  button {
    min-width: 36px;
    height: 36px;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: var(--radius-small);
    background: none;
    color: var(--muted);
    font-weight: 600;
  }
  button[aria-pressed='true'] {
    border-color: var(--gold);
    color: var(--text);
  }
  ${from.tablet} {
    position: sticky;
    top: 72px;
  }
`;

/** What a beginner needs first: the terms of this lesson. */
const [BASICS, BASICS_OF] = ['Basics', 'beginner-2'];

/** Where a term stands in the bar of letters. */
function letterOf({ term }: { term: string }) {
  const letter = term.charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '0–9';
}

/** The glossary: one letter at a time, searched by term and definition, printable. `?term=` names the term that a link leads to. */
export function Glossary({ client, waiting }: { client: ApolloClient; waiting: ReactNode }) {
  const [search] = useSearchParams();
  const linked = search.get('term');
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState<string>();
  const { data, error, refetch } = useQuery(GLOSSARY, { client });
  if (error) return <LoadFailure what="The glossary" error={error} onRetry={refetch} />;
  if (!data) return waiting;
  const all = data.glossary;
  const { terms, similar } = searchTerms(all, query);
  const target = all.find(({ id }) => id === linked);
  const letter = query ? '' : (chosen ?? (target ? letterOf(target) : BASICS));
  const shown = letter
    ? all.filter(one => (letter === BASICS ? one.lessons[0] === BASICS_OF : letterOf(one) === letter))
    : terms;
  return (
    <Stack $gap={24} data-printable>
      <Row $align="end" $justify="space-between">
        <SearchPlace>
          <Field label="Search the glossary">
            {control => (
              <TextInput
                {...control}
                type="search"
                value={query}
                onChange={event => setQuery(event.target.value)}
              />
            )}
          </Field>
        </SearchPlace>
        <PrintButton>Print the glossary</PrintButton>
      </Row>
      <Letters aria-label="Letters" data-print="hide">
        {[BASICS, ...new Set(all.map(letterOf))].map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={one === letter}
            onClick={() => {
              setQuery('');
              choose(one);
            }}
          >
            {one}
          </button>
        ))}
      </Letters>
      <Text role="status" $size={14} $muted>
        {resultOf(shown.length, similar)}
      </Text>
      <TermList terms={query ? terms : all} shown={shown} linked={linked} />
    </Stack>
  );
}

function resultOf(found: number, similar: boolean) {
  if (found === 0) return 'No term matches. Try a shorter word, or ask the tutor.';
  return similar ? 'No term matches. Did you mean:' : `${found} ${found === 1 ? 'term' : 'terms'}`;
}
