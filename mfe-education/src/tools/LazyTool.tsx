import { toApiError } from '@site/platform';
import { Heading, LoadFailure, Skeleton, Stack, useDynamicImport, VisuallyHidden } from '@site/ui';
import { useClient } from '../layout/client.ts';
import { tools, type CalculatorId, type ToolId } from './tools.ts';

// One chunk for all calculators, one for the glossary, one for the templates, each loaded when it is opened first.
const loadCalculator = () =>
  import(/* webpackChunkName: "calculators" */ '../calculators/CalculatorForm.tsx');
const loadGlossary = () => import(/* webpackChunkName: "glossary" */ '../glossary/Glossary.tsx');
const loadTemplates = () => import(/* webpackChunkName: "templates" */ '../templates/Templates.tsx');

/** The open tool below its title. */
export const LazyTool = ({ id }: { id: ToolId }) => (
  <Stack $gap={16}>
    <Heading level={3}>{tools[id]}</Heading>
    <Content id={id} />
  </Stack>
);

function Content({ id }: { id: ToolId }) {
  if (id === 'glossary') return <LazyGlossary />;
  if (id === 'templates') return <LazyTemplates />;
  return <LazyCalculator id={id} />;
}

function LazyCalculator({ id }: { id: CalculatorId }) {
  const loaded = useDynamicImport(loadCalculator);
  return loaded ? <loaded.CalculatorForm id={id} /> : <Loading />;
}

function LazyGlossary() {
  const loaded = useDynamicImport(loadGlossary);
  const { value: client, error, retry } = useClient();
  if (error) return <LoadFailure what="The glossary" message={toApiError(error).message} onRetry={retry} />;
  return loaded && client ? <loaded.Glossary client={client} /> : <Loading />;
}

function LazyTemplates() {
  const loaded = useDynamicImport(loadTemplates);
  return loaded ? <loaded.Templates /> : <Loading />;
}

const Loading = () => (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <Skeleton $height={480} />
  </>
);
