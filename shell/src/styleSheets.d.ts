/** webpack makes a file of the build of it; importing it gives nothing. */
declare module '*.css';
