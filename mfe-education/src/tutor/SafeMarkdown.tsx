import type { Nodes, Parent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { Link, styled } from '@site/platform';
import { Stack, Text, TextLink } from '@site/ui';
import type { Reply } from './askTutor.ts';
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
const PHONE_NUMBER = /(\+?\d[\d -]{1,18}\d)/;

/**
 * An answer's Markdown as elements that we choose, one by one: what is not listed here (HTML, images, other links)
 * stays text. `[1]` becomes a link to the first source, a number in a reply to distress one that calls it.
 */
export function SafeMarkdown({ text, reply }: { text: string; reply: Reply | undefined }) {
  return <Lines $gap={8}>{children(fromMarkdown(text), reply)}</Lines>;
}

const children = (parent: Parent, reply: Reply | undefined) =>
  parent.children.map((node, index) => <Fragment key={index}>{element(node, reply)}</Fragment>);

function element(node: Nodes, reply: Reply | undefined): ReactNode {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return <Text>{children(node, reply)}</Text>;
    case 'text':
      return linked(node.value, reply);
    case 'strong':
      return <strong>{children(node, reply)}</strong>;
    case 'emphasis':
      return <em>{children(node, reply)}</em>;
    case 'inlineCode':
    case 'code':
      return <Code>{node.value}</Code>;
    case 'break':
      return <br />;
    case 'list':
      return <List as={node.ordered ? 'ol' : 'ul'}>{children(node, reply)}</List>;
    case 'listItem':
      return <li>{children(node, reply)}</li>;
    case 'link':
      if (isToolAddress(node.url)) {
        return (
          <TextLink as={Link} to={node.url} preventScrollReset>
            {children(node, reply)}
          </TextLink>
        );
      }
      if (!isWebAddress(node.url)) return children(node, reply);
      return (
        <TextLink href={node.url} target="_blank" rel="noopener nofollow">
          {children(node, reply)}
        </TextLink>
      );
    default:
      if ('children' in node) return children(node, reply);
      if ('value' in node) return node.value;
      return 'alt' in node ? node.alt : null;
  }
}

const isToolAddress = (address: string) => /^\/education\?tool=[a-z-]{1,40}$/.test(address);
const isWebAddress = (address: string) => /^https:\/\//i.test(address);

function linked(text: string, reply: Reply | undefined): ReactNode {
  const isHelp = reply?.outcome === 'support' || reply?.outcome === 'emergency';
  return text.split(isHelp ? PHONE_NUMBER : CITATION).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const phone = `tel:${piece.replace(/[ -]/g, '')}`;
    if (isHelp)
      return (
        <TextLink key={index} href={phone}>
          {piece}
        </TextLink>
      );
    const citation = reply?.citations.find(({ number }) => number === Number(piece));
    return citation ? <CitationLink key={index} citation={citation} /> : `[${piece}]`;
  });
}
