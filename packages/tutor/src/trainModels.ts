import { loadModels } from './models.ts';

// node trainModels.ts: at the end of the build, so that the first start has its models.
loadModels();
