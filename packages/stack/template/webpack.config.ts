import { remote } from '@site/federation/build/appBuild';

export default remote(import.meta.dirname);
