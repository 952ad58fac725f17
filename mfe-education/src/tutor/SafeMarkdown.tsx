import type { Nodes, Parent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { Link, styled } from '@site/platform';
import { Stack, Text, TextLink } from '@site/ui';
import type { Citation } from './askTutor.ts';
import { CitationLink } from './CitationLink.tsx';

/* A line break is one, also where Markdown would make it a space. */
const Lines = styled(Stack)`
  p {
    white-space: pre-line;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  list-style: ${({ as }) => (as === 'ol' ? 'decimal' : 'disc')};
`;

const Code = styled.code`
  font-family: var(--font-figures);
  font-size: 0.95em;
  white-space: pre-wrap;
`;

const CITATION = /\[(\d{1,2})\]/;

/**
 * An answer's Markdown as elements that we choose, one by one: what is not listed here (HTML, images, other links)
 * stays text. `[1]` becomes a link to the first source.
 */
export function SafeMarkdown({ text, citations }: { text: string; citations: readonly Citation[] }) {
  return <Lines $gap={8}>{children(fromMarkdown(text), citations)}</Lines>;
}

const children = (parent: Parent, citations: readonly Citation[]) =>
  parent.children.map((node, index) => <Fragment key={index}>{element(node, citations)}</Fragment>);

function element(node: Nodes, citations: readonly Citation[]): ReactNode {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return <Text>{children(node, citations)}</Text>;
    case 'text':
      return cited(node.value, citations);
    case 'strong':
      return <strong>{children(node, citations)}</strong>;
    case 'emphasis':
      return <em>{children(node, citations)}</em>;
    case 'inlineCode':
    case 'code':
      return <Code>{node.value}</Code>;
    case 'break':
      return <br />;
    case 'list':
      return <List as={node.ordered ? 'ol' : 'ul'}>{children(node, citations)}</List>;
    case 'listItem':
      return <li>{children(node, citations)}</li>;
    case 'blockquote':
      return children(node, citations);
    case 'link':
      if (isToolAddress(node.url)) {
        return (
          <TextLink as={Link} to={node.url} preventScrollReset>
            {children(node, citations)}
          </TextLink>
        );
      }
      return isWebAddress(node.url) ? (
        <TextLink href={node.url} target="_blank" rel="noopener nofollow">
          {children(node, citations)}
        </TextLink>
      ) : (
        children(node, citations)
      );
    case 'html':
      return node.value;
    case 'image':
      return node.alt;
    default:
      return null;
  }
}

const isToolAddress = (address: string) => /^\/education\?tool=[a-z-]{1,40}$/.test(address);
const isWebAddress = (address: string) => /^https:\/\//i.test(address);

function cited(text: string, citations: readonly Citation[]): ReactNode {
  return text.split(CITATION).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const citation = citations.find(({ number }) => number === Number(piece));
    return citation ? <CitationLink key={index} citation={citation} /> : `[${piece}]`;
  });
}
