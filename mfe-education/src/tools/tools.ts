export const calculatorIds = [
  'position-size',
  'risk-to-reward',
  'expectancy',
  'recovery',
  'risk-of-ruin',
] as const;
export type CalculatorId = (typeof calculatorIds)[number];
export type ToolId = CalculatorId | 'glossary' | 'templates';

/** The tools of the education page by their name in the address (`?tool=`), with their titles. */
export const tools: Readonly<Record<ToolId, string>> = {
  'position-size': 'Position size',
  'risk-to-reward': 'Risk to reward',
  expectancy: 'Expectancy',
  recovery: 'Recovery from a drawdown',
  'risk-of-ruin': 'Risk of ruin',
  glossary: 'Glossary',
  templates: 'Templates and charts',
};

/** What each is for. */
export const toolLines: typeof tools = {
  'position-size': 'How much to trade so that the stop costs what you chose.',
  'risk-to-reward': 'How often a trade must win to break even.',
  expectancy: 'What a method brings for each trade on average.',
  recovery: 'The gain that makes up for a loss.',
  'risk-of-ruin': 'How often an account falls too far, by simulation.',
  glossary: 'Every term in plain English, with its lesson.',
  templates: 'Plans, journals and worksheets to print.',
};

/** The name of the page that has the tool. */
export const pageOf = (tool: ToolId) =>
  tool === 'glossary' || tool === 'templates' ? tools[tool] : 'Calculators';

/** The tool that the address names, or null. */
export function toolIn(search: URLSearchParams): ToolId | null {
  const id = search.get('tool');
  return id !== null && Object.hasOwn(tools, id) ? (id as ToolId) : null;
}

/** The address of a tool, with the level kept; without a tool, the address that closes it. */
export function toolAddress(search: URLSearchParams, tool?: ToolId, term?: string) {
  const next = new URLSearchParams([...search].filter(([name]) => name === 'level'));
  if (tool) next.set('tool', tool);
  if (term) next.set('term', term);
  return `/education?${next}`;
}
