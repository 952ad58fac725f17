import { host } from '@site/federation/webpack';

export default host({
  dir: import.meta.dirname,
  name: 'shell',
  owner: 'platform team',
  contractVersion: 2,
  routes: [],
});
