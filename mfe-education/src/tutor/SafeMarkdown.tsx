import { Children, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link, styled } from '@site/platform';
import { Stack, Text, TextLink } from '@site/ui';
import { ModuleLink, toTool } from '../address/links.tsx';
import { toolAddress } from '../tools/tools.ts';
import type { Citation, Reply } from './askTutor.ts';

/* A line break is one, also where Markdown would make it a space. */
const Lines = styled(Stack)`
  p,
  li {
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
  font-family: ui-monospace, monospace;
  font-size: 0.95em;
  white-space: pre-wrap;
`;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ALLOWED = [...HEADINGS, 'p', 'strong', 'em', 'code', 'br', 'ul', 'ol', 'li', 'a', 'img'];

/**
 * An answer's Markdown as a few elements; of what is not allowed (HTML, images, other links) the text is left.
 * `[1]` becomes a link to the first source, three digits or more in a reply to distress one that calls them.
 */
export const SafeMarkdown = ({ text, reply }: { text: string; reply: Reply | undefined }) => (
  <Lines $gap={8}>
    <Markdown allowedElements={ALLOWED} unwrapDisallowed components={componentsFor(reply)}>
      {text}
    </Markdown>
  </Lines>
);

interface Inline {
  children?: ReactNode;
}

function componentsFor(reply: Reply | undefined): Components {
  const Paragraph = ({ children }: Inline) => <Text>{linked(children, reply)}</Text>;
  return {
    ...Object.fromEntries(HEADINGS.map(name => [name, Paragraph])),
    p: Paragraph,
    strong: ({ children }) => <strong>{linked(children, reply)}</strong>,
    em: ({ children }) => <em>{linked(children, reply)}</em>,
    li: ({ children }) => <li>{linked(children, reply)}</li>,
    ul: ({ children }) => <List>{children}</List>,
    ol: ({ children }) => <List as="ol">{children}</List>,
    code: ({ children }) => <Code>{children}</Code>,
    img: ({ alt }) => alt,
    a: ({ href = '', children }) => {
      if (isSiteAddress(href))
        return (
          <TextLink as={Link} to={href} {...(isToolAddress(href) && { state: toTool })}>
            {children}
          </TextLink>
        );
      // Only our own texts have such links, and only these replies are ours for certain.
      if (!isHelp(reply) || !isWebAddress(href)) return linked(children, reply);
      return (
        <TextLink href={href} target="_blank" rel="noopener nofollow">
          {children}
        </TextLink>
      );
    },
  };
}

// With numbers for a calculator.
const isToolAddress = (address: string) =>
  /^\/education\?tool=[a-z-]{1,40}(&\w{1,20}=[\d.e+-]{1,24}){0,12}$/.test(address);
const isSiteAddress = (address: string) =>
  /^\/(services|contact|account|education(\/beginner\/[12])?)$/.test(address) || isToolAddress(address);
const isWebAddress = (address: string) => /^https:\/\//i.test(address);
const isHelp = (reply: Reply | undefined) => reply?.outcome === 'support' || reply?.outcome === 'emergency';

const CITATION = /\[(\d{1,2})\]/;
const PHONE_NUMBER = /(\+?\d(?: *\d){2,})/;

/** Makes links of what the texts among the children name. */
const linked = (children: ReactNode, reply: Reply | undefined) =>
  Children.map(children, child => (typeof child === 'string' ? linksIn(child, reply) : child));

function linksIn(text: string, reply: Reply | undefined): ReactNode {
  // It separates elements in HTML's source; here it would be an empty line.
  if (text === '\n') return null;
  const isCallable = isHelp(reply);
  return text.split(isCallable ? PHONE_NUMBER : CITATION).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (isCallable)
      return (
        <TextLink key={index} href={`tel:${piece.replaceAll(' ', '')}`}>
          {piece}
        </TextLink>
      );
    const citation = reply?.citations.find(({ number }) => number === Number(piece));
    return citation ? <CitationLink key={index} citation={citation} /> : `[${piece}]`;
  });
}

interface CitationLinkProps {
  citation: Citation;
  /** Names the source in full; in a sentence its number is enough. */
  full?: boolean;
}

/** Opens the module that an answer rests on. */
export function CitationLink({ citation, full = false }: CitationLinkProps) {
  const { number, level, module, title, section, term } = citation;
  const name = term ? `Glossary, ${section}` : `${title}, ${section}`;
  const label = full ? undefined : `Source ${number}: ${name}`;
  const text = full ? `[${number}] ${name}` : `[${number}]`;
  if (term)
    return (
      <TextLink
        as={Link}
        to={toolAddress(new URLSearchParams(), 'glossary', term)}
        state={toTool}
        aria-label={label}
      >
        {text}
      </TextLink>
    );
  return (
    <ModuleLink level={level} module={module} section={section} aria-label={label}>
      {text}
    </ModuleLink>
  );
}
