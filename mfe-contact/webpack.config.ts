import { remote } from '@site/federation/build/webpack';

export default remote(import.meta.dirname);
