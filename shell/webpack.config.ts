import { host } from '@site/federation/build/webpack';
import { siteMap } from './src/siteMap.ts';

export default host({
  dir: import.meta.dirname,
  name: 'shell',
  owner: 'platform team',
  contractVersion: 2,
  routes: [],
  pages: Object.fromEntries(siteMap.map(({ path, remote }) => [path, remote])),
});
