const names = ['marketing', 'education', 'contact'] as const;

export type Name = (typeof names)[number];

/** One thing for each microfrontend. */
export const forEach = <T>(make: (name: Name) => T) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, T>;

/** The same for things that take their time. */
export async function forEachAsync<T>(make: (name: Name) => Promise<T>) {
  const made = await Promise.all(names.map(async name => [name, await make(name)] as const));
  return Object.fromEntries(made) as Record<Name, T>;
}
