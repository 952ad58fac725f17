import { useState, type ReactNode } from 'react';
import { styled, useSearchParams, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Field, LoadFailure, PrintButton, Row, Stack, Text, TextInput } from '@site/ui';
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

/** The glossary: searched by term and definition, printable. `?term=` names the term that a link leads to. */
export function Glossary({ client, waiting }: { client: ApolloClient; waiting: ReactNode }) {
  const [search] = useSearchParams();
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useQuery(GLOSSARY, { client });
  if (error) return <LoadFailure what="The glossary" error={error} onRetry={refetch} />;
  if (!data) return waiting;
  const { terms, similar } = searchTerms(data.glossary, query);
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
      <Text role="status" $size={14} $muted>
        {resultOf(terms.length, data.glossary.length, similar)}
      </Text>
      <TermList terms={terms} linked={search.get('term')} />
    </Stack>
  );
}

function resultOf(found: number, all: number, similar: boolean) {
  if (found === 0) return 'No term matches. Try a shorter word, or ask the tutor.';
  return similar ? 'No term matches. Did you mean:' : `${found} of ${all} terms`;
}
