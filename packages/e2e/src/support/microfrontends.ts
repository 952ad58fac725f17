import { microfrontendNames as names, type MicrofrontendName } from '@site/federation/microfrontends';

export type Name = MicrofrontendName;

/** One value for each microfrontend. */
export async function mapMicrofrontends<T>(make: (name: Name) => T | Promise<T>) {
  const made = await Promise.all(names.map(async name => [name, await make(name)] as const));
  return Object.fromEntries(made) as Record<Name, T>;
}
