import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { remote } from '@site/federation/build/webpack';

export default remote({
  dir: import.meta.dirname,
  name: 'education',
  owner: 'education team',
  contractVersion: CONTRACT_VERSION,
  routes: ['/education'],
});
