import { Heading, Skeleton, Stack, useDynamicImport, VisuallyHidden } from '@site/ui';
import { tools, type ToolId } from './tools.ts';

// One chunk for all calculators, one for the glossary, each loaded when it is opened first.
const loadCalculator = () =>
  import(/* webpackChunkName: "calculators" */ '../calculators/CalculatorForm.tsx');
const loadGlossary = () => import(/* webpackChunkName: "glossary" */ '../glossary/Glossary.tsx');

/** The open tool below its title. */
export const LazyTool = ({ id }: { id: ToolId }) => (
  <Stack $gap={16}>
    <Heading level={3}>{tools[id]}</Heading>
    {id === 'glossary' ? <LazyGlossary /> : <LazyCalculator id={id} />}
  </Stack>
);

function LazyCalculator({ id }: { id: Exclude<ToolId, 'glossary'> }) {
  const loaded = useDynamicImport(loadCalculator);
  return loaded ? <loaded.CalculatorForm id={id} /> : <Loading />;
}

function LazyGlossary() {
  const loaded = useDynamicImport(loadGlossary);
  return loaded ? <loaded.Glossary /> : <Loading />;
}

const Loading = () => (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <Skeleton $height={480} />
  </>
);
