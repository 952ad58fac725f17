export { stop as default } from './databaseServer.ts';
