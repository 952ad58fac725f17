import { remote } from '@site/federation/build/webpack';

export default remote({
  dir: import.meta.dirname,
  name: 'education',
  owner: 'education team',
  contractVersion: 2,
  routes: ['/education'],
});
