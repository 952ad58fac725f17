import { remote } from '@site/federation/build/webpack';

export default remote({
  dir: import.meta.dirname,
  name: 'contact',
  owner: 'contact team',
  contractVersion: 2,
  routes: ['/contact'],
});
