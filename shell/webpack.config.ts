import { shell } from '@site/federation/build/appBuild';

export default shell(import.meta.dirname);
