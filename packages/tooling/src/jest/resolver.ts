import path from 'node:path';

interface Options {
  basedir: string;
  defaultResolver(request: string, options: Options): string;
}

const facade = path.join(import.meta.dirname, '../../../platform');

/** As in the bundles: a bare `styled-components` is the platform's instance, but for the platform itself. */
export function sync(request: string, options: Options) {
  const own = options.basedir.startsWith(facade);
  return request === 'styled-components' && !own
    ? path.join(facade, 'src/styled-components.ts')
    : options.defaultResolver(request, options);
}
