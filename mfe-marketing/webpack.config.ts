import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { remote } from '@site/federation/build/webpack';

export default remote({
  dir: import.meta.dirname,
  name: 'marketing',
  owner: 'marketing team',
  contractVersion: CONTRACT_VERSION,
  routes: ['/', '/welcome', '/home', '/services', '/results', '/about'],
});
