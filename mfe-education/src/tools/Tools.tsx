import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from '@site/platform';
import { ButtonLink, Heading, Lead, Row, Stack, Text, TextLink } from '@site/ui';
import { scrollToStart, useFirstViewByLink } from '../address/scroll.ts';
import type { EntryState } from '../address/links.tsx';
import { LazyTool } from './LazyTool.tsx';
import { toolAddress, toolIn, tools, type ToolId } from './tools.ts';

/** Calculators, the glossary and templates; the address names the open one, so that it can be shared. It takes the place of the levels; Back closes it. */
export function Tools() {
  const [search] = useSearchParams();
  const { key, state } = useLocation();
  const goesHere = (state as EntryState | null)?.goTo === 'tool';
  const open = toolIn(search);
  const frame = useRef<HTMLDivElement>(null);
  // A shared calculation: what was sent is what is seen first.
  const isFirstView = useFirstViewByLink();
  const [isShared] = useState(isFirstView && open !== null);

  useEffect(() => (isShared ? scrollToStart(frame.current) : undefined), [isShared]);

  useEffect(() => {
    if (!goesHere) return undefined;
    frame.current?.focus({ preventScroll: true });
    return scrollToStart(frame.current);
  }, [key, goesHere]);

  return (
    <Stack ref={frame} as="section" $gap={24} aria-labelledby="tools" tabIndex={-1}>
      <Stack $gap={8}>
        {open && (
          <Text $size={14} data-print="hide">
            <TextLink as={Link} to={toolAddress(search)}>
              Back to the lessons
            </TextLink>
          </Text>
        )}
        <Heading level={2} size={open ? 25 : 39} id="tools">
          Calculators, glossary and templates
        </Heading>
        {!open && (
          <Lead>
            The arithmetic of the lessons with your own numbers, their terms in plain English, and sheets to
            print.
          </Lead>
        )}
      </Stack>
      <Row as="nav" $gap={8} aria-label="Calculators, glossary and templates">
        {Object.entries(tools).map(([id, title]) => (
          <ButtonLink
            key={id}
            as={Link}
            to={toolAddress(search, id as ToolId)}
            replace={open !== null}
            preventScrollReset
            $variant={id === open ? 'primary' : 'secondary'}
            $size="small"
            aria-current={id === open ? 'true' : undefined}
          >
            {title}
          </ButtonLink>
        ))}
      </Row>
      {/* Another link to a term shows it, whatever was chosen before. */}
      {open && <LazyTool key={`${open} ${search.get('term')}`} id={open} />}
    </Stack>
  );
}
