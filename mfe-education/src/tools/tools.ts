/** The tools of the education page by their name in the address (`?tool=`), with their titles. */
export const tools = {
  'position-size': 'Position size',
  'risk-to-reward': 'Risk to reward',
  expectancy: 'Expectancy',
  recovery: 'Recovery from a drawdown',
  'risk-of-ruin': 'Risk of ruin',
  glossary: 'Glossary',
  templates: 'Templates and charts',
};
export type ToolId = keyof typeof tools;
export type CalculatorId = Exclude<ToolId, 'glossary' | 'templates'>;

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
