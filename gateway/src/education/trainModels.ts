import { loadModels } from './models.ts';

// Usage: node trainModels.js, at the end of the build, so that the first start has its models.
loadModels();
