import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from '@site/platform';
import { ButtonLink, Heading, Lead, Row, Stack } from '@site/ui';
import { scrollToStart, useFirstViewByLink } from '../address/scroll.ts';
import { useEntry, useKeptModule } from '../address/useOpenModule.ts';
import { LazyTool } from './LazyTool.tsx';
import { toolAddress, toolIn, tools, type ToolId } from './tools.ts';

/** Calculators, the glossary and templates; the address names the open one, so that it can be shared. Back closes it. */
export function Tools() {
  const [search] = useSearchParams();
  const { key, goTo } = useEntry();
  const keptModule = useKeptModule();
  const open = toolIn(search);
  const frame = useRef<HTMLDivElement>(null);
  // A shared calculation: what was sent is what is seen first. A lesson that is named as well goes before.
  const isFirstView = useFirstViewByLink();
  const [isShared] = useState(isFirstView && open !== null && !search.has('module'));

  useEffect(() => (isShared ? scrollToStart(frame.current) : undefined), [isShared]);

  useEffect(() => {
    if (goTo !== 'tool') return undefined;
    frame.current?.focus({ preventScroll: true });
    return scrollToStart(frame.current);
  }, [key, goTo]);

  return (
    <Stack ref={frame} as="section" $gap={24} aria-labelledby="tools" tabIndex={-1}>
      <Stack $gap={8}>
        <Heading level={2} id="tools">
          Calculators, glossary and templates
        </Heading>
        <Lead>
          The arithmetic of the lessons with your own numbers, their terms in plain English, and sheets to
          print.
        </Lead>
      </Stack>
      <Row as="nav" $gap={8} aria-label="Calculators, glossary and templates">
        {Object.entries(tools).map(([id, title]) => (
          <ButtonLink
            key={id}
            as={Link}
            to={toolAddress(search, id as ToolId)}
            replace={open !== null}
            state={keptModule}
            preventScrollReset
            $variant={id === open ? 'primary' : 'secondary'}
            $size="small"
            aria-current={id === open ? 'true' : undefined}
          >
            {title}
          </ButtonLink>
        ))}
      </Row>
      {open && <LazyTool key={open} id={open} />}
    </Stack>
  );
}
