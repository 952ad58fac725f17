import { host } from '@site/federation/build/webpack';

export default host(import.meta.dirname);
