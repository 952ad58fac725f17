import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { host } from '@site/federation/build/webpack';
import { siteMap } from './src/siteMap.ts';

export default host({
  dir: import.meta.dirname,
  name: 'shell',
  owner: 'platform team',
  contractVersion: CONTRACT_VERSION,
  routes: [],
  pages: Object.fromEntries(siteMap.map(({ path, remote }) => [path, remote])),
});
