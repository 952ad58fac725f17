import { useContext } from 'react';
import { Lazy, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import { ClientContext } from '../ClientContext.ts';
import { tools, type ToolId } from './tools.ts';

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

/** The open tool below its title. */
export const LazyTool = ({ id }: { id: ToolId }) => (
  <Stack $gap={16}>
    {/* The chosen link says the same. */}
    <VisuallyHidden as="h2">{tools[id]}</VisuallyHidden>
    <Content id={id} />
  </Stack>
);

function Content({ id }: { id: ToolId }) {
  const client = useContext(ClientContext);
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
