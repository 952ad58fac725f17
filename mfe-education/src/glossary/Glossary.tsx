import Search from 'lucide-react/icons/search';
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

/* The button is as high as the field. */
const Bar = styled(Row)`
  > :first-child {
    flex: 1 1 16rem;
    max-width: 26rem;
  }
  > button {
    min-height: 48px;
  }
`;

const SearchBox = styled.div`
  position: relative;
  input {
    padding-left: 44px;
  }
  svg {
    position: absolute;
    inset: 14px auto auto 14px;
    color: var(--muted);
  }
`;

const Letters = styled.nav`
  display: flex;
  gap: 4px;
  /* One row, which a phone scrolls sideways to its edges. */
  margin-inline: calc(-1 * var(--gutter));
  padding: 8px var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  background: var(--bg);
  button {
    flex: none;
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
    scroll-initial-target: nearest;
  }
  ${from.tablet} {
    flex-wrap: wrap;
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
      <Bar $align="end" $justify="space-between">
        <Field label="Search the glossary">
          {control => (
            <SearchBox>
              <Search size={20} aria-hidden />
              <TextInput
                {...control}
                type="search"
                placeholder="slippage, margin…"
                value={query}
                onChange={event => setQuery(event.target.value)}
              />
            </SearchBox>
          )}
        </Field>
        <PrintButton>Print the glossary</PrintButton>
      </Bar>
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
        {resultOf(shown.length, all.length, similar)}
      </Text>
      <TermList terms={query ? terms : all} shown={shown} linked={linked} />
    </Stack>
  );
}

function resultOf(found: number, all: number, similar: boolean) {
  if (found === 0) return 'No term matches. Try a shorter word, or ask the tutor.';
  return similar ? 'No term matches. Did you mean:' : `${found} of ${all} terms`;
}
