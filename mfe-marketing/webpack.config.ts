import { remote } from '@site/federation/build/webpack';

export default remote({
  dir: import.meta.dirname,
  name: 'marketing',
  owner: 'marketing team',
  contractVersion: 2,
  routes: ['/', '/welcome', '/home', '/services', '/results', '/about'],
});
