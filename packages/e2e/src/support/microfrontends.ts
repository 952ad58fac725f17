const names = ['marketing', 'education', 'contact'] as const;

export type Name = (typeof names)[number];

/** One value for each microfrontend. */
export async function mapMicrofrontends<T>(make: (name: Name) => T | Promise<T>) {
  const made = await Promise.all(names.map(async name => [name, await make(name)] as const));
  return Object.fromEntries(made) as Record<Name, T>;
}
