import { useEffect, useRef } from 'react';
import { Link, styled, useLocation, useSearchParams } from '@site/platform';
import {
  ButtonLink,
  Card,
  from,
  Heading,
  hover,
  Lazy,
  pressable,
  Row,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { toTool, type EntryState } from '../address/links.tsx';
import { useClient } from '../pages/PageParts.tsx';
import { Pictogram } from './Pictogram.tsx';
import { toolAddress, tools, type ToolId } from './tools.ts';

const all = Object.entries(tools) as [ToolId, string][];

/* One row, which a phone scrolls sideways to its edges. */
const Choice = styled(Row)`
  flex-wrap: nowrap;
  margin: -4px calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  a {
    flex: none;
  }
  [aria-current] {
    scroll-initial-target: nearest;
  }
  ${from.desktop} {
    flex-wrap: wrap;
  }
`;

/** The open tool, and links to the others. */
export function OpenTool({ id }: { id: ToolId }) {
  const [search] = useSearchParams();
  const { key, state } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const goesHere = (state as EntryState | null)?.goTo === 'tool';
  useEffect(() => {
    if (goesHere) frame.current?.focus({ preventScroll: true });
  }, [key, goesHere]);
  return (
    <Stack ref={frame} as="section" $gap={24} aria-label={tools[id]} tabIndex={-1}>
      <Choice as="nav" $gap={8} aria-label="Calculators, glossary and templates" data-print="hide">
        {all.map(([other, title]) => (
          <ButtonLink
            key={other}
            as={Link}
            to={toolAddress(search, other)}
            replace
            preventScrollReset
            $variant={other === id ? 'primary' : 'secondary'}
            $size="small"
            aria-current={other === id ? 'true' : undefined}
          >
            {title}
          </ButtonLink>
        ))}
      </Choice>
      {/* Another link to a term shows it, whatever was chosen before. */}
      <Stack key={`${id} ${search.get('term')}`} $gap={16}>
        {/* The chosen link says the same. */}
        <VisuallyHidden as="h2">{tools[id]}</VisuallyHidden>
        <Tool id={id} />
      </Stack>
    </Stack>
  );
}

// One chunk for all calculators, one for the glossary, one for the templates, each loaded when it is opened first.
const loadCalculators = () =>
  import(/* webpackChunkName: "calculators" */ '../calculators/CalculatorForm.tsx');
const loadGlossary = () => import(/* webpackChunkName: "glossary" */ '../glossary/Glossary.tsx');
const loadTemplates = () => import(/* webpackChunkName: "templates" */ '../templates/Templates.tsx');

const waiting = (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <Skeleton $height={480} />
  </>
);

function Tool({ id }: { id: ToolId }) {
  const client = useClient();
  if (id === 'glossary')
    return (
      <Lazy what="The glossary" load={loadGlossary} client={client} waiting={waiting}>
        {({ Glossary }, apollo) => <Glossary client={apollo} waiting={waiting} />}
      </Lazy>
    );
  if (id === 'templates')
    return (
      <Lazy load={loadTemplates} waiting={waiting}>
        {({ Templates }) => <Templates />}
      </Lazy>
    );
  return (
    <Lazy load={loadCalculators} waiting={waiting}>
      {({ CalculatorForm }) => <CalculatorForm id={id} />}
    </Lazy>
  );
}

/** What each is for. */
const lines: typeof tools = {
  'position-size': 'How much to trade so that the stop costs what you chose.',
  'risk-to-reward': 'How often a trade must win to break even.',
  expectancy: 'What a method brings for each trade on average.',
  recovery: 'The gain that makes up for a loss.',
  'risk-of-ruin': 'How often an account falls too far, by simulation.',
  glossary: 'Every term in plain English, with its lesson.',
  templates: 'Plans, journals and worksheets to print.',
};

const Place = styled.section`
  padding-top: 16px;
  container-type: inline-size;
`;

/* Seven, the first as wide as two. */
const Tiles = styled.ul`
  display: grid;
  gap: 16px;
  @container (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: span 2;
    }
  }
  @container (min-width: 1080px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* All of it leads there; the link is named by the title alone. */
const Tile = styled(Card)`
  ${pressable}
  flex-direction: row;
  gap: 16px;
  align-items: center;
  padding: 16px;
  a {
    font-weight: 600;
    text-decoration: none;
    outline: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--gold);
    outline-offset: 3px;
  }
  ${hover} {
    &:hover {
      border-color: var(--text);
    }
  }
  @container (min-width: 640px) {
    padding: 24px;
    flex-direction: column;
    align-items: start;
    &:first-child {
      display: grid;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    }
  }
`;

/* What the calculator opens with: the stop's distance times the size is what the stop costs. */
const Risk = styled.div`
  display: none;
  @container (min-width: 640px) {
    display: grid;
    grid-template: 1fr auto / auto 1fr;
    grid-area: 1 / 2 / 3 / 3;
    gap: 8px;
    align-self: stretch;
    align-items: center;
    font-size: var(--size-14);
    text-align: center;
  }
  b {
    display: grid;
    place-content: center;
    height: 100%;
    border: 2px solid var(--gold);
    background: color-mix(in srgb, var(--action) 20%, transparent);
    font-size: var(--size-20);
  }
  > :last-child {
    grid-column: 2;
  }
`;

/** Every tool, with a drawing of what it tells. */
export function ToolList() {
  const [search] = useSearchParams();
  return (
    <Place aria-labelledby="tools">
      <Stack $gap={24}>
        <Row $gap={8} $align="baseline" $justify="space-between">
          <Heading level={2} size={31} id="tools">
            Calculators, glossary and templates
          </Heading>
          <Text $muted>Free for every user.</Text>
        </Row>
        <Tiles>
          {all.map(([id, title]) => (
            <Tile as="li" key={id}>
              <Pictogram of={id} />
              <div>
                <TextLink as={Link} to={toolAddress(search, id)} state={toTool}>
                  {title}
                </TextLink>
                <Text $size={14} $muted>
                  {lines[id]}
                </Text>
              </div>
              {id === 'position-size' && (
                <Risk aria-hidden>
                  <span>$14 stop</span>
                  <b>$100 at risk</b>
                  <span>7.14 oz of gold</span>
                </Risk>
              )}
            </Tile>
          ))}
        </Tiles>
      </Stack>
    </Place>
  );
}
